/** The puzzles of `/learn`, and what lays out and watches one. */
export { puzzleGame, whimsOf } from './lay';
export { isPuzzleId, PUZZLE_LINES, type PuzzleId, type PuzzleLine } from './puzzle';
export { PUZZLES, puzzleOf } from './puzzles';
export { type PuzzleState, watchOf } from './watch';
export { namesIn, type PuzzleNames } from './words';
