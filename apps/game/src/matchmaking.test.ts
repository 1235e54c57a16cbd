import { randomUUID } from 'node:crypto';
import { STARTER_DECKS } from '@astris/cards';
import type { PrismaClient, QueueKind, User } from '@astris/db';
import type { PairedMessage } from '@astris/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from './parts';
import type { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { FakeClock } from './testing/fake-clock';
import { enterQueue } from './testing/queue';
import { startService, type TestService } from './testing/service';

/** A round of the matchmaker is due after this time, in ms. */
const ROUND_MS = 2_000;
/** How something that comes of itself is waited for, in ms. */
const PATIENTLY = { timeout: 20_000, interval: 10 };

let db: PrismaClient;
let services: TestService[] = [];
let ann: User;
let bo: User;

beforeAll(() => {
  db = testDatabase();
});
afterAll(() => db.$disconnect());
beforeEach(async () => {
  await clearMatches(db);
  await db.queueEntry.deleteMany();
  [ann, bo] = [await createUser(db), await createUser(db)];
});
afterEach(async () => {
  for (const service of services) await service.close();
  services = [];
});

async function start(clock?: Clock): Promise<TestService> {
  const service = await startService({ node: randomUUID(), ...(clock && { clock }) });
  services.push(service);
  return service;
}

const enter = (user: User, at?: Date, kind?: QueueKind) => enterQueue(db, user, at, kind);
const told = (client: TestClient): Promise<PairedMessage> =>
  new Promise((resolve) => client.socket.once('paired', resolve));
const entries = () => db.queueEntry.count();

test('two who wait are paired by the service, told of it at every socket of theirs, and can join', async () => {
  const service = await start();
  const [one, tab, other] = [await service.connect(ann), await service.connect(ann), await service.connect(bo)];
  const news = Promise.all([told(one), told(tab), told(other)]);
  await enter(ann);
  await enter(bo);
  const [paired, ...more] = await news;
  expect(paired).toMatchObject({ rated: true, rematchOf: null });
  expect(more).toEqual([paired, paired]);
  await one.join(paired.match);
  await other.join(paired.match);
  expect(one.info).toMatchObject({ rated: true, rematch: null });
  expect(await entries()).toBe(0);
  expect(service.errors).toEqual([]);
});

test('two nodes that pair at the same time make one game, and tell who is connected to them', async () => {
  const [left, right] = [await start(), await start()];
  const [one, other] = [await left.connect(ann), await right.connect(bo)];
  const first = Promise.race([told(one), told(other)]);
  await enter(ann);
  await enter(bo);
  await first;
  expect(await db.match.count({ where: { kind: 'QUEUE' } })).toBe(1);
  expect(await entries()).toBe(0);
  expect([...left.errors, ...right.errors]).toEqual([]);
});

test('an open socket keeps an entry alive; without one it ends after half a minute', async () => {
  const clock = new FakeClock();
  /** Lets one round of the matchmaker pass: it is through when all that is done at intervals waits again. */
  const round = async () => {
    const intervals = clock.waiting;
    clock.advance(ROUND_MS);
    await vi.waitFor(() => expect(clock.waiting).toBe(intervals), PATIENTLY);
  };
  const service = await start(clock);
  await service.connect(ann);
  await enter(ann, new Date(clock.now()));
  await enter(bo, new Date(clock.now()), 'CASUAL');
  const waiting = async () => (await db.queueEntry.findMany()).map(({ userId }) => userId);
  for (let rounds = 0; rounds < 15; rounds += 1) await round();
  expect((await waiting()).sort()).toEqual([ann.id, bo.id].sort());
  for (let rounds = 0; rounds < 5; rounds += 1) await round();
  expect(await waiting()).toEqual([ann.id]);
});

test('a service that is about to stop pairs nobody; who waited then is paired by the next one', async () => {
  const clock = new FakeClock();
  const service = await start(clock);
  await enter(ann, new Date(clock.now()));
  await enter(bo, new Date(clock.now()));
  service.drain();
  clock.advance(10 * ROUND_MS);
  await service.stop();
  expect(await entries()).toBe(2);
  const next = new FakeClock(clock.now());
  await start(next);
  next.advance(ROUND_MS);
  await vi.waitFor(async () => expect(await entries()).toBe(0), PATIENTLY);
  expect(await db.match.count({ where: { kind: 'QUEUE', state: 'LIVE' } })).toBe(1);
});

async function finished(
  rated: boolean,
): Promise<{ service: TestService; id: string; players: [TestClient, TestClient] }> {
  const service = await start();
  const { id } = await createMatch(db, { users: [ann, bo], rated });
  const players: [TestClient, TestClient] = [await service.connect(ann), await service.connect(bo)];
  for (const client of players) await client.join(id);
  await players[0].act({ type: 'concede' });
  for (const client of players) await client.until(() => client.info?.rematch != null);
  return { service, id, players };
}
const wish = (client: TestClient, id: string, wants = true) => client.sendRaw('rematch', { match: id, wants });

test('a rematch begins when both wish for one: seats swapped, the same decks, rated as before', async () => {
  const { service, id, players } = await finished(false);
  const [one, other] = players;
  expect(one.info?.rematch).toEqual({ rated: false, wishes: [] });
  const news = Promise.all(players.map(told));
  expect(await wish(one, id)).toMatchObject({ ok: true });
  await other.until(() => other.info?.rematch?.wishes.includes(0) === true);
  expect(await db.match.count({ where: { rematchOf: id } })).toBe(0);
  expect(await wish(other, id)).toMatchObject({ ok: true });
  const [paired, again] = await news;
  expect(again).toEqual(paired);
  expect(paired).toMatchObject({ rated: false, rematchOf: id });
  const begun = await db.match.findUniqueOrThrow({
    where: { rematchOf: id },
    include: { seats: { orderBy: { seat: 'asc' } } },
  });
  expect(begun).toMatchObject({ id: paired?.match, kind: 'REMATCH', state: 'LIVE' });
  expect(begun.seats.map(({ userId }) => userId)).toEqual([bo.id, ann.id]);
  expect(begun.seats[0]?.list).toEqual(STARTER_DECKS[1]?.list);
  expect((await one.join(begun.id)).viewer).toBe(1);
  expect(service.errors).toEqual([]);
});

test('both wishes at once begin one rematch', async () => {
  const { id, players } = await finished(true);
  const answers = await Promise.all(players.map((client) => wish(client, id)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await db.match.count({ where: { state: 'LIVE', rated: true, seats: { some: { userId: ann.id } } } })).toBe(1);
});

test('who comes back late and wishes for a rematch that goes on is shown to it; there is no second one', async () => {
  const { id, players } = await finished(false);
  const [one, other] = players;
  await wish(one, id);
  await wish(other, id);
  const { id: begun } = await db.match.findUniqueOrThrow({ where: { rematchOf: id } });
  let others = 0;
  other.socket.on('paired', () => {
    others += 1;
  });
  const news = told(one);
  expect(await wish(one, id)).toMatchObject({ ok: true });
  expect(await news).toEqual({ match: begun, rated: false, rematchOf: id });
  await db.match.update({ where: { id: begun }, data: { state: 'VOID', endedAt: new Date() } });
  expect(await wish(one, id)).toMatchObject({ protocol: 'noRematch' });
  await other.until(() => other.info?.rematch === null);
  expect(others).toBe(0);
  expect(await db.match.count({ where: { rematchOf: id } })).toBe(1);
});

test('a wish for a rematch is taken back, and ends when its player leaves the table', async () => {
  const { id, players } = await finished(false);
  const [one, other] = players;
  await wish(one, id);
  await other.until(() => other.info?.rematch?.wishes.length === 1);
  await wish(one, id, false);
  await other.until(() => other.info?.rematch?.wishes.length === 0);
  await wish(one, id);
  await other.until(() => other.info?.rematch?.wishes.length === 1);
  one.close();
  await other.until(() => other.info?.rematch?.wishes.length === 0);
  expect(await wish(other, id)).toMatchObject({ ok: true });
  expect(await db.match.count({ where: { rematchOf: id } })).toBe(0);
});

test('there is no rematch for who watches, of a game that goes on, with somebody blocked, or beside another game', async () => {
  const { service, id, players } = await finished(false);
  const watcher = await service.connect(null);
  await watcher.join(id);
  expect(await wish(watcher, id)).toMatchObject({ protocol: 'notSeated' });
  expect(await players[0].sendRaw('rematch', { match: id })).toMatchObject({ protocol: 'malformed' });
  const busy = await createMatch(db, { users: [ann, await createUser(db)] });
  await players[0].join(busy.id);
  expect(await wish(players[0], busy.id)).toMatchObject({ protocol: 'noRematch' });
  await wish(players[0], id);
  expect(await wish(players[1], id)).toMatchObject({ protocol: 'noRematch' });
  await db.match.update({ where: { id: busy.id }, data: { state: 'VOID' } });
  await db.block.create({ data: { userId: bo.id, blockedId: ann.id } });
  expect(await wish(players[0], id)).toMatchObject({ protocol: 'noRematch' });
  expect(await db.match.count({ where: { rematchOf: id } })).toBe(0);
});
