import type { PrismaClient, User } from '@astris/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMatch, createUser, testDatabase } from '../testing/database';
import type { MatchStore, NewAction } from './match-store';
import { prismaStore } from './prisma-store';

let db: PrismaClient;
let store: MatchStore;
let users: User[];
beforeAll(async () => {
  db = testDatabase();
  store = prismaStore(db);
  users = [await createUser(db), await createUser(db)];
});
afterAll(() => db.$disconnect());
beforeEach(async () => {
  await db.match.deleteMany();
  await db.heartbeat.deleteMany();
});

const action = (match: string, number: number, messageId: string | null = null): NewAction => ({
  match,
  number,
  actor: 0,
  action: { type: 'act', act: { do: 'pass' } },
  messageId,
  atMs: 5,
  events: [],
  dueAtMs: null,
  outcome: null,
});
const NOON = Date.UTC(2026, 0, 5, 12);

test('appends of several matches at once: the conflict of one does not fail the others', async () => {
  const [a, b, c] = [
    await createMatch(db, { users }),
    await createMatch(db, { users }),
    await createMatch(db, { users }),
  ];
  expect(await store.append(action(b.id, 1))).toBe(true);
  const written = await Promise.all([a, b, c].map(({ id }) => store.append(action(id, 1))));
  expect(written).toEqual([true, false, true]);
  expect(await store.actionsAfter(a.id, 0)).toEqual([
    { number: 1, actor: 0, action: { type: 'act', act: { do: 'pass' } }, messageId: null, atMs: 5 },
  ]);
});

test('of two appends under one number exactly one is written', async () => {
  const { id } = await createMatch(db, { users });
  const written = await Promise.all([store.append(action(id, 1)), store.append(action(id, 1))]);
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await store.actionsAfter(id, 0)).toHaveLength(1);
});

test('a message is logged once, even under another number', async () => {
  const { id } = await createMatch(db, { users });
  expect(await store.append(action(id, 1, 'm'))).toBe(true);
  expect(await store.append(action(id, 2, 'm'))).toBe(false);
  expect(await store.append({ ...action(id, 2, 'm'), actor: 1 })).toBe(true);
});

test('an append to a match that is gone or was ended is not written, and the others of its group are', async () => {
  const [{ id }, ended] = [await createMatch(db, { users }), await createMatch(db, { users })];
  expect(await store.endForChangedRules(ended.id, NOON)).toBe(true);
  expect(await store.endForChangedRules(ended.id, NOON)).toBe(false);
  const written = await Promise.all(['gone', ended.id, id].map((match) => store.append(action(match, 1))));
  expect(written).toEqual([false, false, true]);
  expect(await store.actionsAfter(ended.id, 0)).toEqual([]);
});

