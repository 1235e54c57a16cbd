import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from './environment.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = tracked.split('\n').filter(Boolean);

test('every relative link in a document leads to a file', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(path.resolve(root, path.dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    );
  expect(broken).toEqual([]);
});

test('the README tells every environment variable that the runner knows, in the same words', () => {
  const rows = [...read('README.md').matchAll(/^\| `([A-Z0-9_]+)` +\| (.*?) +\| (.*?) +\|$/gm)];
  const told = rows.map(([, name, otherwise, meaning]) => ({ name, otherwise, meaning }));
  expect(told).toEqual(VARIABLES);
});

/** What the runner sets itself, or what belongs to Node and Prisma. */
const NOT_TOLD = new Set([
  'ASTRIS_RUNNER_PID',
  'ASTRIS_TEST_SEED_ALLOWED',
  'DEBUG',
  'E2E_BASE_URL',
  'E2E_CONTROL_URL',
  'E2E_DATABASE_URL',
  'NODE_ENV',
  'PATH',
  'PRISMA_SCHEMA_ENGINE_BINARY',
  'SHOTS_FOLDER',
  'VITALS_FILE',
  'VITALS_VISITS',
  'VITEST_POOL_ID',
]);

test('the runner knows every environment variable that the code reads by name', () => {
  const known = new Set(VARIABLES.map(({ name }) => name));
  const named = files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.test.') && existsSync(path.join(root, file)))
    .flatMap((file) => [...read(file).matchAll(/process\.env\.([A-Z0-9_]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !known.has(name) && !NOT_TOLD.has(name))).toEqual([]);
});

test('the README tells every command of package.json', () => {
  const readme = read('README.md');
  const { scripts } = JSON.parse(read('package.json'));
  const named = (script) => readme.includes(`npm run ${script}`) || readme.includes(`npm ${script}`);
  expect(Object.keys(scripts).filter((script) => !named(script))).toEqual([]);
});

test('files that the engine’s table names exist', () => {
  const [, table = ''] = read('packages/engine/README.md').split('## Where each rule is');
  const named = [...table.matchAll(/`([\w/-]+(?:\.ts|\/))`/g)].map(([, file = '']) => file);
  const source = files.filter((file) => file.startsWith('packages/engine/src/'));
  const lost = named.filter((file) => !source.some((known) => known.includes(`/${file}`)));
  expect(named.length).toBeGreaterThan(30);
  expect(lost).toEqual([]);
});
