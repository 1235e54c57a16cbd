import { CARDS, POOL } from '@astris/cards';
import { buildPool } from '@astris/engine';
import type { Card, CardId } from '@astris/engine/language';

/** The pool that views are read with; made once. */
export const CARD_POOL = buildPool(CARDS);

/** The printed card of that id. Throws when this build does not know it. */
export function printedCard(id: CardId): Card {
  const card = POOL.get(id);
  if (!card) throw new Error(`the pool has no card ${id}`);
  return card;
}
