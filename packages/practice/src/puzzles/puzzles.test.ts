import { GAME_POOL } from '@astris/cards';
import { decisionsOf, type GameEvent } from '@astris/engine';
import { describe, expect, test } from 'vitest';
import { LocalMatch } from '../local-match';
import { puzzleGame, whimsOf } from './lay';
import type { Puzzle } from './puzzle';
import { PUZZLES } from './puzzles';
import { playLine } from './try-out';
import { GoalWatch, watchOf } from './watch';

const mend = ({ id }: Puzzle) => `npm run puzzles -- ${id} finds another position`;

/** A puzzle as a page lays it out, with timers that are run by hand. */
function lay(puzzle: Puzzle) {
  const timers: (() => void)[] = [];
  let watch: GoalWatch | null = null;
  let match: LocalMatch;
  try {
    match = new LocalMatch(puzzleGame(puzzle, GAME_POOL), {
      pool: GAME_POOL,
      whims: whimsOf(puzzle.position.seed),
      now: () => 0,
      delay: () => 0,
      after(_, run) {
        timers.push(run);
        return () => timers.splice(timers.indexOf(run), 1);
      },
      stepped: (_, events, game) => watch?.see(events, game),
      settled: () => undefined,
      fault: (message) => expect.unreachable(message),
    });
  } catch (error) {
    throw new Error(
      `The position of "${puzzle.id}" is stale, since cards or rules changed: ${error}. ${mend(puzzle)}.`,
    );
  }
  watch = watchOf(puzzle, GAME_POOL, match.game);
  return { match, timers, watch };
}
const trialOf = (puzzle: Puzzle, match: LocalMatch) => ({
  game: match.game,
  pool: GAME_POOL,
  seat: puzzle.position.seat,
  whims: whimsOf(puzzle.position.seed),
  version: match.version,
});
function stateAfter(puzzle: Puzzle, line: readonly string[]): string {
  const { match, watch } = lay(puzzle);
  const refused = playLine(trialOf(puzzle, match), line, (events) => watch.see(events, match.game));
  return refused ? `${refused} is refused; ${mend(puzzle)}` : watch.state;
}

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('the puzzle %s', (_, puzzle) => {
  test('is laid out before its solver’s own action, in a moment that a game came to', () => {
    const { match } = lay(puzzle);
    expect(decisionsOf(match.game)[puzzle.position.seat]).toMatchObject({ kind: 'action' });
    expect(match.version).toBeGreaterThan(10);
  });

  test('is solved by its solution, and by nothing shorter', () => {
    const { solution } = puzzle.position;
    expect(stateAfter(puzzle, solution)).toBe('solved');
    expect(stateAfter(puzzle, solution.slice(0, -1))).toBe('open');
  });

  test('is missed by a line that looks as good', () => {
    expect(stateAfter(puzzle, puzzle.position.wrong)).toBe('missed');
  });

  test('is missed by ending the turn', () => {
    expect(stateAfter(puzzle, ['e'])).toBe('missed');
  });
});

test('a goal counts what its own player does, after what is to come before, and nothing after the turn', () => {
  const event = (type: GameEvent['type'], seat: number) => ({ type, seat, rule: '7.7', patches: [] }) as GameEvent;
  const game = { board: { gameTurn: 4, phase: 'action' } } as unknown as Parameters<GoalWatch['see']>[1];
  const next = { board: { gameTurn: 4, phase: 'end' } } as unknown as typeof game;
  const watch = () => new GoalWatch({ happens: 'redeemed', times: 2, after: { happens: 'fell' } }, 0, GAME_POOL, 4);
  const mine = event('redeemed', 0);
  expect(watch().see([mine, mine], game)).toBe('open');
  expect(watch().see([event('fell', 0), mine, event('redeemed', 1)], game)).toBe('open');
  expect(watch().see([event('fell', 0), mine, mine], next)).toBe('solved');
  expect(watch().see([event('fell', 0), mine], next)).toBe('missed');
});

test('the opponent answers in a puzzle as it does when its lines are looked for', () => {
  for (const puzzle of PUZZLES) {
    const quiet = lay(puzzle);
    playLine(trialOf(puzzle, quiet.match), ['e'], () => undefined);
    const { match, timers } = lay(puzzle);
    match.start();
    const decision = decisionsOf(match.game)[puzzle.position.seat];
    match.act({
      version: match.version,
      decision: decision?.id ?? -1,
      action: { type: 'act', act: { do: 'endTurn' } },
    });
    while (timers.length > 0) timers.shift()?.();
    expect(match.game.board).toEqual(quiet.match.game.board);
  }
});
