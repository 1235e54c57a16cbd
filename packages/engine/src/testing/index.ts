/** What tests, self-play and tools use of the engine beyond its doors. */

export type { Aim } from './aim';
export { unanswerable } from './answerable';
export { type Setup, setUp } from './board-setup';
export { differences } from './brute-force';
export { cardsOutOfPlace } from './conservation';
export { FIXTURES, printing, testCharacter, testStoryline } from './fixtures';
export { type Played as PlayedGame, prove } from './proofs';
export { randomBoard } from './random-board';
export { below, type Chance } from './random-cards';
export { randomDeck } from './random-deck';
export { randomAction, seeded } from './random-player';
export { eventsHide, viewsHide } from './secrecy';
export {
  type Ending,
  endingOf,
  firstOf,
  type Played,
  playRandomly,
  playToEnd,
  replay,
  type SelfPlay,
  selfPlay,
} from './self-play';
