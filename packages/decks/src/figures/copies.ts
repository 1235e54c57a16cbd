import type { DeckList } from '@astris/engine/deck-list';
import type { Card } from '@astris/engine/language';
import type { Pool } from '../pool';

export interface Copies<T extends Card = Card> {
  card: T;
  copies: number;
}

/** The cards of a part with their copies; a card that the pool has lost is left out. */
export const copiesOf = (part: DeckList['main'], pool: Pool): Copies[] =>
  Object.entries(part).flatMap(([id, copies]) => {
    const card = pool.get(id);
    return card ? [{ card, copies }] : [];
  });

/** How many cards there are, copies counted. */
export const totalOf = (cards: readonly { copies: number }[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** The Characters that a game may see: the main deck's, and the Starter. */
export function charactersOf({ main, starter }: DeckList, pool: Pool): Copies<Extract<Card, { type: 'Character' }>>[] {
  const first = pool.get(starter);
  const all = [...copiesOf(main, pool), ...(first ? [{ card: first, copies: 1 }] : [])];
  return all.flatMap(({ card, copies }) => (card.type === 'Character' ? [{ card, copies }] : []));
}
