import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseGame } from '@astris/replay';
import { randomReplay } from '@astris/replay/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../client';
import type { Prisma } from '../generated/prisma/client';

const FILE = { ...randomReplay(63), finalHash: null, result: null };
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const reports = (...args: string[]) =>
  promisify(execFile)(process.execPath, [tsx, path.join(import.meta.dirname, 'reports.ts'), ...args]);

beforeAll(async () => {
  await db().problemReport.deleteMany();
  const report = { name: 'Eve', seat: 1, number: 40, file: FILE as unknown as Prisma.InputJsonObject };
  await db().problemReport.create({ data: { ...report, id: 'K7QX2MPA', comment: 'It fell\ntwice.' } });
  await db().problemReport.create({ data: { ...report, id: 'AAAA2222', comment: 'And \u001b[2Jagain.', seat: null } });
});
afterAll(() => db().$disconnect());

test('npm run reports lists what was reported, and gives one as a file that can be run again', async () => {
  const [list, one, none] = await Promise.all([
    reports(),
    reports('k7qx2mpa'),
    reports('NOTTHERE').catch((error: { code: number; stderr: string }) => error),
  ]);
  expect(list.stdout).toMatch(/^K7QX2MPA {2}\S+ {2}Eve, a game that is gone, action 40\n {4}It fell twice\.$/m);
  expect(list.stdout).toMatch(/^AAAA2222 .* Eve, watching, /m);
  expect(list.stdout).toContain('And \\u001b[2Jagain.');
  expect(list.stdout).not.toContain(FILE.seed);
  expect(list.stdout.trimEnd().split('\n').at(-1)).toBe('2 reports');
  expect(parseGame(one.stdout)).toMatchObject({
    ok: true,
    file: FILE,
    report: { reference: 'K7QX2MPA', name: 'Eve', seat: 1, number: 40, comment: 'It fell\ntwice.' },
  });
  expect(none).toMatchObject({ code: 1, stderr: 'There is no report NOTTHERE.\n' });
}, 120_000);
