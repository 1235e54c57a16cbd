import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../repository.mjs';
import { until } from '../waiting.mjs';
import { databaseScript } from './database.mjs';
import { startServer } from './server.mjs';

const LIMIT = 20_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-server-'));
fs.chmodSync(folder, 0o755);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const { openClient } = await databaseScript('client.mjs');

const addressOf = (port) => `postgresql://astris@127.0.0.1:${port}/postgres`;

async function ask(port, sql) {
  const client = await openClient(addressOf(port));
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const refuses = (port) =>
  ask(port, 'SELECT 1').then(
    () => false,
    () => true,
  );

test('a server keeps its data from one start to the next, and is gone in between', async () => {
  const first = await startServer(folder, { durable: false });
  await ask(first.port, 'CREATE TABLE kept (value int)');
  await ask(first.port, 'INSERT INTO kept VALUES (7)');
  const joined = await startServer(folder, { durable: false });
  expect(joined).toMatchObject({ shared: true, port: first.port });
  await first.stop();
  expect(await refuses(first.port)).toBe(true);

  const second = await startServer(folder, { durable: false });
  expect(await ask(second.port, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  await second.stop();
});

test('a connection whose server stops fails its next query, not its process', async () => {
  const server = await startServer(folder, { durable: false });
  const client = await openClient(addressOf(server.port));
  const lost = new Promise((resolve) => client.once('end', resolve));
  await server.stop();
  await lost;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  await client.end();
});

test('a server ends with its runner, even when that is killed outright', async () => {
  const script = path.join(folder, 'runner.mjs');
  const module = pathToFileURL(inRoot('tooling/runner/database/server.mjs')).href;
  fs.writeFileSync(
    script,
    `import { startServer } from '${module}';
     const { port } = await startServer('${folder}', { durable: false });
     console.log(port);
     setInterval(() => {}, 1000);`,
  );
  const runner = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = Number(await new Promise((resolve) => runner.stdout.once('data', resolve)));
  expect(await refuses(port)).toBe(false);

  runner.kill('SIGKILL');
  expect(await until(() => refuses(port), LIMIT)).toBe(true);
});
