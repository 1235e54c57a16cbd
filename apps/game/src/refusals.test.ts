import type { PrismaClient, User } from '@astris/db';
import { type Decision, hashOf, RULESET, sampleAnswer } from '@astris/engine';
import { WIRE_VERSION } from '@astris/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LiveMatch } from './match/live-match';
import { prismaStore } from './store/prisma-store';
import { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { pool, startService, type TestService, ticketOf } from './testing/service';

let db: PrismaClient;
let service: TestService;
let users: User[];
let match: string;
let players: TestClient[];
const random = seededRandom(3);

beforeAll(async () => {
  db = testDatabase();
  await clearMatches(db);
  service = await startService();
  users = [await createUser(db), await createUser(db)];
});
afterAll(async () => {
  await service.close();
  await db.$disconnect();
});
beforeEach(async () => {
  match = (await createMatch(db, { users })).id;
  players = [await service.connect(users[0] as User), await service.connect(users[1] as User)];
  for (const client of players) await client.join(match);
  const one = () => players.filter(({ view }) => view.decision).length === 1 && (players[0]?.version ?? 0) > 20;
  await playOn(players, randomPolicy(random), { until: one });
});

/** The player who is asked, the other, and the hash of the game as its log has it. */
const situation = async () => {
  const asked = players.find(({ view }) => view.decision) as TestClient;
  const other = players.find((client) => client !== asked) as TestClient;
  return { asked, other, decision: asked.view.decision as Decision, hash: await loggedHash() };
};
const loggedHash = async () => {
  const stored = await prismaStore(db).load(match);
  if (!stored) throw new Error('no match');
  return hashOf(new LiveMatch(stored.row, stored.actions, { pool, ruleset: RULESET }).game);
};
/** Nothing has changed: not in the log, and not in the view that the service gives. */
const expectUnchanged = async (hash: string, ...clients: TestClient[]) => {
  expect(await loggedHash()).toBe(hash);
  for (const client of clients) {
    const { version, view } = client;
    expect(await client.join(match)).toMatchObject({ version, view });
  }
};

test('a malformed message is refused as malformed', async () => {
  const { asked, hash } = await situation();
  const good = asked.message({ type: 'takeBack' });
  const bad = [
    null,
    'hello',
    {},
    { ...good, seat: 1 },
    { ...good, action: { type: 'void' } },
    { ...good, id: 'a\u0000' },
  ];
  for (const payload of bad) {
    expect(await asked.sendRaw('act', payload)).toEqual({ ok: false, version: null, protocol: 'malformed' });
  }
  expect(await asked.sendRaw('act')).toMatchObject({ protocol: 'malformed' });
  expect(await asked.sendRaw('join', { match: ['x'] })).toMatchObject({ protocol: 'malformed' });
  await expectUnchanged(hash, ...players);
});

test('an oversized message is refused as oversized', async () => {
  const { asked, hash } = await situation();
  const message = { ...asked.message({ type: 'takeBack' }), more: 'x'.repeat(8_000) };
  expect(await asked.sendRaw('act', message)).toMatchObject({ ok: false, protocol: 'oversized' });
  await expectUnchanged(hash, ...players);
});

test('a message of an unknown name is refused as unknown', async () => {
  const { asked, hash } = await situation();
  for (const name of ['win', 'toString', '__proto__', 'step']) {
    expect(await asked.sendRaw(name, { match })).toMatchObject({ ok: false, protocol: 'unknownMessage' });
  }
  await expectUnchanged(hash, ...players);
});

test('11.2 an answer to what the other player is asked is refused by the rules', async () => {
  const { asked, other, decision, hash } = await situation();
  const message = { ...other.message(sampleAnswer(decision, random)), decision: decision.id };
  expect(await other.send(message)).toMatchObject({ ok: false, rule: { why: 'notYourDecision' } });
  await expectUnchanged(hash, asked, other);
});

test('an answer that the decision does not offer is refused by the rules', async () => {
  const { asked, hash } = await situation();
  const answer = await asked.act({ type: 'choose', chosen: [90, 90] });
  expect(answer).toMatchObject({ ok: false, rule: { refused: expect.any(String), why: expect.any(String) } });
  await expectUnchanged(hash, ...players);
});

test('a stale decision is refused with the present version', async () => {
  const { asked, decision, hash } = await situation();
  const message = { ...asked.message(sampleAnswer(decision, random)), decision: decision.id - 1 };
  expect(await asked.send(message)).toEqual({ ok: false, version: asked.version, protocol: 'staleDecision' });
  await expectUnchanged(hash, ...players);
});

test('a version from the future is refused', async () => {
  const { asked, decision, hash } = await situation();
  const message = { ...asked.message(sampleAnswer(decision, random)), version: asked.version + 1 };
  expect(await asked.send(message)).toEqual({ ok: false, version: asked.version, protocol: 'staleVersion' });
  await expectUnchanged(hash, ...players);
});

test('an older version will do while the decision is the same', async () => {
  const { asked, decision } = await situation();
  const message = { ...asked.message(sampleAnswer(decision, random)), version: asked.version - 1 };
  expect(await asked.send(message)).toEqual({ ok: true, version: message.version + 2 });
});

test('a repeated message gets the same answer and happens once, even after a restart', async () => {
  const { asked, decision } = await situation();
  const { version } = asked;
  const message = asked.message(sampleAnswer(decision, random));
  const answers = await Promise.all([asked.send(message), asked.send(message)]);
  expect(answers).toEqual([
    { ok: true, version: version + 1 },
    { ok: true, version: version + 1 },
  ]);
  const restarted = await startService({ node: 'another' });
  const again = await restarted.connect(users[players.indexOf(asked)] as User);
  await again.join(match);
  expect(await again.send(message)).toEqual({ ok: true, version: version + 1 });
  expect(again.version).toBe(version + 1);
  await restarted.close();
});

test('a refused message that is repeated gets the same refusal', async () => {
  const { asked, decision } = await situation();
  const message = { ...asked.message({ type: 'choose' as const, chosen: [90] }), decision: decision.id - 1 };
  const first = await asked.send(message);
  await asked.act(sampleAnswer(decision, random));
  expect(await asked.send(message)).toEqual(first);
});

test('a socket that has not joined, or has left, is refused', async () => {
  const { asked, decision, hash } = await situation();
  const stranger = await service.connect(users[0] as User);
  const message = asked.message(sampleAnswer(decision, random));
  expect(await stranger.send(message)).toMatchObject({ ok: false, protocol: 'notJoined' });
  expect(await stranger.sendRaw('windows', { match, windows: 'quick' })).toMatchObject({ protocol: 'notJoined' });
  expect(await asked.sendRaw('leave', { match })).toMatchObject({ ok: true });
  expect(await asked.send(message)).toMatchObject({ ok: false, protocol: 'notJoined' });
  await expectUnchanged(hash, ...players);
});

test('who watches can decide nothing', async () => {
  const { asked, decision, hash } = await situation();
  const watchers = [await service.connect(await createUser(db)), await service.connect(null)];
  for (const watcher of watchers) {
    expect(await watcher.join(match)).toMatchObject({ viewer: 'spectator' });
    const message = { ...watcher.message(sampleAnswer(decision, random)), decision: decision.id };
    expect(await watcher.send(message)).toMatchObject({ ok: false, protocol: 'notSeated' });
    expect(await watcher.act({ type: 'concede' })).toMatchObject({ ok: false, protocol: 'notSeated' });
    expect(await watcher.sendRaw('windows', { match, windows: 'quick' })).toMatchObject({ protocol: 'notSeated' });
  }
  await expectUnchanged(hash, asked);
});

test('an unknown match, and a private one of others, are unknown', async () => {
  const [asked] = players as [TestClient];
  expect(await asked.sendRaw('join', { match: 'nowhere' })).toMatchObject({ protocol: 'unknownMatch' });
  const hidden = await createMatch(db, { users: [await createUser(db), await createUser(db)], isPublic: false });
  expect(await asked.sendRaw('join', { match: hidden.id })).toMatchObject({ protocol: 'unknownMatch' });
});

test('a socket without a good ticket is not let in', async () => {
  for (const ticket of ['', 'x', 'a.b.c'])
    await expect(TestClient.connect(service.url, ticket)).rejects.toThrow('unauthorized');
});

test('a page of another build is told so as it connects, whether it is older or newer, and one of this build is let in', async () => {
  const ticket = await ticketOf(users[0] as User);
  for (const wire of ['', '00000000', `${WIRE_VERSION}0`])
    await expect(TestClient.connect(service.url, ticket, wire)).rejects.toThrow('otherBuild');
  const client = await TestClient.connect(service.url, ticket, WIRE_VERSION);
  expect((await client.join(match)).ok).toBe(true);
  client.close();
});
