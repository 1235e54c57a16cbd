import { STARTER_DECKS } from '@astris/cards';
import type { PrismaClient, User } from '@astris/db';
import { actionOf, apply, createGame, type DeckList, type Game, hashOf, RULESET } from '@astris/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STEPS_KEPT } from './match/live-match';
import type { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { deciding, playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { pool, startService, type TestService } from './testing/service';

const SEED = 'c0ffee'.padEnd(64, '7');
let db: PrismaClient;
let service: TestService;
let users: User[];
let match: string;
let players: TestClient[];
let spectator: TestClient;
let bothAsked = 0;

beforeAll(async () => {
  db = testDatabase();
  await clearMatches(db);
  service = await startService();
  users = [await createUser(db, 'Ana'), await createUser(db, 'Bo')];
  match = (await createMatch(db, { users, seed: SEED, rated: true })).id;
  players = [await service.connect(users[0] as User), await service.connect(users[1] as User)];
  spectator = await service.connect(null);
  for (const client of [...players, spectator]) await client.join(match);
  const countBoth = () => {
    if (deciding(players).length === 2) bothAsked += 1;
    return false;
  };
  await playOn(players, randomPolicy(seededRandom(11)), { until: countBoth, watchers: [spectator] });
  for (const client of [...players, spectator]) await client.until(() => client.settled.length > 0);
}, 120_000);
afterAll(async () => {
  await service.close();
  await db.$disconnect();
});

/** The true game after each action of the log. */
async function* replay(): AsyncGenerator<{ version: number; game: Game }> {
  const { seats, actions, seed } = await db.match.findUniqueOrThrow({
    where: { id: match },
    include: { seats: { orderBy: { seat: 'asc' } }, actions: { orderBy: { number: 'asc' } } },
  });
  const lists = seats.map(({ list }) => list as unknown as DeckList);
  const game = createGame(RULESET, pool, lists, seed);
  yield { version: 0, game };
  for (const { number, actor, action } of actions) {
    const applied = apply(game, actor < 0 ? 'server' : actor, actionOf(String(action)));
    expect(applied).not.toHaveProperty('refused');
    yield { version: number, game };
  }
}

test('a rated game is played to its end over sockets and settled once', async () => {
  expect(service.errors).toEqual([]);
  const stored = await db.match.findUniqueOrThrow({ where: { id: match }, include: { settlement: true } });
  const { result } = spectator.view.board;
  expect(result?.reason).toBe('acts');
  expect(stored).toMatchObject({ state: 'OVER', winnerSeat: result?.winner, reason: 'acts' });
  expect(stored.settlement).not.toBeNull();
  expect(await db.ratedResult.count({ where: { matchId: match } })).toBe(2);
  for (const { settled } of [...players, spectator]) {
    expect(settled).toEqual([{ match, seed: SEED, ratings: [expect.anything(), expect.anything()], uncounted: null }]);
  }
});

test('the log alone gives the same game', async () => {
  let last: { version: number; game: Game } | null = null;
  for await (const one of replay()) last = one;
  const { finalHash } = await db.match.findUniqueOrThrow({ where: { id: match } });
  expect(last && hashOf(last.game)).toBe(finalHash);
  expect(last?.version).toBe(spectator.version);
});

test('9.4.6 both players answer at once, and neither answer is lost', () => {
  expect(bothAsked).toBeGreaterThan(0);
});

test('1.8 nobody is sent a hidden card, a deck or the seed', async () => {
  const shown = new Map<number, Set<string>>();
  const known = new Set<string>();
  for await (const { version, game } of replay()) {
    for (const { card } of Object.values(game.board.cards)) known.add(card);
    shown.set(version, new Set(known));
  }
  const idsIn = (text: string) => pool.ids.filter((id) => text.includes(`"${id}"`));
  // A player knows the own list; of two lists, a card of both tells nothing.
  for (const [seat, client] of [...players, spectator].entries()) {
    const list = STARTER_DECKS[seat]?.list;
    const mine = new Set<string>();
    if (client !== spectator && list) {
      for (const id of [list.homeworld, list.starter, ...Object.keys({ ...list.main, ...list.sideboard })])
        mine.add(id);
    }
    let steps = 0;
    for (const frame of client.frames) {
      const [, told, stepped] = /"version":(\d+)|"(?:own|step)",\["[^"]+",(\d+)/.exec(frame) ?? [];
      const version = Number(told ?? stepped ?? 0);
      if (frame.includes('"step"')) steps += 1;
      const hidden = idsIn(frame).filter((id) => !shown.get(version)?.has(id) && !mine.has(id));
      expect({ version, hidden }).toEqual({ version, hidden: [] });
      expect(frame.includes(SEED)).toBe(frame.startsWith('2["settled"'));
    }
    expect(steps).toBeGreaterThan(50);
    expect(client.view.own === null).toBe(client === spectator);
  }
});

test('who comes back at any version gets the missing events, and sees what a newcomer sees', async () => {
  const fresh = await service.connect(users[0] as User);
  await fresh.join(match);
  const last = fresh.version;
  expect(fresh.view).toEqual(players[0]?.view);
  for (const version of [
    last,
    last - 1,
    last - 7,
    last - STEPS_KEPT + 1,
    last - STEPS_KEPT,
    last - STEPS_KEPT - 1,
    5,
    0,
  ]) {
    const client = await service.connect(users[0] as User);
    const view = structuredClone(players[0]?.history.get(version));
    if (!view) throw new Error(`no view of version ${version}`);
    const joined = await client.join(match, { version, view });
    expect(joined.events?.length ?? null).toBe(last - version <= STEPS_KEPT ? last - version : null);
    expect(client.view).toEqual(fresh.view);
    client.close();
  }
});

test('a client from the future, or with nothing, gets a whole view', async () => {
  const client = await service.connect(users[1] as User);
  const joined = await client.join(match, { version: 99_999, view: spectator.view });
  expect(joined.view).toEqual(players[1]?.view);
});

test('a match that is over takes no action, and says so', async () => {
  const [ana] = players;
  expect(await ana?.act({ type: 'concede' })).toMatchObject({ ok: false, protocol: 'matchOver' });
});
