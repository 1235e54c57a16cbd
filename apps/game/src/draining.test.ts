import type { User } from '@astris/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestClient } from './testing/client';
import { createMatch } from './testing/database';
import { FakeClock } from './testing/fake-clock';
import { playOn, randomPolicy } from './testing/play';
import { seededRandom } from './testing/random';
import { createService, startService, type TestService } from './testing/service';
import { twoUsers } from './testing/two-users';

const policy = randomPolicy(seededRandom(8));
const { db, users } = twoUsers();
let clock: FakeClock;
let service: TestService;
let match: string;
let players: TestClient[];

beforeEach(async () => {
  clock = new FakeClock();
  service = await startService({ clock });
  match = (await createMatch(db, { users, startedAt: new Date(clock.now()) })).id;
  players = await Promise.all(users.map((user) => service.connect(user)));
  for (const client of players) await client.join(match);
});
afterEach(() => service.close());

const ready = async (url = service.url) => {
  const answer = await fetch(`${url}/ready`);
  return [answer.status, await answer.text()];
};
const version = () => players[0]?.version ?? 0;

test('a node that is about to stop is alive, says that it is not ready, and lets nobody new in', async () => {
  expect(await ready()).toEqual([200, 'ready\n']);
  service.drain();
  expect(await ready()).toEqual([503, 'not ready: draining\n']);
  expect((await fetch(`${service.url}/health`)).status).toBe(200);
  await expect(service.connect(users[0] as User)).rejects.toThrow('draining');
});

test('a node that is asked to stop before it listens is never ready', async () => {
  const early = createService({ clock });
  early.drain();
  const port = await early.listen(0, '127.0.0.1');
  expect(await ready(`http://127.0.0.1:${port}`)).toEqual([503, 'not ready: draining\n']);
  await early.close();
});

test('who sits at a node that is about to stop plays on', async () => {
  service.drain();
  await playOn(players, policy, { until: () => version() >= 10 });
  expect(await db.matchAction.count({ where: { matchId: match } })).toBe(version());
});

test('a node that is about to stop takes up no live match of itself', async () => {
  service.drain();
  const { id } = await createMatch(db, { users: [users[0] as User, null], startedAt: new Date(clock.now()) });
  // A sweep is due, and the bot would answer as soon as it is loaded.
  clock.advance(5_000);
  await playOn(players, policy, { until: () => version() >= 6 });
  expect(service.lines.filter((line) => line.includes(id))).toEqual([]);
});

test('closing tells what was under way, ends the sockets so that their clients come back, and leaves a last sign of life', async () => {
  const [one] = players as [TestClient];
  const lost = new Promise<string>((done) => one.socket.once('disconnect', done));
  const asked = players.find(({ view }) => view.decision) as TestClient;
  const answer = asked.act(policy(asked.view.decision as NonNullable<typeof asked.view.decision>, asked));
  clock.advance(700);
  await one.join(match);
  await service.stop();
  expect(await answer).toEqual({ ok: true, version: version() });
  // After any other reason than the client's or the server's own disconnect, socket.io's client connects again.
  expect(['io server disconnect', 'io client disconnect']).not.toContain(await lost);
  const { beatAt } = await db.heartbeat.findUniqueOrThrow({ where: { node: 'test' } });
  expect(beatAt.getTime()).toBe(clock.now());
});