/** Begins the work while the match is being ended, and ends it once the work waits. */
async function whileItEnds<T>(id: string, begin: () => Promise<T>): Promise<T> {
  const { begun } = await db.$transaction(async (tx) => {
    await tx.match.update({ where: { id }, data: { state: 'VOID' } });
    await tx.matchLease.deleteMany({ where: { matchId: id } });
    const work = begin();
    await expect
      .poll(
        () => db.$queryRaw<unknown[]>`
        SELECT 1 FROM "pg_stat_activity" WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
      )
      .toHaveLength(1);
    return { begun: work };
  });
  return begun;
}

test('an append waits for whoever ends its match at this moment, and is not written then', async () => {
  const { id } = await createMatch(db, { users });
  expect(await whileItEnds(id, () => store.append(action(id, 1)))).toBe(false);
  expect(await store.actionsAfter(id, 0)).toEqual([]);
});

test('a match that is ended at this moment is not attended any more, whoever attended it, and gets no lease', async () => {
  const [held, unheld] = [await createMatch(db, { users }), await createMatch(db, { users })];
  await store.hold({ match: held.id, node: 'one', atMs: NOON, dueAtMs: null, anyway: true });
  const again = () => store.hold({ match: held.id, node: 'two', atMs: NOON, dueAtMs: null, anyway: true });
  expect(await whileItEnds(held.id, again)).toBe(false);
  await whileItEnds(unheld.id, () => store.enrol());
  expect(await db.matchLease.count()).toBe(0);
});

test('19.4 how a match ended lies beside it from its last action on: then it is not ended as void', async () => {
  const { id } = await createMatch(db, { users, rated: true });
  await store.hold({ match: id, node: 'one', atMs: NOON, dueAtMs: null, anyway: true });
  const outcome = { winner: 1, reason: 'concession', finalHash: 'h', acts: [] };
  expect(await store.append({ ...action(id, 1), outcome })).toBe(true);
  expect((await store.load(id))?.row.outcome).toEqual(outcome);
  expect(await store.endForChangedRules(id, NOON)).toBe(false);
  expect((await store.settle(id, outcome, NOON)).ratings).toHaveLength(2);
  expect((await store.load(id))?.row.outcome).toBeNull();
});

test('an open table has not begun, and an unknown one is none', async () => {
  const { id } = await createMatch(db, { users });
  await db.match.update({ where: { id }, data: { state: 'OPEN' } });
  expect(await store.load(id)).toBeNull();
  expect(await store.load('nobody')).toBeNull();
});

test('19.1 the time without a sign of life is added once to every live match', async () => {
  const early = await createMatch(db, { users, startedAt: new Date(NOON - 60_000) });
  const late = await createMatch(db, { users, startedAt: new Date(NOON + 4_000) });
  const over = await createMatch(db, { users, startedAt: new Date(NOON - 60_000) });
  await db.match.update({ where: { id: over.id }, data: { state: 'OVER' } });
  await store.beat('game', NOON);
  expect(await store.resume('game', NOON + 10_000)).toBe(10_000);
  expect(await store.resume('game', NOON + 10_000)).toBe(0);
  const downtime = async (id: string) => (await db.match.findUniqueOrThrow({ where: { id } })).downtimeMs;
  expect(await downtime(early.id)).toBe(10_000);
  expect(await downtime(late.id)).toBe(6_000);
  expect(await downtime(over.id)).toBe(0);
});

test('19.1 a sign of life that comes late does not take back the one after it', async () => {
  await Promise.all([NOON + 3_000, NOON + 1_000, NOON + 2_000].map((at) => store.beat('game', at)));
  await store.beat('game', NOON);
  expect(await store.resume('game', NOON + 10_000)).toBe(7_000);
});

test('19.1 while another node lives there is no downtime', async () => {
  const { id } = await createMatch(db, { users, startedAt: new Date(NOON - 60_000) });
  await store.beat('one', NOON - 30_000);
  await store.beat('two', NOON);
  expect(await store.resume('one', NOON + 900)).toBe(0);
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ downtimeMs: 0 });
});

test('a rated match is settled once, whoever asks and however often', async () => {
  const players = [await createUser(db), await createUser(db)];
  const { id, seed } = await createMatch(db, { users: players, rated: true });
  const outcome = { winner: 1, reason: 'concession', finalHash: 'h', acts: [] };
  const settled = await Promise.all([1, 2, 3].map(() => store.settle(id, outcome, NOON)));
  expect(settled[0]).toMatchObject({ match: id, seed });
  expect(settled[0]?.ratings?.map(({ after }) => Math.round(after * 10) / 10)).toEqual([1337.7, 1662.3]);
  for (const one of settled) expect(one).toEqual(settled[0]);
  expect(await store.settle(id, { ...outcome, winner: 0 }, NOON + 1)).toEqual(settled[0]);
  expect(await db.ratedResult.count({ where: { matchId: id } })).toBe(2);
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'OVER',
    winnerSeat: 1,
    reason: 'concession',
    finalHash: 'h',
  });
});

test('different matches of one player that two nodes settle at once all count, one after the other', async () => {
  const [ann, ...others] = await Promise.all(['Ann', 'Bo', 'Cy', 'Dee', 'Eli'].map((name) => createUser(db, name)));
  const matches = await Promise.all(
    others.map((other) => createMatch(db, { users: [ann ?? null, other], rated: true })),
  );
  const otherDb = testDatabase();
  const stores = [store, prismaStore(otherDb)];
  const outcome = { winner: 0, reason: 'acts', finalHash: 'h', acts: [] };
  await Promise.all(matches.flatMap(({ id }) => stores.map((node) => node.settle(id, outcome, NOON))));
  await otherDb.$disconnect();
  const rating = await db.rating.findFirstOrThrow({
    where: { userId: ann?.id },
    include: { results: { orderBy: { number: 'asc' } } },
  });
  expect(rating).toMatchObject({ games: 4, wins: 4, losses: 0 });
  expect(rating.results.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(rating.results.map(({ before }) => before)).toEqual([
    1500,
    ...rating.results.slice(0, 3).map(({ after }) => after),
  ]);
  expect(rating.rating).toBe(rating.results[3]?.after);
});

test('a settlement whose connection dies halfway leaves nothing behind, and counts once when it is done again', async () => {
  const [ann, bo] = [await createUser(db), await createUser(db)];
  const { id } = await createMatch(db, { users: [ann, bo], rated: true });
  const outcome = { winner: 0, reason: 'acts', finalHash: 'h', acts: [] };
  const dying = testDatabase();
  await db.$transaction(
    async (tx) => {
      // The lock holds the settlement back where it has written the result but no rating yet.
      await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${bo.id} FOR UPDATE`;
      const settling = prismaStore(dying).settle(id, outcome, NOON);
      const died = expect(settling).rejects.toThrow();
      await expect
        .poll(
          () => db.$queryRaw<unknown[]>`
          SELECT pg_terminate_backend("pid") FROM "pg_stat_activity"
          WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE '%FOR NO KEY UPDATE%'`,
          { timeout: 15_000 },
        )
        .toHaveLength(1);
      await died;
    },
    { timeout: 25_000 },
  );
  await dying.$disconnect();
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'LIVE', winnerSeat: null });
  expect(await db.settlement.count({ where: { matchId: id } })).toBe(0);
  expect(await db.rating.count({ where: { userId: { in: [ann.id, bo.id] } } })).toBe(0);

  const settled = await store.settle(id, outcome, NOON + 1);
  expect(settled.ratings).toHaveLength(2);
  expect(await store.settle(id, outcome, NOON + 2)).toEqual(settled);
  expect(await db.ratedResult.count({ where: { matchId: id } })).toBe(2);
});

