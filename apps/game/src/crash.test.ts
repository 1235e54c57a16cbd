import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PrismaClient, User } from '@astris/db';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildService, type NodeProcess, spawnNodeProcess, startNodeProcess } from './players/node-process';
import { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { enterQueue } from './testing/queue';
import { seededRandom } from './testing/random';
import { ticketOf } from './testing/service';

let db: PrismaClient;
let users: User[];
const running = new Set<ChildProcess>();

beforeAll(async () => {
  await buildService();
  db = testDatabase();
  users = [await createUser(db), await createUser(db)];
  await clearMatches(db);
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => db.$disconnect());

async function startProcess(environment: Record<string, string> = {}): Promise<NodeProcess> {
  const service = await startNodeProcess(environment);
  running.add(service.child);
  return service;
}
const connect = async (url: string, match: string, before: TestClient[] = []) => {
  const clients: TestClient[] = [];
  for (const [seat, user] of users.entries()) {
    const client = await TestClient.connect(url, await ticketOf(user));
    const known = before[seat];
    await client.join(match, known && { version: known.version, view: known.view });
    clients.push(client);
  }
  return clients;
};

test('a service that is killed in mid-game loses nothing that anybody was told', async () => {
  const match = (await createMatch(db, { users, rated: true })).id;
  const policy = randomPolicy(seededRandom(21));
  let service = await startProcess();
  let clients = await connect(service.url, match);
  for (const target of [15, 31, 46]) {
    await playOn(clients, policy, { until: () => (clients[0]?.version ?? 0) >= target });
    // One more answer is on its way as the process dies: told or not, it must not be half there.
    const asked = clients.find(({ view }) => view.decision) as TestClient;
    const message = asked.message(policy(asked.view.decision as NonNullable<typeof asked.view.decision>, asked));
    asked.socket.emit('act', message, () => undefined);
    await service.end('SIGKILL');

    service = await startProcess();
    const told = clients;
    clients = await connect(service.url, match, told);
    for (const [seat, client] of clients.entries()) {
      const before = told[seat] as TestClient;
      expect(client.version).toBeGreaterThanOrEqual(before.version);
      expect(client.history.get(before.version)).toEqual(before.view);
    }
    // Sent again, it is answered as before, or happens now.
    const again = clients[told.indexOf(asked)] as TestClient;
    expect(await again.send(message)).toEqual({ ok: true, version: message.version + 1 });
    for (const client of clients) await client.reached(message.version + 1);
  }
  const log = await db.matchAction.findMany({ where: { matchId: match }, orderBy: { number: 'asc' } });
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
  expect(await service.end('SIGTERM')).toBe(0);
}, 120_000);

test('two who wait in a queue while their service is killed keep their places, and are paired once by the next one', async () => {
  await clearMatches(db);
  await db.queueEntry.deleteMany();
  const ids = users.map(({ id }) => id);
  const { url, end } = await startProcess();
  const comeTo = (address: string) =>
    Promise.all(users.map(async (user) => TestClient.connect(address, await ticketOf(user))));
  await comeTo(url);
  await db.$transaction(
    async (tx) => {
      // It dies while it pairs them: it has their entries, and waits for their rows.
      await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ANY(${ids}) FOR NO KEY UPDATE`;
      for (const user of users) await enterQueue(db, user);
      await expect
        .poll(
          () => db.$queryRaw<unknown[]>`
          SELECT 1 FROM "pg_stat_activity" WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
          { timeout: 20_000 },
        )
        .toHaveLength(1);
      await end('SIGKILL');
    },
    { timeout: 30_000 },
  );
  expect([await db.queueEntry.count(), await db.match.count({ where: { kind: 'QUEUE' } })]).toEqual([2, 0]);
  const next = await startProcess();
  const told = (await comeTo(next.url)).map(({ socket }) => new Promise((paired) => socket.once('paired', paired)));
  const [first, second] = await Promise.all(told);
  expect(second).toEqual(first);
  expect([await db.queueEntry.count(), await db.match.count({ where: { kind: 'QUEUE' } })]).toEqual([0, 1]);
  await next.end('SIGTERM');
}, 120_000);

test('a service that is asked to stop while its database hangs ends in the time that it has, and says so', async () => {
  const { child, end } = await startProcess({ GAME_CLOSE_SECONDS: '1' });
  let logged = '';
  child.stdout?.on('data', (text) => {
    logged += text;
  });
  const code = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Heartbeat" IN ACCESS EXCLUSIVE MODE`;
    return end('SIGTERM');
  });
  expect(code).toBe(1);
  expect(logged).toContain('closing took too long');
});

test('a service that can not reach its database ends, and tells no password', async () => {
  const { child, stdout, stderr } = spawnNodeProcess({
    DATABASE_URL: 'postgresql://astris:opensesame@127.0.0.1:1/astris',
  });
  running.add(child);
  let told = '';
  for (const stream of [stdout, stderr]) stream.on('data', (text) => (told += text));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(told).toContain('the service could not start');
  expect(told).not.toContain('opensesame');
});
