/** What tests, self-play and tools use of the engine beyond its doors. */
export { cardsOutOfPlace } from './conservation';
export { randomAction, seeded } from './random-player';
export { type Played, playRandomly, replay, type SelfPlay, selfPlay } from './self-play';
