/** Two nodes in one process, with one database and a real Redis between them. */

import { signOutEverywhere } from '@astris/auth';
import type { PrismaClient, User } from '@astris/db';
import { type Decision, RULESET } from '@astris/engine';
import type { ChatLine, PairedMessage } from '@astris/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log';
import type { GameParts } from '../parts';
import { prismaStore } from '../store/prisma-store';
import type { TestClient } from '../testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from '../testing/database';
import { playOn, randomPolicy } from '../testing/play';
import { enterQueue } from '../testing/queue';
import { seededRandom } from '../testing/random';
import { startRedis, type TestRedis } from '../testing/redis';
import { startService, type TestService } from '../testing/service';
import { redisRelay } from './relay';

const policy = randomPolicy(seededRandom(17));
let db: PrismaClient;
let redis: TestRedis;
let users: User[];
let nodes: TestService[] = [];

beforeAll(async () => {
  db = testDatabase();
  redis = await startRedis();
});
beforeEach(async () => {
  await clearMatches(db);
  users = [await createUser(db), await createUser(db)];
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  nodes = [];
});
afterAll(async () => {
  await redis.stop();
  await db.$disconnect();
});

async function startNode(node: string, other: Partial<GameParts> = {}): Promise<TestService> {
  const relay = redisRelay(redis.url, createLog('silent'));
  await vi.waitFor(() => expect(relay.isUp).toBe(true), 10_000);
  const service = await startService({ node, relay, ...other });
  nodes.push(service);
  return service;
}
async function startTwo(): Promise<[TestService, TestService]> {
  return [await startNode('one'), await startNode('two')];
}
async function joined(service: TestService, seat: number | null, match: string): Promise<TestClient> {
  const client = await service.connect(seat === null ? null : (users[seat] as User));
  await client.join(match);
  return client;
}
const connected = (services: TestService[]): Promise<TestClient[]> =>
  Promise.all(services.map((service, seat) => service.connect(users[seat] as User)));
const paired = (client: TestClient): Promise<PairedMessage> =>
  new Promise((told) => client.socket.once('paired', told));
/** Plays until a window was passed for the second player; gives back how many were. */
async function playUntilPassed(matchId: string, players: [TestClient, TestClient]): Promise<number> {
  let passed = 0;
  while (passed === 0 && !players[0].over) {
    const asked = players.find(({ view }) => view.decision) as TestClient;
    const { version } = asked;
    const answer = await asked.act(policy(asked.view.decision as Decision, asked));
    await Promise.all(players.map((client) => client.reached(answer.version ?? version)));
    passed = await db.matchAction.count({ where: { matchId, actor: 1, messageId: null } });
  }
  return passed;
}
const holderOf = async (matchId: string) => (await db.matchLease.findUnique({ where: { matchId } }))?.holder;

test('two players on two nodes play a rated game to its end, a third watches, and it is settled once', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users, rated: true });
  const players = [await joined(one, 0, id), await joined(two, 1, id)] as [TestClient, TestClient];
  const watcher = await joined(two, null, id);
  await players[0].until(() => players[0].info?.spectators === 1 && players[0].info.seats[1]?.connected === true);
  await playOn(players, policy, { watchers: [watcher] });
  for (const client of [...players, watcher]) await client.until(() => client.settled.length > 0);
  expect(players[1].settled[0]?.ratings).toHaveLength(2);
  expect(await db.ratedResult.count({ where: { matchId: id } })).toBe(2);
  expect(await holderOf(id)).toBeUndefined();
  expect([...one.errors, ...two.errors]).toEqual([]);
}, 120_000);

test('9.4 both are asked at once, and answer at once on two nodes: both answers count', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users });
  const players = [await joined(one, 0, id), await joined(two, 1, id)] as [TestClient, TestClient];
  const bothAsked = () => players.every(({ view }) => view.decision !== null);
  await playOn(players, policy, { until: bothAsked });
  const { version } = players[0];
  const answers = await Promise.all(
    players.map((client) => client.act(policy(client.view.decision as Decision, client))),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(answers.map((answer) => answer.version ?? 0).sort((a, b) => a - b)).toEqual([version + 1, version + 2]);
  for (const client of players) await client.reached(version + 2);
}, 120_000);

