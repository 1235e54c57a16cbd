/** The puzzles of `/learn`, and what lays out and watches one. */
export { puzzleGame, whimsOf } from './lay';
export {
  type Goal,
  isPuzzleId,
  type Line,
  type Position,
  PUZZLE_IDS,
  type Puzzle,
  type PuzzleId,
} from './puzzle';
export { PUZZLES, puzzleOf } from './puzzles';
export { GoalWatch, type PuzzleState, watchOf } from './watch';
export { wordsOf } from './words';
