import { type Card, lintPool, problemText } from '@astris/engine/language';

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** Checks every card once and freezes it. Throws, naming card and place, when a card is wrong. */
export const poolOf = <T extends Card>(cards: readonly T[]): ReadonlyMap<T['id'], T> => {
  const errors = lintPool(cards).filter((problem) => problem.level === 'error');
  if (errors.length) throw new Error(`the card pool is wrong:\n${errors.map(problemText).join('\n')}`);
  return new Map(cards.map((card) => [card.id, freeze(card)]));
};
