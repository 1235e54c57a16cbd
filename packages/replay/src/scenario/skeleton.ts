/** A test that fails until somebody writes down what should have happened. */
import { GAME_POOL } from '@astris/cards';
import type { Game, GameEvent } from '@astris/engine';
import { failureSentence } from '../failure';
import { replayGame } from '../replay';
import type { ReplayFile } from '../replay-file';
import type { Report } from '../report-file';
import { boardSetupOf } from './board';

export interface Moment {
  file: ReplayFile;
  report: Report | null;
  /** How many actions are run; the report's number, or all, when left out. */
  at?: number;
}

/** The source of a test for `packages/replay/test`. Throws, in a sentence, where the game can't be run that far. */
export function skeletonOf({ file, report, at = report?.number ?? file.actions.length }: Moment): string {
  const part: ReplayFile = { ...file, actions: file.actions.slice(0, at), finalHash: null, result: null };
  let last: GameEvent[] = [];
  const replayed = replayGame(part, GAME_POOL, { onStep: ({ events }) => (last = events) });
  if (!replayed.ok) throw new Error(failureSentence(replayed.failure));
  const { game, count } = replayed;
  return `${header(file, report, count)}
import { CARDS, GAME_POOL } from '@astris/cards';
import type { GameEvent } from '@astris/engine';
import { scenario } from '@astris/engine/scenario';
import { failureSentence, parseReplay, replayGame } from '#replay';
import { expect, test } from 'vitest';

const FILE = ${literal(JSON.stringify(part))};
const TO_FILL_IN = 'write here what the rules want';

test('${title(report)}', () => {
  const parsed = parseReplay(FILE);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const last: GameEvent[] = [];
  const replayed = replayGame(parsed.file, GAME_POOL, {
    onStep: ({ number, events }) => {
      if (number === ${count}) last.push(...events);
    },
  });
  if (!replayed.ok) throw new Error(failureSentence(replayed.failure));
${happened(last)}
  expect(last.map(({ type, rule }) => \`\${type} \${rule}\`)).toEqual(TO_FILL_IN);
});
${boardTest(game)}`;
}

function header(file: ReplayFile, report: Report | null, count: number): string {
  const lines = report
    ? [
        `Report ${report.reference}, ${report.createdAt}: ${report.name} at action ${report.number} of match ${file.matchId}.`,
        ...report.comment.split(/\r?\n/).map((line) => `> ${line}`),
      ]
    : [`Match ${file.matchId} after ${count} actions.`];
  // A comment must not end the comment that it stands in.
  const text = lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd());
  return ['/**', ...text, ' */'].join('\n');
}
const title = (report: Report | null): string =>
  report ? `0.0.0 say what the rule wants (report ${report.reference})` : '0.0.0 say what the rule wants';

function happened(last: readonly GameEvent[]): string {
  const lines = last
    .slice(0, 20)
    .map(({ type, rule, subject }) => `  //   ${type} ${rule}${subject ? ` ${subject.card}` : ''}`);
  const more = last.length > lines.length ? [`  //   and ${last.length - lines.length} more`] : [];
  return ['  // What the last action did:', ...lines, ...more].join('\n');
}

function boardTest(game: Game): string {
  const board = boardSetupOf(game);
  if (typeof board === 'string') return `\n// No scenario of this board: ${board}.\n`;
  const left = board.left.map((what) => `  // Not in the scenario: ${what}.\n`).join('');
  return `
test('0.0.0 the same board alone', () => {
${left}  const game = scenario({ cards: CARDS, ...${source(board.setup, '  ')} });
  expect(game.you.decision ?? game.opponent.decision).toEqual(TO_FILL_IN);
});
`;
}

/** Any text as a literal of one line. */
const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A value as source, its keys bare. */
const source = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"(\w+)":/gm, '$1$2:')
    .replaceAll('\n', `\n${indent}`);
