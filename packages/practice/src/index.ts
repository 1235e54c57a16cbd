/** Games without a server: the engine, a bot and a page. */
export { LocalMatch, type LocalParts, StaleGame } from './local-match';
export { newPractice, type PracticeDeck, type PracticeGame } from './practice-game';
