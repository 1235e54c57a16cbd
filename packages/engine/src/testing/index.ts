/** What tests, self-play and tools use of the engine beyond its doors. */
export { cardsOutOfPlace } from './conservation';
export { FIXTURES, printing, testCharacter, testStoryline } from './fixtures';
export { type Played as PlayedGame, prove } from './proofs';
export { randomAction, seeded } from './random-player';
export { eventsHide, viewsHide } from './secrecy';
export { type Played, playRandomly, replay, type SelfPlay, selfPlay } from './self-play';
