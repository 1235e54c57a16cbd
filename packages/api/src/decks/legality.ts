/** Whether a list is legal, in sentences that cite the rules. */
import { POOL } from '@astris/cards';
import { checkDeck, type DeckList, type DeckProblem, RULESET } from '@astris/engine';

export interface LegalityProblem {
  rule: DeckProblem['rule'];
  sentence: string;
}

/** What makes this list illegal; empty for a legal one. */
export function deckProblems(list: DeckList): LegalityProblem[] {
  return checkDeck(RULESET, POOL, list).map((problem) => ({ rule: problem.rule, sentence: problem.sentence }));
}
