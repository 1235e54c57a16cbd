/** The puzzles of `/learn`, and what lays out and watches one. */
export { puzzleGame, whimsOf } from './lay';
export { isPuzzleId, type Line, type PuzzleId } from './puzzle';
export { PUZZLES, puzzleOf } from './puzzles';
export { type PuzzleState, watchOf } from './watch';
export { wordsOf } from './words';
