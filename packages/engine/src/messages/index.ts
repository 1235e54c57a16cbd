/** English sentences for what the engine reports as data: events, refusals, decisions, acts. */
export { activeChapter, actLabel, priceOf } from './acts';
export { DECISION_TITLES, decisionPrompt, optionLabel, waitingPrompt } from './decisions';
export { deckProblemSentence } from './deck-problems';
export { eventSentence, UNLOGGED } from './events/index';
export { namingOf } from './naming';
export { refusalSentence } from './refusals';
export { type Named, type Naming, plain, type Segment, say, shortName } from './segment';
export { type Why, whyOf } from './why';
export { faceName, ROMAN, who, whose } from './words';
