import type { DeckProblem } from '@astris/engine';
import { deckProblemSentence } from '@astris/engine/messages';
import { DECK_CARDS_BY_ID } from './deck-cards';

/** A problem of a list as a sentence with the rule's number, where no link can stand. */
export const problemWithRule = (problem: DeckProblem): string =>
  deckProblemSentence(problem, (card) => DECK_CARDS_BY_ID.get(card)?.name);

/** Why something may not be done, or undefined when it may. */
export const refusalOf = (problem: DeckProblem | undefined): string | undefined => problem && problemWithRule(problem);

/** The same without the number: that stands behind it as a link. */
export const problemSentence = (problem: DeckProblem): string =>
  problemWithRule(problem).replace(` (${problem.rule})`, '');