test('who leaves on one node is away on the other, since when is told, and who watches is counted over both', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users });
  const here = await joined(one, 0, id);
  const there = await joined(two, 1, id);
  const watchers = [await joined(one, null, id), await joined(two, null, id)];
  for (const client of [here, there]) await client.until(() => client.info?.spectators === 2);
  there.close();
  await here.until(() => here.info?.seats[1]?.connected === false);
  expect(here.info?.seats.map(({ awayMs }) => awayMs)).toEqual([null, expect.any(Number)]);
  for (const watcher of watchers) watcher.close();
  await here.until(() => here.info?.spectators === 0);
  const back = await joined(one, 1, id);
  expect(back.info?.seats[1]).toMatchObject({ connected: true, awayMs: null });
});

test('a match is attended by one node, moves to where its players are, and to the other when its node stops', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users: [users[0] as User, null] });
  const watcher = await joined(one, null, id);
  expect(await holderOf(id)).toBe('one');
  const player = await joined(two, 0, id);
  expect(await holderOf(id)).toBe('two');
  const playUntil = async (version: number, client: TestClient) => {
    while (client.version < version) {
      await client.until(() => client.view.decision !== null);
      const before = client.version;
      await client.act(policy(client.view.decision as Decision, client));
      await client.reached(before + 1);
    }
  };
  await playUntil(10, player);
  await watcher.reached(player.version);
  await two.stop();
  const again = await one.connect(users[0] as User);
  await again.join(id, { version: player.version, view: player.view });
  await vi.waitFor(async () => expect(await holderOf(id)).toBe('one'), 10_000);
  await playUntil(20, again);
  const log = await db.matchAction.findMany({ where: { matchId: id }, orderBy: { number: 'asc' } });
  expect(log.map(({ number }) => number)).toEqual(log.map((_, at) => at + 1));
});

test('a preset that is set on one node holds on the one that passes the windows', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users });
  const players = [await joined(one, 0, id), await joined(two, 1, id)] as [TestClient, TestClient];
  expect(await holderOf(id)).toBe('one');
  await players[1].sendRaw('windows', { match: id, windows: 'quick' });
  expect(await playUntilPassed(id, players)).toBeGreaterThan(0);
});

test('a preset that is set, and what is said, while Redis is away comes to the other node all the same', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users });
  const players = [await joined(one, 0, id), await joined(two, 1, id)] as [TestClient, TestClient];
  await players[0].until(() => players[0].info?.seats[1]?.connected === true);
  expect(await holderOf(id)).toBe('one');
  await redis.stop();
  await vi.waitFor(async () => expect(await (await fetch(`${two.url}/ready`)).text()).toContain('without'), 10_000);
  const heard = new Promise<ChatLine>((told) => players[0].socket.once('said', told));
  await players[1].sendRaw('say', { match: id, id: 'a', phrase: 'goodLuck' });
  expect(await heard).toMatchObject({ seat: 1, phrase: 'goodLuck' });
  await players[1].sendRaw('windows', { match: id, windows: 'quick' });
  // Read by the holder from the database: within a second while Redis is away.
  expect(await playUntilPassed(id, players)).toBeGreaterThan(0);
  await redis.restart();
});

test('what a node of other rules has ended as void is over at once where it was played', async () => {
  const [one, two] = [await startNode('one'), await startNode('two', { ruleset: { ...RULESET, version: 'new' } })];
  const { id } = await createMatch(db, { users });
  const client = await joined(one, 0, id);
  const closed = new Promise((told) => client.socket.once('disconnect', told));
  const other = await two.connect(users[1] as User);
  expect(await other.sendRaw('join', { match: id })).toMatchObject({ protocol: 'rulesChanged' });
  await closed;
  const back = await one.connect(users[0] as User);
  expect(await back.sendRaw('join', { match: id })).toMatchObject({ protocol: 'rulesChanged' });
});

