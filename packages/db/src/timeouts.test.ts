import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDb, isDatabaseTimeout, type PrismaClient } from './index';
import { limitsOf } from './limits';

/** A way to the database that can be cut without either side hearing of it. */
async function startWay() {
  const target = new URL(process.env.DATABASE_URL as string);
  const sockets: net.Socket[] = [];
  let cut = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    near.on('error', () => undefined).on('data', (data) => cut || far.write(data));
    far.on('error', () => undefined).on('data', (data) => cut || near.write(data));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: Object.assign(new URL(target), { port: String((server.address() as AddressInfo).port) }).href,
    cut: () => {
      cut = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let way: Awaited<ReturnType<typeof startWay>>;
let db: PrismaClient;
const wasSeconds = process.env.DATABASE_TIMEOUT_SECONDS;
beforeEach(async () => {
  process.env.DATABASE_TIMEOUT_SECONDS = '1';
  way = await startWay();
  db = createDb(way.url);
});
afterEach(async () => {
  if (wasSeconds === undefined) delete process.env.DATABASE_TIMEOUT_SECONDS;
  else process.env.DATABASE_TIMEOUT_SECONDS = wasSeconds;
  way.close();
  await db.$disconnect();
});
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a statement that takes too long is ended by the server, and the connection goes on', async () => {
  const error = await failure(db.$queryRaw`SELECT pg_sleep(60)`);
  expect(isDatabaseTimeout(error)).toBe(true);
  expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});

test('a statement that waits for a lock is no longer waited for than another', async () => {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE "Heartbeat" IN ACCESS EXCLUSIVE MODE');
  const error = await failure(db.heartbeat.count());
  await holder.end();
  expect(isDatabaseTimeout(error)).toBe(true);
});

test('an answer that never comes, because the way to the server is gone, is a timeout too', async () => {
  await db.$queryRaw`SELECT 1`;
  way.cut();
  const error = await failure(db.heartbeat.count());
  expect(isDatabaseTimeout(error)).toBe(true);
});

test('a connection that is never made is a timeout too', async () => {
  way.cut();
  const error = await failure(db.$queryRaw`SELECT 1`);
  expect(isDatabaseTimeout(error)).toBe(true);
});

test('another failure is no timeout', async () => {
  expect(isDatabaseTimeout(await failure(db.$queryRaw`SELECT nothing FROM nowhere`))).toBe(false);
  expect(isDatabaseTimeout(new Error('anything'))).toBe(false);
});

test('limits come from the environment, and what is no number is named', () => {
  expect(limitsOf({})).toMatchObject({ connections: 10, statementMs: 10_000, transactionMs: 20_000 });
  expect(limitsOf({ DATABASE_CONNECTIONS: '25', DATABASE_TIMEOUT_SECONDS: '4' })).toMatchObject({
    connections: 25,
    statementMs: 4_000,
    answerMs: 6_000,
  });
  for (const wrong of ['many', '0', '2.5', '-1', '1e9']) {
    expect(() => limitsOf({ DATABASE_CONNECTIONS: wrong })).toThrow(/DATABASE_CONNECTIONS/);
  }
});
