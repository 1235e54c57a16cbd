import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Command, codeOf } from '#cli/command';
import { replayCommand } from '#cli/replay-command';
import { scenarioCommand } from '#cli/scenario-command';
import { printable, REPORT_FORMAT, type ReplayFile, type ReportFile } from '#replay';
import { randomReplay } from '#testing';
import { root, run } from './run';

const FILE = randomReplay(63);

interface Ended {
  code: number;
  printed: string;
  complaints: string;
}
/** Runs a command on a file of this text. */
function ran(command: Command, text: string | ReplayFile, ...more: string[]): Ended {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = codeOf(command, ['game.json', ...more], {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
    read: () => (typeof text === 'string' ? text : JSON.stringify(text)),
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

test('17.7 npm run replay tells who played, how each Act ended and who won, and that hash and commitment hold', () => {
  const { code, printed } = ran(replayCommand, FILE);
  expect(code).toBe(0);
  expect(printed).toContain('Player 1 (');
  expect(printed.match(/^Act I+: .* turns, /gm)?.length).toBeGreaterThanOrEqual(2);
  expect(printed).toMatch(/^Player [12] won by Acts$/m);
  expect(lastLine(printed)).toBe(`replay: ${FILE.actions.length} actions, hash ${FILE.finalHash}, commitment holds`);
});

test('a report is read under the lines that npm writes, and told sentence by sentence', () => {
  const report: ReportFile = {
    format: REPORT_FORMAT,
    version: 1,
    reference: 'K7QX2MPA',
    name: 'Eve',
    seat: 1,
    number: 17,
    comment: 'It fell twice.',
    createdAt: '2026-11-30T08:00:00.000Z',
    replay: { ...FILE, actions: FILE.actions.slice(0, 30), finalHash: null, result: null },
  };
  const banner = '\n> astris-online@0.1.0 reports\n> node something\n\n';
  const { code, printed } = ran(replayCommand, `${banner}${JSON.stringify(report)}`, '--log');
  expect(code).toBe(0);
  expect(printed).toMatch(/^\d+\t.*\(\d+\.\d+.*\)$/m);
  expect(printed).toContain('Report K7QX2MPA by Eve at action 17: It fell twice.');
  expect(printed).toContain('not over: Act I');
  expect(lastLine(printed)).toMatch(/^replay: 30 actions, hash [0-9a-f]{64}, commitment holds$/);
});

test.each<[string, Partial<ReplayFile>, string]>([
  ['another end', { finalHash: 'f'.repeat(64) }, `not ${'f'.repeat(64)} as the file says`],
  ['another commitment', { commitment: 'f'.repeat(64) }, 'commitment does not hold'],
  ['another winner', { result: { winner: 0, reason: 'clock' } }, 'commitment holds'],
  ['an end that it says nothing of', { finalHash: null }, 'of which the file says nothing'],
  ['other cards', { poolHash: 'of old' }, 'replay: failed. This game was played with other cards (of old)'],
])('npm run replay exits with 1 for %s', (_, change, said) => {
  const { code, printed } = ran(replayCommand, { ...FILE, ...change });
  expect([code, lastLine(printed)]).toEqual([1, expect.stringContaining(said)]);
});

test('a result that does not hold is told', () => {
  const winner = FILE.result?.winner === 0 ? 1 : 0;
  const { printed } = ran(replayCommand, { ...FILE, result: { winner, reason: 'acts' } });
  expect(printed).toContain(`The file says that Player ${winner + 1} won by Acts, which does not hold.`);
});

test('what a player or a file writes is shown to a terminal and never obeyed by it', () => {
  expect(printable('a\tb\n\u001b[2J\u009b\r\u0000\u202e·é')).toBe('a\tb\n\\u001b[2J\\u009b\\u000d\\u0000\\u202e·é');
});

test('what can’t be done is said in a sentence, with exit code 2', () => {
  const results = [
    ran(replayCommand, '{}'),
    ran(replayCommand, FILE, 'another.json'),
    ran(scenarioCommand, { ...FILE, actions: FILE.actions.slice(0, 3) }, '--at', '4'),
    ran(scenarioCommand, { ...FILE, poolHash: 'of old' }),
    ran(replayCommand, FILE, '--unknown'),
  ];
  expect(results.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  const said = ['not a replay of Astris', 'Name one file', 'a whole number from 0 to 3', 'other cards', '--unknown'];
  for (const [index, words] of said.entries()) expect(results[index]?.complaints).toContain(words);
});

test('npm run scenario writes a test where it is told to', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'astris-replay-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const out = path.join(folder, 'out.test.ts');
  const { code, printed } = ran(scenarioCommand, FILE, '--at', '12', '--out', out);
  expect([code, printed]).toEqual([0, expect.stringContaining('out.test.ts is written')]);
  expect(fs.readFileSync(out, 'utf8')).toContain('after 12 actions');
});

test('as a program it reads standard input and prints it safely, and its exit code is the command’s', async () => {
  const args = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'packages/replay/src/cli/replay.ts', '-'];
  const { code, stdout } = await run(
    args,
    JSON.stringify({ ...FILE, matchId: '\u001b[2J', commitment: 'f'.repeat(64) }),
  );
  expect(stdout).toContain('match \\u001b[2J');
  expect([code, lastLine(stdout)]).toEqual([1, expect.stringMatching(/^replay: .* commitment does not hold$/)]);
}, 120_000);
