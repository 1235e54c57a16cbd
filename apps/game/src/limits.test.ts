/** How much one may ask of the service, and how many may come: refused by type, with the time to wait, over real sockets. */
import type { PrismaClient, User } from '@astris/db';
import { WIRE_VERSION } from '@astris/protocol';
import { Manager } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Crowd } from './sockets/crowd';
import { Pace } from './sockets/pace';
import { WEIGHT_OF_UNKNOWN, WEIGHTS } from './sockets/weights';
import { TestClient } from './testing/client';
import { createMatch, createUser, testDatabase } from './testing/database';
import { PLENTY, startService, type TestService, ticketOf } from './testing/service';

let db: PrismaClient;
let user: User;
let service: TestService | null = null;
beforeAll(async () => {
  db = testDatabase();
  user = await createUser(db);
});
afterEach(async () => {
  await service?.close();
  service = null;
});
afterAll(() => db.$disconnect());

const serve = async (limits: Partial<typeof PLENTY>) => {
  service = await startService({ limits: { ...PLENTY, ...limits } });
  return service;
};
/** What a client whose connection is refused is told. */
const refusalOf = (connecting: Promise<unknown>) =>
  connecting.then(
    () => 'let in',
    ({ message, data }: Error & { data?: object }) => ({ message, data }),
  );
/** A connection that asks for nothing. */
const hold = (url: string): Promise<Manager> => {
  const manager = new Manager(url, { transports: ['websocket'], autoConnect: false, reconnection: false });
  return new Promise((held, failed) => {
    manager.open((error) => (error ? failed(error) : held(manager)));
  });
};
const unknown = { protocol: 'unknownMatch' };
const clock = (at: { ms: number }) => ({ now: () => at.ms, after: () => () => undefined });

test('a join takes of a socket what five passes take, and who sends more is told when to try again', async () => {
  const { connect } = await serve({ ofSocket: { burst: 3 * WEIGHTS.join, perSecond: 1 / 3_600 } });
  const client = await connect(user);
  for (let times = 0; times < 3; times++)
    expect(await client.sendRaw('join', { match: 'none' })).toMatchObject(unknown);
  expect(await client.sendRaw('leave', { match: 'none' })).toMatchObject({
    ok: false,
    protocol: 'tooFast',
    retryAfter: expect.any(Number),
  });
});

test('what is malformed, or of no known name, takes as much as if it were not', async () => {
  const { connect } = await serve({ ofSocket: { burst: 2 * WEIGHT_OF_UNKNOWN, perSecond: 1 / 3_600 } });
  const client = await connect(user);
  expect(await client.sendRaw('__proto__')).toMatchObject({ protocol: 'unknownMessage' });
  expect(await client.sendRaw('join', 7)).toMatchObject({ protocol: 'malformed' });
  expect(await client.sendRaw('leave', { match: 'none' })).toMatchObject({ protocol: 'tooFast' });
});

test('all sockets of one user together have a limit, and nobody else pays for it', async () => {
  const { connect } = await serve({ ofUser: { burst: 2 * WEIGHTS.join, perSecond: 1 / 3_600 } });
  const [one, two, other] = [await connect(user), await connect(user), await connect(await createUser(db))];
  for (const client of [one, two]) expect(await client.sendRaw('join', { match: 'none' })).toMatchObject(unknown);
  for (const client of [one, two])
    expect(await client.sendRaw('join', { match: 'none' })).toMatchObject({ protocol: 'tooFast' });
  expect(await other.sendRaw('join', { match: 'none' })).toMatchObject(unknown);
});

test('all who only watch from one address together have a limit, and a player there does not pay for it', async () => {
  const { connect } = await serve({ ofWatchers: { burst: 2 * WEIGHTS.join, perSecond: 1 / 3_600 } });
  const [one, two, player] = [await connect(null), await connect(null), await connect(user)];
  for (const client of [one, two]) expect(await client.sendRaw('join', { match: 'none' })).toMatchObject(unknown);
  for (const client of [one, two])
    expect(await client.sendRaw('join', { match: 'none' })).toMatchObject({ protocol: 'tooFast' });
  expect(await player.sendRaw('join', { match: 'none' })).toMatchObject(unknown);
  const pace = new Pace({ ...PLENTY, ofWatchers: { burst: 1, perSecond: 1 } }, clock({ ms: 0 }));
  const [here, there] = ['here', 'there'].map((address) => pace.of({ role: 'spectator' }, address));
  expect([here?.('act'), here?.('act'), there?.('act')]).toEqual([0, 1, 0]);
});

test('an address that knocks too fast is refused before anybody looks at its ticket', async () => {
  let looked = 0;
  service = await startService({
    limits: { ...PLENTY, perAddress: 3 },
    verifyTicket: async () => {
      looked += 1;
      return null;
    },
  });
  const { url } = service;
  const knock = () => refusalOf(TestClient.connect(url, 'forged'));
  const answers = [];
  for (let times = 0; times < 4; times++) answers.push(await knock());
  expect(answers.slice(0, 3)).toEqual(Array(3).fill({ message: 'unauthorized', data: undefined }));
  expect(answers[3]).toMatchObject({ message: 'tooManyConnections', data: { retryAfter: expect.any(Number) } });
  expect(looked).toBe(3);
});

