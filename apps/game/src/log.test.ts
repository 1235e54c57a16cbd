import { expect, test } from 'vitest';
import { createLog } from './log';
import { prismaStore } from './store/prisma-store';
import type { TestClient } from './testing/client';
import { createMatch, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { startService, ticketOf } from './testing/service';
import { twoUsers } from './testing/two-users';

const SEED = '5eed'.padEnd(64, '9');
const PASSWORD = 'opensesame';
const ADDRESS = `postgresql://astris:${PASSWORD}@127.0.0.1:5432/astris`;
const { db, users } = twoUsers();

/** Everything that a log of its own writes of this. */
function written(...logged: object[]): string {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  for (const one of logged) log.error(one, 'something failed');
  return lines.join('');
}

test('a whole game with failures on its way is logged without its seed, a ticket, a password or a secret', async () => {
  const store = prismaStore(testDatabase());
  let fails = false;
  const failing =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    (...given: A): Promise<R> =>
      fails ? Promise.reject(Object.assign(new Error(`can't reach ${ADDRESS}`), { ...given })) : work(...given);
  const service = await startService({
    store: { ...store, append: failing(store.append), eventsOf: failing(store.eventsOf), beat: failing(store.beat) },
  });
  const { id } = await createMatch(db, { users, seed: SEED, rated: true });
  const tickets = await Promise.all(users.map(ticketOf));
  const clients = await Promise.all(tickets.map((ticket) => service.connectWith(ticket)));
  for (const client of clients) await client.join(id);
  const [one] = clients as [TestClient];
  await playOn(clients, randomPolicy(seededRandom(4)), { until: () => one.version >= 15 });

  fails = true;
  expect(await one.act({ type: 'concede' })).toMatchObject({ protocol: 'serverError' });
  expect(await one.sendRaw('log', { match: id })).toMatchObject({ protocol: 'serverError' });
  fails = false;
  await expect(service.connectWith(`${tickets[0]}x`)).rejects.toThrow('unauthorized');
  for (const client of clients) await client.join(id);
  await playOn(clients, randomPolicy(seededRandom(4)));
  for (const client of clients) await client.until(() => client.settled.length > 0);
  for (const client of clients) client.close();
  await service.close();

  const log = service.lines.join('');
  for (const said of [
    'loaded',
    'the log could not be written',
    'a message could not be handled',
    'settled',
    ADDRESS.slice(-20),
  ]) {
    expect(log).toContain(said);
  }
  for (const secret of [SEED, PASSWORD, process.env.AUTH_SECRET as string, ...tickets])
    expect(log).not.toContain(secret);
  const records = service.lines.map((line) => JSON.parse(line) as { msg: string; match?: string });
  const ofTheService = ['resumed', 'beat failed', 'claim failed', 'sweep failed'];
  for (const { msg, match } of records)
    expect({ msg, match }).toEqual({ msg, match: ofTheService.includes(msg) ? undefined : id });
}, 120_000);

test.each([
  'seed',
  'ticket',
  'token',
  'password',
  'passwordHash',
  'cookie',
  'authorization',
  'DATABASE_URL',
  'AUTH_SECRET',
])('a field called %s is not written, wherever it lies', (name) => {
  const hidden = { [name]: 'what nobody may read' };
  expect(written(hidden, { row: hidden }, { given: { headers: hidden } })).not.toContain('what nobody may read');
});

test('an error keeps what it says, but for the password in an address that it quotes', () => {
  const log = written({ error: new Error(`getaddrinfo failed for ${ADDRESS}?schema=public`) });
  expect(log).toContain('getaddrinfo failed for postgresql://astris:[secret]@127.0.0.1:5432/astris?schema=public');
  expect(log).not.toContain(PASSWORD);
  expect(JSON.parse(log)).toMatchObject({ msg: 'something failed' });
});

test('an address without a password, and other text with colons, stays as it is', () => {
  const text = 'https://astris.example/match/1 at 10:30, write to crew@astris.example';
  expect(JSON.parse(written({ said: text }))).toMatchObject({ said: text });
});
