import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameSocket, OTHER_BUILD } from './game-socket';
import { openService } from './testing/service';

let service: Awaited<ReturnType<typeof openService>>;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => service.close());

/** Refuses the first connections by these, then lets everybody in; tells the tickets that were shown. */
function refuseFirst(refusals: string[]): unknown[] {
  const tickets: unknown[] = [];
  service.io.use(({ handshake }, next) => {
    tickets.push(handshake.auth.ticket);
    const message = refusals.shift();
    next(message === undefined ? undefined : Object.assign(new Error(message), { data: { retryAfter: 0 } }));
  });
  return tickets;
}
const numbered = () => {
  let last = 0;
  return async () => `ticket ${++last}`;
};

test('who was refused for a while comes again when the refusal says, with a fresh ticket', async () => {
  const tickets = refuseFirst(['tooManyConnections', 'tooManyConnections']);
  const { socket, stop } = gameSocket(service.url, numbered());
  const open = new Promise<void>((done) => socket.on('connect', done));
  socket.connect();
  await open;
  stop();
  expect(tickets).toEqual(['ticket 1', 'ticket 2', 'ticket 3']);
});

test('whom the service has ended comes again', async () => {
  let visits = 0;
  service.io.on('connection', (visitor) => {
    visits += 1;
    if (visits === 1) visitor.disconnect();
  });
  const { socket, stop } = gameSocket(service.url, numbered());
  let opened = 0;
  const twice = new Promise<void>((done) => socket.on('connect', () => ++opened === 2 && done()));
  socket.connect();
  await twice;
  stop();
  expect(visits).toBe(2);
});

test('a page of another build does not come again, nor one that has stopped', async () => {
  const tickets = refuseFirst([OTHER_BUILD, 'tooManyConnections']);
  const { socket, stop } = gameSocket(service.url, numbered());
  const refused = () => new Promise<string>((done) => socket.once('connect_error', ({ message }) => done(message)));
  let answer = refused();
  socket.connect();
  expect(await answer).toBe(OTHER_BUILD);
  answer = refused();
  socket.connect();
  expect(await answer).toBe('tooManyConnections');
  stop();
  // One that has not stopped would have come by now: another comes and goes meanwhile.
  const other = gameSocket(service.url, async () => 'of another');
  const open = new Promise<void>((done) => other.socket.on('connect', done));
  other.socket.connect();
  await open;
  other.stop();
  expect(tickets).toEqual(['ticket 1', 'ticket 2', 'of another']);
});
