import type { Card, CardId } from '@astris/engine/language';

/** The cards that lists are written with; `POOL` of @astris/cards is one. */
export type Pool = ReadonlyMap<CardId, Card>;

/** A list names a card that the pool has not. */
export class UnknownCard extends Error {
  constructor(readonly id: CardId) {
    super(`the pool has no card ${id}`);
    this.name = 'UnknownCard';
  }
}

/** The card of that id; throws UnknownCard. */
export const cardOf = (pool: Pool, id: CardId): Card => {
  const card = pool.get(id);
  if (!card) throw new UnknownCard(id);
  return card;
};
