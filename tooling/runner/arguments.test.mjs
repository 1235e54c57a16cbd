import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const programs = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = / tsx (\S+\.ts)$/.exec(line) ?? [];
  return file ? [[name, file]] : [];
});
/** A program run to its end. */
const run = (file, ...args) =>
  new Promise((done) => {
    const child = execFile(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root }, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
  });

test('the commands are found', () => {
  expect(programs.length).toBeGreaterThan(7);
});

test.each(programs)(
  'npm run %s explains itself, and answers what it can’t do with a sentence and code 2',
  async (name, file) => {
    const [help, unknown] = await Promise.all([run(file, '--help'), run(file, '--nonsense')]);
    expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(`npm run ${name} -- `) });
    expect([unknown.code, unknown.stdout]).toEqual([2, '']);
    expect(unknown.stderr).toMatch(/\S/);
    expect(unknown.stderr).not.toMatch(/^ {4}at /m);
  },
  120_000,
);