test('a connection gets one answer: it is closed with a refusal, and with a second wish to be let in', async () => {
  const { url } = await serve({});
  const knocking = async (ticket: string, times: number) => {
    const { engine } = await hold(url);
    const heard: string[] = [];
    engine.on('data', (data) => heard.push(String(data)));
    const closed = new Promise((told) => engine.once('close', told));
    for (let time = 0; time < times; time++) engine.write(`0${JSON.stringify({ ticket, wire: WIRE_VERSION })}`);
    await closed;
    return heard;
  };
  expect(await knocking('forged', 1)).toEqual([expect.stringContaining('unauthorized')]);
  const twice = await knocking(await ticketOf(user), 2);
  expect(twice.some((data) => data.includes('malformed'))).toBe(true);
});

test('a socket joins sixteen matches and no more, and a game that it may not join is not held in memory', async () => {
  const { connect, lines } = await serve({});
  const opponent = await createUser(db);
  const [client, other] = [await connect(user), await connect(opponent)];
  const begun = async (more = {}) => (await createMatch(db, { users: [user, opponent], other: more })).id;
  for (let times = 0; times < 16; times++) await client.join(await begun({ state: 'OVER' }));
  const match = await begun();
  await other.join(match);
  await other.sendRaw('act', { match, id: 'c', version: 0, decision: null, action: { type: 'concede' } });
  await other.until(() => other.settled.length > 0);
  await other.sendRaw('leave', { match });
  const loads = () => lines.filter((line) => line.includes(match) && line.includes('"loaded"')).length;
  expect(loads()).toBe(1);
  for (const loaded of [2, 3]) {
    expect(await client.sendRaw('join', { match })).toMatchObject({ ok: false, protocol: 'tooFast' });
    expect(loads()).toBe(loaded);
  }
});

test('a message that nests hundreds deep is refused, and the socket lives on', async () => {
  const { connect, errors } = await serve({});
  const client = await connect(user);
  let deep: unknown = 0;
  for (let depth = 0; depth < 500; depth++) deep = [deep];
  expect(await client.sendRaw('act', deep)).toMatchObject({ protocol: expect.stringMatching(/malformed|oversized/) });
  expect(await client.sendRaw('join', { match: 'none' })).toMatchObject(unknown);
  expect(errors).toEqual([]);
});

test('one user has so many sockets and no more, until one is closed', async () => {
  const { url, connect } = await serve({ perUser: 2 });
  const first = await connect(user);
  await connect(user);
  const another = async () => TestClient.connect(url, await ticketOf(user));
  expect(await refusalOf(another())).toEqual({ message: 'tooManyConnections', data: { retryAfter: 10 } });
  await (await connect(await createUser(db))).sendRaw('leave', {});
  first.close();
  await expect.poll(() => refusalOf(another().then((client) => client.close()))).toBe('let in');
});

test('one address has so many connections: past that they are told so, past twice that not even answered', async () => {
  const { url } = await serve({ perAddress: 2 });
  const another = () => ticketOf(null).then((ticket) => TestClient.connect(url, ticket));
  const held = [await hold(url), await hold(url), await hold(url)];
  expect(await refusalOf(another())).toMatchObject({ message: 'tooManyConnections' });
  await expect.poll(() => hold(url).then((another) => held.push(another), String)).toBe(4);
  expect(await refusalOf(another())).toMatchObject({ message: 'websocket error' });
  for (const { engine } of held) engine.close();
  await expect.poll(() => refusalOf(another().then((client) => client.close()))).toBe('let in');
});

test('an address that opens too many too fast waits as long as it is told', () => {
  const at = { ms: 0 };
  const crowd = new Crowd({ perAddress: 60, perUser: 9, proxies: 0 }, clock(at));
  const come = () => {
    let leave: () => void = () => undefined;
    const request = { headers: {}, socket: { remoteAddress: '198.51.100.1' } } as never;
    const connection = {
      request,
      once(_: 'close', run: () => void) {
        leave = run;
      },
    };
    crowd.arrived(connection);
    const wait = crowd.waitAtDoor(connection);
    leave();
    return wait;
  };
  for (let times = 0; times < 60; times++) expect(come()).toBe(0);
  expect(come()).toBe(1);
  at.ms += 1_000;
  expect([come(), come()]).toEqual([0, 1]);
});

test('an address is what a trusted proxy says, and nothing that a client sends', () => {
  const request = (forwarded: string) => ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' } as never,
  });
  const crowd = (proxies: number) => new Crowd({ perAddress: 1, perUser: 1, proxies }, clock({ ms: 0 }));
  expect(crowd(0).addressOf(request('1.2.3.4'))).toBe('10.0.0.1');
  expect(crowd(1).addressOf(request('1.2.3.4, 198.51.100.1'))).toBe('198.51.100.1');
});

test('a socket that goes on after two hundred refusals is closed, one that waits is not', () => {
  const at = { ms: 0 };
  const pace = new Pace({ ...PLENTY, ofSocket: { burst: 1, perSecond: 1 } }, clock(at));
  const judge = pace.of({ role: 'spectator' }, 'here');
  expect(judge('act')).toBe(0);
  for (let times = 0; times < 200; times++) expect(judge('act')).toBe(1);
  expect(judge('act')).toBe('close');
  at.ms += 1_000;
  expect([judge('act'), judge('act')]).toEqual([0, 1]);
});
