import type { User } from '@astris/db';
import { RULESET, type Seat } from '@astris/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WAIT_FOR_PLAYERS_MS } from './match/waiting';
import type { TestClient } from './testing/client';
import { createMatch } from './testing/database';
import { FakeClock } from './testing/fake-clock';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { startService, type TestService } from './testing/service';
import { twoUsers } from './testing/two-users';

const { decisionMs, bankMs } = RULESET;
const { db, users } = twoUsers();
let clock: FakeClock;
let service: TestService;
let match: string;
let players: TestClient[];

beforeEach(async () => {
  clock = new FakeClock();
  service = await startService({ clock });
  match = (await createMatch(db, { users, rated: true, startedAt: new Date(clock.now()) })).id;
});
afterEach(() => service.close());

const join = async () => {
  players = [await service.connect(users[0] as User), await service.connect(users[1] as User)];
  for (const client of players) await client.join(match);
  // Its clock starts after the second player has joined, and before what is asked of the match next.
  for (const client of players) await client.join(match);
};
const play = (until: () => boolean) => playOn(players, randomPolicy(seededRandom(5)), { until });
const bothDecided = () => players[0]?.view.board.players.every(({ decided }) => decided) ?? false;
const oneAsked = () => players.filter(({ view }) => view.decision).length === 1;
const askedSeat = (): Seat => players.findIndex(({ view }) => view.decision);
const seatClock = (seat: Seat) => players[0]?.clocks?.seats[seat];

test('19.1 no time passes before both players are there', async () => {
  const first = await service.connect(users[0] as User);
  await first.join(match);
  clock.advance(30_000);
  expect((await first.join(match)).clocks.nowMs).toBe(0);
  await join();
  await players[0]?.act({ type: 'concede' });
  await players[0]?.until(() => players[0]?.over ?? false);
  expect(players[0]?.clocks?.nowMs).toBe(0);
});

test('19.1 who never comes is waited for a minute, and then loses time', async () => {
  const first = await service.connect(users[0] as User);
  const { info } = await first.join(match);
  expect(info.seats.map(({ connected }) => connected)).toEqual([true, false]);
  first.info = null;
  clock.advance(WAIT_FOR_PLAYERS_MS);
  await first.until(() => first.info !== null);
  clock.advance(5_000);
  expect((await first.join(match)).clocks.nowMs).toBe(5_000);
});

test('19.1 a decision is free for its first ten seconds, then costs the bank', async () => {
  await join();
  await play(() => bothDecided() && oneAsked());
  const seat = askedSeat();
  const before = seatClock(seat)?.bankMs;
  clock.advance(decisionMs + 4_000);
  const { version } = players[seat] as TestClient;
  await play(() => (players[0]?.version ?? 0) > version);
  expect(before).toBe(bankMs);
  expect(seatClock(seat)?.bankMs).toBe(bankMs - 4_000);
  expect(seatClock(1 - seat)?.bankMs).toBe(bankMs);
});

test('19.1 a player whose free time and bank run out loses, and the match is settled', async () => {
  await join();
  await play(() => bothDecided() && oneAsked());
  const seat = askedSeat();
  clock.advance(decisionMs + bankMs - 1);
  expect((await players[0]?.join(match))?.view?.board.result).toBeNull();
  clock.advance(1);
  for (const client of players) await client.until(() => client.settled.length > 0);
  expect(players[0]?.view.board.result).toEqual({ winner: 1 - seat, reason: 'clock' });
  const change = (of: Seat) => {
    const rating = players[0]?.settled[0]?.ratings?.[of];
    return Math.sign((rating?.after ?? 0) - (rating?.before ?? 0));
  };
  expect([change(seat), change(1 - seat)]).toEqual([-1, 1]);
});

test('19.2 a disconnected player has the time that is left, and loses nothing else', async () => {
  await join();
  await play(() => bothDecided() && oneAsked());
  const seat = askedSeat();
  const leaver = players[seat] as TestClient;
  const other = players[1 - seat] as TestClient;
  leaver.close();
  await other.until(() => other.info?.seats[seat]?.connected === false);
  clock.advance(decisionMs + 60_000);
  const back = await service.connect(users[seat] as User);
  const joined = await back.join(match);
  expect(joined.view).toEqual(leaver.view);
  expect(joined.clocks.nowMs - (joined.clocks.seats[seat]?.decidingSinceMs ?? 0)).toBe(decisionMs + 60_000);
});

test('19.1 no clock runs while the service is down', async () => {
  await join();
  await play(() => bothDecided() && oneAsked());
  clock.advance(3_000);
  const before = await (players[0] as TestClient).join(match);
  await service.close();
  clock.advance(3_600_000);
  service = await startService({ clock });
  await join();
  expect(players[0]?.clocks).toEqual(before.clocks);
  expect(players[0]?.version).toBe(before.version);
});

test('19.1 a deadline that fell due during a stop is kept afterwards, with the time that was left', async () => {
  await join();
  await play(() => bothDecided() && oneAsked());
  clock.advance(decisionMs + bankMs - 2_000);
  await service.close();
  clock.advance(3_600_000);
  service = await startService({ clock });
  await join();
  expect(players[0]?.view.board.result).toBeNull();
  clock.advance(2_000);
  await players[0]?.until(() => players[0]?.over ?? false);
  expect(players[0]?.view.board.result?.reason).toBe('clock');
});

test('19.4 a game that a player leaves before both have decided is void, and rates nobody', async () => {
  await join();
  expect(await players[1]?.act({ type: 'concede' })).toMatchObject({ ok: true });
  for (const client of players) await client.until(() => client.settled.length > 0);
  expect(players[0]?.view.board.result).toEqual({ winner: null, reason: 'void' });
  expect(players[0]?.settled[0]?.ratings).toBeNull();
});

test('19.4 a game whose time runs out before both have decided is void', async () => {
  await join();
  clock.advance(decisionMs + bankMs);
  for (const client of players) await client.until(() => client.settled.length > 0);
  expect(players[0]?.view.board.result?.reason).toBe('void');
});

test('15.5 a concession loses the game, once', async () => {
  await join();
  await play(bothDecided);
  const message = (players[0] as TestClient).message({ type: 'concede' });
  const answers = await Promise.all([players[0]?.send(message), players[0]?.send(message)]);
  expect(answers[0]).toMatchObject({ ok: true });
  expect(answers[1]).toEqual(answers[0]);
  await players[1]?.until(() => (players[1]?.settled.length ?? 0) > 0);
  expect(players[1]?.view.board.result).toEqual({ winner: 1, reason: 'concession' });
  expect(await db.settlement.count({ where: { matchId: match } })).toBe(1);
});
