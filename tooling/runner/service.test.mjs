import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './repository.mjs';
import { createService } from './service.mjs';
import { answersOk, freePort, until } from './waiting.mjs';

const LIMIT = 15_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-service-'));
const server = path.join(folder, 'server.mjs');

beforeAll(() => {
  fs.writeFileSync(
    server,
    `import http from 'node:http';
     http.createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1');
     process.on('SIGTERM', () => process.exit(0));`,
  );
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function describeService() {
  const port = await freePort();
  return {
    name: 'tested',
    folder: '.',
    args: [server],
    env: { PORT: String(port) },
    health: `http://127.0.0.1:${port}/`,
  };
}

test('a service that is killed on purpose starts again and is no crash', async () => {
  const crashes = [];
  const description = await describeService();
  const service = createService({ ...description, onCrash: (message) => crashes.push(message) });
  service.start();
  await service.ready();
  const first = await (await fetch(description.health)).text();

  await service.kill();
  expect(await answersOk(description.health)).toBe(false);

  service.start();
  await service.ready();
  expect(await (await fetch(description.health)).text()).not.toBe(first);
  await service.stop();
  expect(await answersOk(description.health)).toBe(false);
  expect(crashes).toEqual([]);
});

test('a service that ends by itself is reported', async () => {
  const crashes = [];
  const description = await describeService();
  const service = createService({ ...description, onCrash: (message) => crashes.push(message) });
  service.start();
  await service.ready();
  process.kill(Number(await (await fetch(description.health)).text()), 'SIGKILL');
  expect(await until(() => crashes.length === 1, LIMIT)).toBe(true);
  await expect(service.ready()).rejects.toThrow('did not become ready');
});

test('a service ends with its runner, even when that is killed outright', async () => {
  const description = await describeService();
  const runner = path.join(folder, 'runner.mjs');
  const module = pathToFileURL(inRoot('tooling/runner/service.mjs')).href;
  const options = JSON.stringify(description);
  fs.writeFileSync(runner, `import { createService } from '${module}';\ncreateService(${options}).start();\n`);
  const killed = spawn(process.execPath, [runner], { stdio: 'inherit' });
  expect(await until(() => answersOk(description.health), LIMIT)).toBe(true);

  killed.kill('SIGKILL');
  expect(await until(async () => !(await answersOk(description.health)), LIMIT)).toBe(true);
});
