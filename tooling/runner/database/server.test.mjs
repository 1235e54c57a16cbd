import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../repository.mjs';
import { until } from '../waiting.mjs';
import { startServer } from './server.mjs';

const LIMIT = 20_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-server-'));
fs.chmodSync(folder, 0o755);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const addressOf = (port) => `postgresql://astris@127.0.0.1:${port}/postgres`;

async function ask(port, sql) {
  const client = new pg.Client({ connectionString: addressOf(port) });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
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