test('the fourth rated game of a pair in a day changes no rating, and says so before and after', async () => {
  const [ann, bo] = [await createUser(db), await createUser(db)];
  const outcome = { winner: 0, reason: 'acts', finalHash: 'h', acts: [] };
  const play = async (atMs: number) => {
    const { id } = await createMatch(db, { users: [ann, bo], rated: true });
    const told = (await store.load(id))?.row.pairDone;
    return { id, told, settled: await store.settle(id, outcome, atMs) };
  };
  const now = Date.now();
  for (let game = 0; game < 3; game++) {
    const { told, settled } = await play(now);
    expect([told, settled.uncounted, settled.ratings?.length]).toEqual([false, null, 2]);
  }
  const fourth = await play(now);
  expect(fourth.told).toBe(true);
  expect(fourth.settled).toMatchObject({ ratings: null, uncounted: 'pairLimit' });
  expect((await store.load(fourth.id))?.row.settled).toEqual(fourth.settled);
  expect(await db.match.findUniqueOrThrow({ where: { id: fourth.id } })).toMatchObject({
    state: 'OVER',
    winnerSeat: 0,
  });
});

test('a rated game against an account that is gone changes no rating, and says so', async () => {
  const [ann, bo] = [await createUser(db), await createUser(db)];
  const { id } = await createMatch(db, { users: [ann, bo], rated: true });
  await db.user.delete({ where: { id: bo.id } });
  const settled = await store.settle(id, { winner: 0, reason: 'clock', finalHash: 'h', acts: [] }, NOON);
  expect(settled).toMatchObject({ ratings: null, uncounted: 'gone' });
  expect(await db.rating.count({ where: { userId: ann.id } })).toBe(0);
});

test('19.4 a void match moves no rating', async () => {
  const { id } = await createMatch(db, { users, rated: true });
  const settled = await store.settle(id, { winner: null, reason: 'void', finalHash: 'h', acts: [] }, NOON);
  expect(settled.ratings).toBeNull();
  expect(await db.match.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'VOID', winnerSeat: null });
});

test('the log keeps an action as a word, and reads rows that hold a record', async () => {
  const { id } = await createMatch(db, { users });
  await store.append(action(id, 1));
  const [row] = await db.matchAction.findMany({ where: { matchId: id } });
  expect(row?.action).toBe('n');
  const record = { type: 'choose', chosen: [2, 0] };
  await db.matchAction.create({ data: { matchId: id, number: 2, actor: 1, action: record, atMs: 6, events: [] } });
  expect((await store.actionsAfter(id, 0)).map((stored) => stored.action)).toEqual([
    { type: 'act', act: { do: 'pass' } },
    record,
  ]);
});
