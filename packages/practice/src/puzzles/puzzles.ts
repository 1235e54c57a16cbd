import { act } from './act';
import { bind } from './bind';
import { chain } from './chain';
import type { Puzzle, PuzzleId } from './puzzle';
import { redeem } from './redeem';
import { skip } from './skip';
import { treasury } from './treasury';

/** All puzzles, in the order in which they are learned. */
export const PUZZLES: readonly Puzzle[] = [treasury, bind, skip, chain, redeem, act];

/** The puzzle of that id. Throws when there is none. */
export function puzzleOf(id: PuzzleId): Puzzle {
  const puzzle = PUZZLES.find((one) => one.id === id);
  if (!puzzle) throw new Error(`there is no puzzle ${id}`);
  return puzzle;
}
