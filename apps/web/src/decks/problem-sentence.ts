import type { DeckProblem } from '@astris/engine';
import { deckProblemSentence } from '@astris/engine/messages';
import { DECK_CARDS_BY_ID } from './deck-cards';

/** A problem of a list as a sentence, without the rule's number: that stands behind it as a link. */
export const problemSentence = (problem: DeckProblem): string =>
  deckProblemSentence(problem, (card) => DECK_CARDS_BY_ID.get(card)?.name).replace(` (${problem.rule})`, '');
