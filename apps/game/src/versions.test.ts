import type { User } from '@astris/db';
import { ENGINE_VERSION, RULESET } from '@astris/engine';
import { expect, test } from 'vitest';
import { prismaStore } from './store/prisma-store';
import { TestClient } from './testing/client';
import { createMatch, createUser, type MatchWish, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { startService, type TestService, ticketOf } from './testing/service';
import { twoUsers } from './testing/two-users';

const { db, users } = twoUsers();

const policy = randomPolicy(seededRandom(21));
const stored = (id: string) =>
  db.match.findUniqueOrThrow({ where: { id }, include: { settlement: true, _count: { select: { actions: true } } } });
/** What this user is answered who asks to join. */
async function joinAnswer(service: TestService, user: User | null, match: string) {
  const client = await TestClient.connect(service.url, await ticketOf(user));
  try {
    return await client.sendRaw('join', { match });
  } finally {
    client.close();
  }
}
/** A live match of which some has been played; the service that it was played with is closed. */
async function beganMatch(wish: Partial<MatchWish> = {}): Promise<string> {
  const { id } = await createMatch(db, { users, rated: true, ...wish });
  const service = await startService();
  const clients = await Promise.all(users.map((user) => service.connect(user)));
  for (const client of clients) await client.join(id);
  await playOn(clients, policy, { until: () => clients.every(({ version }) => version >= 12) });
  await service.close();
  return id;
}

test.each(['engineVersion', 'rulesetVersion', 'poolHash'] as const)(
  'a live match of another %s is void when the service starts: its log stays, nobody is rated, its players are told',
  async (which) => {
    const id = await beganMatch();
    const before = await stored(id);
    await db.match.update({ where: { id }, data: { [which]: 'of old' } });
    const service = await startService();
    expect(await stored(id)).toMatchObject({
      state: 'VOID',
      reason: 'rulesChanged',
      winnerSeat: null,
      finalHash: null,
      endedAt: expect.any(Date),
      settlement: expect.anything(),
      _count: before._count,
    });
    expect(before._count.actions).toBeGreaterThan(10);
    expect(await db.ratedResult.count({ where: { matchId: id } })).toBe(0);
    for (const user of [...users, null])
      expect(await joinAnswer(service, user, id)).toMatchObject({ ok: false, protocol: 'rulesChanged' });
    expect(service.errors).toEqual([]);
    await service.close();
  },
);

test('a live match whose log is refused though its versions are the same is void too', async () => {
  const id = await beganMatch();
  const action = { type: 'act', act: { do: 'skip', storyline: 999 } };
  await db.matchAction.update({ where: { matchId_number: { matchId: id, number: 9 } }, data: { action } });
  const service = await startService();
  expect(await stored(id)).toMatchObject({ state: 'VOID', reason: 'rulesChanged' });
  expect(await joinAnswer(service, users[0] as User, id)).toMatchObject({ protocol: 'rulesChanged' });
  await service.close();
});

test('a match that becomes live with other versions while the service runs is ended when somebody joins it', async () => {
  const service = await startService();
  const { id } = await createMatch(db, { users, rated: true, other: { engineVersion: 'of old' } });
  const answers = await Promise.all([0, 1].map((seat) => joinAnswer(service, users[seat] as User, id)));
  expect(answers).toMatchObject([{ protocol: 'rulesChanged' }, { protocol: 'rulesChanged' }]);
  expect(await stored(id)).toMatchObject({ state: 'VOID' });
  await service.close();
});

test('a match that a node of other rules ended takes no action where it is played on, and its players hear why', async () => {
  const { id } = await createMatch(db, { users, rated: true });
  const [here, there] = [
    await startService({ node: 'here' }),
    await startService({ node: 'there', ruleset: { ...RULESET, version: 'new' } }),
  ];
  const clients = [await here.connect(users[0] as User), await here.connect(users[1] as User)];
  for (const client of clients) await client.join(id);
  await playOn(clients, policy, { until: () => clients.every(({ version }) => version >= 12) });
  const logged = (await stored(id))._count.actions;
  expect(await joinAnswer(there, users[0] as User, id)).toMatchObject({ protocol: 'rulesChanged' });
  const closed = Promise.all(clients.map(({ socket }) => new Promise((told) => socket.once('disconnect', told))));
  expect(await clients[0]?.act({ type: 'concede' })).toMatchObject({ ok: false, protocol: 'rulesChanged' });
  await closed;
  expect(await stored(id)).toMatchObject({ state: 'VOID', reason: 'rulesChanged', _count: { actions: logged } });
  expect(await joinAnswer(here, users[1] as User, id)).toMatchObject({ protocol: 'rulesChanged' });
  expect([...here.errors, ...there.errors]).toEqual([]);
  for (const service of [here, there]) await service.close();
});

test('19.4 a match that was won and not settled before the rules changed is settled as it was won', async () => {
  const { id } = await createMatch(db, { users, rated: true });
  const store = { ...prismaStore(testDatabase()), settle: () => Promise.reject(new Error('it ends before')) };
  const service = await startService({ store });
  const clients = [await service.connect(users[0] as User), await service.connect(users[1] as User)];
  for (const client of clients) await client.join(id);
  const bothDecided = () => clients.every(({ view }) => view.board.players.every(({ decided }) => decided));
  await playOn(clients, policy, { until: bothDecided });
  expect(await clients[0]?.act({ type: 'concede' })).toMatchObject({ ok: true });
  await service.close();
  expect(await stored(id)).toMatchObject({ state: 'LIVE', settlement: null });
  await db.match.update({ where: { id }, data: { poolHash: 'of old' } });
  const later = await startService();
  expect(await stored(id)).toMatchObject({ state: 'OVER', reason: 'concession', winnerSeat: 1 });
  expect(await db.ratedResult.count({ where: { matchId: id } })).toBe(2);
  expect(await joinAnswer(later, users[0] as User, id)).toMatchObject({ protocol: 'otherVersion' });
  await later.close();
});

test('why a private match was ended is not told to strangers', async () => {
  const { id } = await createMatch(db, { users, isPublic: false, other: { poolHash: 'of old' } });
  const service = await startService();
  expect(await joinAnswer(service, await createUser(db), id)).toMatchObject({ protocol: 'unknownMatch' });
  expect(await joinAnswer(service, users[1] as User, id)).toMatchObject({ protocol: 'rulesChanged' });
  await service.close();
});

test('a match that was over before the rules changed stays as it ended, and its table is not shown', async () => {
  const id = await beganMatch();
  const service = await startService();
  const clients = await Promise.all(users.map((user) => service.connect(user)));
  for (const client of clients) await client.join(id);
  await clients[0]?.act({ type: 'concede' });
  await Promise.all(clients.map((client) => client.until(() => client.settled.length > 0)));
  await service.close();
  const before = await stored(id);
  expect(before).toMatchObject({ state: 'OVER', reason: 'concession', engineVersion: ENGINE_VERSION });
  await db.match.update({ where: { id }, data: { engineVersion: 'of old' } });
  const later = await startService();
  expect(await joinAnswer(later, users[0] as User, id)).toMatchObject({ ok: false, protocol: 'otherVersion' });
  expect(await stored(id)).toEqual({ ...before, engineVersion: 'of old' });
  await later.close();
});
