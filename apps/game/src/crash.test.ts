import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PrismaClient, User } from '@astris/db';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestClient } from './testing/client';
import { clearMatches, createMatch, createUser, testDatabase } from './testing/database';
import { playOn, randomPolicy } from './testing/play';
import { enterQueue } from './testing/queue';
import { seededRandom } from './testing/random';
import { ticketOf } from './testing/service';

let db: PrismaClient;
let users: User[];
const folder = fileURLToPath(new URL('..', import.meta.url));
const running = new Set<ChildProcess>();

beforeAll(async () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder });
  db = testDatabase();
  users = [await createUser(db), await createUser(db)];
  await clearMatches(db);
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => db.$disconnect());

function spawnService(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/main.js'], {
    cwd: folder,
    env: { ...process.env, GAME_PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}
/** The service as a process of its own; gives back its address once it is ready. */
async function startProcess(environment = {}): Promise<{ url: string; child: ChildProcess }> {
  const child = spawnService(environment);
  child.stderr.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, port } = JSON.parse(line) as { msg: string; port?: number };
    if (msg === 'game service ready') {
      child.stdout.resume();
      return { url: `http://127.0.0.1:${port}`, child };
    }
  }
  throw new Error('the service ended before it was ready');
}
const kill = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') => {
  const ended = once(child, 'exit');
  child.kill(signal);
  return (await ended) as [number | null, string | null];
};
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
  let { url, child } = await startProcess();
  let clients = await connect(url, match);
  for (const target of [15, 31, 46]) {
    await playOn(clients, policy, { until: () => (clients[0]?.version ?? 0) >= target });
    // One more answer is on its way as the process dies: told or not, it must not be half there.
    const asked = clients.find(({ view }) => view.decision) as TestClient;
    const message = asked.message(policy(asked.view.decision as NonNullable<typeof asked.view.decision>, asked));
    asked.socket.emit('act', message, () => undefined);
    await kill(child, 'SIGKILL');

    ({ url, child } = await startProcess());
    const told = clients;
    clients = await connect(url, match, told);
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
  expect(await kill(child, 'SIGTERM')).toEqual([0, null]);
}, 120_000);

test('two who wait in a queue while their service is killed keep their places, and are paired once by the next one', async () => {
  await clearMatches(db);
  await db.queueEntry.deleteMany();
  const ids = users.map(({ id }) => id);
  const { url, child } = await startProcess();
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
      await kill(child, 'SIGKILL');
    },
    { timeout: 30_000 },
  );
  expect([await db.queueEntry.count(), await db.match.count({ where: { kind: 'QUEUE' } })]).toEqual([2, 0]);
  const next = await startProcess();
  const told = (await comeTo(next.url)).map(({ socket }) => new Promise((paired) => socket.once('paired', paired)));
  const [first, second] = await Promise.all(told);
  expect(second).toEqual(first);
  expect([await db.queueEntry.count(), await db.match.count({ where: { kind: 'QUEUE' } })]).toEqual([0, 1]);
  await kill(next.child, 'SIGTERM');
}, 120_000);

test('a service that is asked to stop while its database hangs ends in the time that it has, and says so', async () => {
  const { child } = await startProcess({ GAME_CLOSE_SECONDS: '1' });
  let logged = '';
  child.stdout?.on('data', (text) => {
    logged += text;
  });
  const code = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Heartbeat" IN ACCESS EXCLUSIVE MODE`;
    return kill(child, 'SIGTERM');
  });
  expect(code).toEqual([1, null]);
  expect(logged).toContain('closing took too long');
});

test('a service that can not reach its database ends, and tells no password', async () => {
  const child = spawnService({ DATABASE_URL: 'postgresql://astris:opensesame@127.0.0.1:1/astris' });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (told += text));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(told).toContain('the service could not start');
  expect(told).not.toContain('opensesame');
});
