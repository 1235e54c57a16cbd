/** A puzzle as a game that a table can go on with. */
import { type Action, actionOf, actionText, type CardPool, quickChance, type Seat } from '@astris/engine';
import type { ReplayAction } from '@astris/replay/file';
import { newPractice, type PracticeGame } from '../practice-game';
import type { Position, Puzzle } from './puzzle';

/** Who answers beside the solver of a puzzle, and at which windows the solver is asked. */
export const PUZZLE_SITTING = { bot: 'recruit', windows: 'smart' } as const;
/** Between two actions of a position, in ms: nobody timed them. */
const STEP_MS = 1_000;

/** A logged action as a word: the seat, then the action. */
export const stepText = (seat: Seat, action: Action): string => `${seat}${actionText(action)}`;
export const actionsOf = ({ actions }: Position): ReplayAction[] =>
  actions
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => ({
      actor: Number(word.charAt(0)),
      action: actionOf(word.slice(1)),
      atMs: (index + 1) * STEP_MS,
    }));

/** The game of a puzzle at its position; the recruit has the other seat. */
export function puzzleGame({ id, position }: Pick<Puzzle, 'id' | 'position'>, pool: CardPool): PracticeGame {
  const { decks, seat, seed } = position;
  const [mine, theirs] = decks;
  if (!mine || !theirs) throw new Error(`the position of ${id} has no two decks`);
  const { bot, windows } = PUZZLE_SITTING;
  const fresh = newPractice({ matchId: `puzzle-${id}`, seed, bot, mine, theirs }, pool);
  const names = fresh.file.seats.map(({ name }) => name);
  const seats = fresh.file.seats.map((one, at) => ({ ...one, name: names[at === seat ? 0 : 1] ?? one.name }));
  return { ...fresh, file: { ...fresh.file, seats, actions: actionsOf(position) }, seat, windows };
}

/** The opponent's whims in a puzzle: the same at the same moment, so that a line always ends as it did. */
export function whimsOf(seed: string): (version: number) => () => number {
  return (version) => {
    const below = quickChance(`${seed} ${version}`);
    return () => below(1_000_000) / 1_000_000;
  };
}
