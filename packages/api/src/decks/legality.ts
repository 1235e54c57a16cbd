/** Whether a list is legal, in sentences that cite the rules. */
import { CARDS, cardById } from '@astris/cards';
import { buildPool, checkDeck, type DeckList, type DeckProblem, RULESET } from '@astris/engine';
import { deckProblemSentence } from '@astris/engine/messages';

export interface LegalityProblem extends DeckProblem {
  /** What to change, with the rule's number. */
  sentence: string;
}

const pool = buildPool(CARDS);

/** What makes this list illegal; empty for a legal one. */
export function deckProblems(list: DeckList): LegalityProblem[] {
  return checkDeck(RULESET, pool, list).map((problem) => ({
    ...problem,
    sentence: deckProblemSentence(problem, (card) => cardById(card)?.name),
  }));
}
