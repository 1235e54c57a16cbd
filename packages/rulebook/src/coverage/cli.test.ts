import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RULES } from '../index';
import { isTestable } from './coverage';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const idsOf = (given: boolean) =>
  RULES.filter((rule) => isTestable(rule) && rule.given === given).map((rule) => rule.id);
const [GIVEN, HOUSE] = [idsOf(true), idsOf(false)];
const figure = (given: number, house: number) =>
  `rules: given ${given}/${GIVEN.length}, house ${house}/${HOUSE.length}`;

/** Runs the command, and gives its exit code and what it printed. */
const run = (...args: string[]) =>
  new Promise<{ code: number; lines: readonly string[] }>((done) => {
    const child = execFile(process.execPath, ['--import', 'tsx', 'cli.ts', ...args], { cwd: HERE }, (_, stdout) =>
      done({ code: child.exitCode ?? -1, lines: stdout.trimEnd().split('\n') }),
    );
  });

describe('the command', () => {
  let folder = '';
  const write = (file: string, ids: readonly string[]) =>
    writeFile(join(folder, file), ids.map((id) => `it('${id} holds', () => {});\n`).join(''));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rule-coverage-'));
    await mkdir(join(folder, 'e2e'));
    await mkdir(join(folder, 'node_modules'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('passes when every rule is cited, in unit or end-to-end tests', { timeout: 30_000 }, async () => {
    await write('some.test.ts', [...GIVEN.slice(0, 30), ...HOUSE]);
    await write('e2e/game.spec.ts', GIVEN.slice(30));
    const { code, lines } = await run(folder);
    expect(lines).toEqual([figure(GIVEN.length, HOUSE.length)]);
    expect(code).toBe(0);
  });

  it('fails, naming the rule, when one given rule is cited only in foreign code', { timeout: 30_000 }, async () => {
    await write(
      'some.test.ts',
      [...GIVEN, ...HOUSE].filter((id) => id !== '9.4.7'),
    );
    await write('node_modules/other.test.ts', ['9.4.7']);
    const { code, lines } = await run(folder);
    expect(code).toBe(1);
    expect(lines).toContain('  9.4.7  The loser says who plays first.');
    expect(lines.at(-1)).toBe(figure(GIVEN.length - 1, HOUSE.length));
  });

  it('fails, naming the rule, when one house rule is cited by no test that runs', { timeout: 30_000 }, async () => {
    await write(
      'some.test.ts',
      [...GIVEN, ...HOUSE].filter((id) => id !== '16.1' && id !== '12.7'),
    );
    await writeFile(join(folder, 'skipped.test.ts'), "it.skip('12.7 holds', () => {});\nit('16.1 holds', () => {});\n");
    const { code, lines } = await run(folder);
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('  '))).toEqual([
      expect.stringMatching(/^ {2}12\.7 {2}The attacker wins/),
    ]);
    expect(lines.at(-1)).toBe(figure(GIVEN.length, HOUSE.length - 1));
  });

  it('explains itself', { timeout: 30_000 }, async () => {
    const { code, lines } = await run('--help');
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('--list');
  });

  it('tells a folder that is none from one without tests', { timeout: 30_000 }, async () => {
    expect(await run(join(folder, 'nowhere'))).toEqual({ code: 2, lines: [''] });
    expect(await run(folder, folder)).toEqual({ code: 2, lines: [''] });
  });

  it('tells a test file that it cannot read from a rule that lacks a test', { timeout: 30_000 }, async () => {
    await writeFile(join(folder, 'broken.test.ts'), 'it(');
    expect(await run(folder)).toEqual({ code: 2, lines: [''] });
  });
});
