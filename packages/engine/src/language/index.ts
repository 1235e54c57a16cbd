/** The card language: the words, the shapes of cards, their text, how texts are compared, and their lint. */
export * from './card';
export { rulesOf } from './cited';
export { fold } from './fold';
export * from './lint';
export * from './text';
export * from './vocabulary';
export * as words from './words';
