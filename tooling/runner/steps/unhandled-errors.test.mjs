import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../commands.mjs';
import { inRoot } from '../repository.mjs';
import { UNHANDLED_FILE, unhandledIn } from './unhandled-errors.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-unhandled-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('an error that no test owns fails the run, and is told with the file that was running', async () => {
  const leak =
    "test('passes', () => new Promise((done) => { setTimeout(done, 20); queueMicrotask(() => { throw new TypeError('lost\\nat sea'); }); }));";
  fs.writeFileSync(path.join(folder, 'leak.test.js'), leak);
  const file = path.join(folder, 'unhandled.json');
  const reporter = `--reporter=${inRoot('tooling/runner/steps/unhandled-errors.mjs')}`;
  const program = ['node', inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--globals', reporter];
  const { code } = await run(program, { env: { [UNHANDLED_FILE]: file }, capture: true });
  expect(code).toBe(1);
  expect(unhandledIn(file)).toEqual([expect.stringMatching(/^TypeError: lost \(.*leak\.test\.js\)$/)]);
});