test('while Redis is away each node goes on alone and catches up from the log, and together again afterwards', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users });
  const players = [await joined(one, 0, id), await joined(two, 1, id)] as [TestClient, TestClient];
  await playOn(players, policy, { until: () => players[0].version >= 6 });
  const ready = async () => (await fetch(`${one.url}/ready`)).text();
  expect(await ready()).toBe('ready\n');
  await redis.stop();
  await vi.waitFor(async () => expect(await ready()).toBe('ready, without redis\n'), 10_000);
  await playOn(players, policy, { until: () => players[0].version >= 9 });
  await redis.restart();
  await vi.waitFor(async () => expect(await ready()).toBe('ready\n'), 10_000);
  await playOn(players, policy, { until: () => players[0].version >= 20 });
  expect(players[0].view.board).toEqual(players[1].view.board);
});

test('19.1 what is due next lies in a row, and is done by the other node when nobody does it', async () => {
  const one = await startNode('one');
  const { id } = await createMatch(db, { users, bankMs: 60_000 });
  const players = [await joined(one, 0, id), await joined(one, 1, id)] as [TestClient, TestClient];
  await playOn(players, policy, { until: () => players[0].view.board.players.every(({ decided }) => decided) });
  const asked = players.find(({ view }) => view.decision) as TestClient;
  const lease = await db.matchLease.findUniqueOrThrow({ where: { matchId: id } });
  const clock = (await asked.join(id)).clocks;
  const seat = clock.seats.findIndex(({ decidingSinceMs }) => decidingSinceMs !== null);
  const { decisionMs = 0, bankMs = 0, decidingSinceMs } = clock.seats[seat] ?? {};
  const { startedAt, downtimeMs } = await db.match.findUniqueOrThrow({ where: { id } });
  const dueAtMs = (startedAt?.getTime() ?? 0) + downtimeMs + (decidingSinceMs ?? 0) + decisionMs + bankMs;
  expect(lease).toMatchObject({ holder: 'one', started: true, version: asked.version, dueAt: new Date(dueAtMs) });

  // A node that is there and does not do its work: it can't know of a match that it was given behind its back.
  await db.matchLease.update({
    where: { matchId: id },
    data: { holder: 'stuck', dueAt: new Date(Date.now() - 5_000) },
  });
  const store = prismaStore(testDatabase());
  await store.beat('stuck', Date.now());
  expect(await store.claim('two', Date.now())).toEqual([id]);
  await store.beat('two', Date.now());
  expect(await store.claim('three', Date.now() - 60_000)).toEqual([]);
  await store.close();
});

test('two who wait on two nodes are paired, and both are told of it at once', async () => {
  const clients = await connected(await startTwo());
  const told = Promise.all(clients.map(paired));
  for (const user of users) await enterQueue(db, user);
  const [first, second] = await told;
  expect(second).toEqual(first);
  expect(first).toMatchObject({ rematchOf: null });
});

test('a rematch is wished for on two nodes, begins once, and its players are told', async () => {
  const [one, two] = await startTwo();
  const { id } = await createMatch(db, { users });
  const players = [await joined(one, 0, id), await joined(two, 1, id)] as [TestClient, TestClient];
  await players[0].act({ type: 'concede' });
  for (const client of players) await client.until(() => client.info?.rematch != null);
  await players[0].sendRaw('rematch', { match: id, wants: true });
  await players[1].until(() => players[1].info?.rematch?.wishes.includes(0) === true);
  players[0].close();
  await players[1].until(() => players[1].info?.rematch?.wishes.length === 0);
  const back = await joined(one, 0, id);
  const told = Promise.all([back, players[1]].map(paired));
  expect(await back.sendRaw('rematch', { match: id, wants: true })).toMatchObject({ ok: true });
  expect(await players[1].sendRaw('rematch', { match: id, wants: true })).toMatchObject({ ok: true });
  const [first, second] = await told;
  expect(second).toEqual(first);
  expect(await db.match.count({ where: { rematchOf: id } })).toBe(1);
});

test('a session that ends ends the sockets of its user at both nodes', async () => {
  const clients = await Promise.all((await startTwo()).map((node) => node.connect(users[0] as User)));
  const ended = Promise.all(
    clients.map(({ socket }) => new Promise((told) => socket.once('ended', ({ why }) => told(why)))),
  );
  await signOutEverywhere(users[0]?.id ?? '');
  expect(await ended).toEqual(['signedOut', 'signedOut']);
});
