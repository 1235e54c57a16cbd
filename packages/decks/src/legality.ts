/** Questions about a list in the making, all answered by the engine's own check of lists (2). */
import { type CardPool, checkDeck, type DeckProblem, type Ruleset } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import type { CardId } from '@astris/engine/language';
import { MOST_COPIES } from './lines';

type Part = 'main' | 'sideboard';
/** More cards can only mend these. */
const MENDED_BY_MORE: readonly DeckProblem['fault'][] = ['tooFewCards', 'tooFewStorylines'];
/** What is wrong with a card itself: more copies of it are as wrong as those that are there. */
const OF_THE_CARD: readonly DeckProblem['fault'][] = ['unknownCard', 'wrongFaction', 'notForDecks', 'banned'];

const keyOf = (problem: DeckProblem): string => JSON.stringify(problem);

/** The list with so many more copies of a card (fewer when negative); a card without copies leaves it. */
export function withCopies(list: DeckList, part: Part, card: CardId, more: number): DeckList {
  const { [card]: now = 0, ...others } = list[part];
  const next = Math.max(0, Math.min(MOST_COPIES, now + more));
  if (next === now) return list;
  return { ...list, [part]: next === 0 ? others : { ...list[part], [card]: next } };
}

/** The list with one copy of a card moved to the other part; the same when there is none to move. */
export function moved(list: DeckList, from: Part, card: CardId): DeckList {
  if (!list[from][card]) return list;
  return withCopies(withCopies(list, from, card, -1), from === 'main' ? 'sideboard' : 'main', card, 1);
}

/** Answers for one list; checks it once. */
export function legalityOf(list: DeckList, pool: CardPool, ruleset: Ruleset) {
  const problems = checkDeck(ruleset, pool, list);
  const known = new Set(problems.map(keyOf));
  /** What a list changed by a card does wrong because of it. */
  const added = (changed: DeckList, card: CardId): DeckProblem | undefined =>
    checkDeck(ruleset, pool, changed).find(
      (one) =>
        (!known.has(keyOf(one)) && !MENDED_BY_MORE.includes(one.fault)) ||
        (one.card === card && OF_THE_CARD.includes(one.fault)),
    );
  const againstAdding = (part: Part, card: CardId): DeckProblem | undefined =>
    added(withCopies(list, part, card, 1), card);
  return {
    /** Every way in which the list is not legal. */
    problems,
    /** The rule against one more copy of a card, or undefined when it may be added. */
    againstAdding,
    /** Whether one more copy of a card may be in the deck or the sideboard. */
    mayBeAdded: (card: CardId): boolean => !againstAdding('main', card) || !againstAdding('sideboard', card),
    /** The rule against one copy of a card in the other part: that is full. */
    againstMoving: (from: Part, card: CardId): DeckProblem | undefined => {
      const full = from === 'main' ? 'sideboardTooLarge' : 'tooManyCards';
      return checkDeck(ruleset, pool, moved(list, from, card)).find(
        (one) => one.fault === full && !known.has(keyOf(one)),
      );
    },
    /** The rule against a card as Starter Character (2.2 to 2.4). */
    againstStarter: (card: CardId): DeckProblem | undefined => added({ ...list, starter: card }, card),
  };
}
export type Legality = ReturnType<typeof legalityOf>;
