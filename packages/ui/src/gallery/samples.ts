import { cardById } from '@astris/cards';
import type { Card, StorylineCard } from '@astris/engine/language';

/** The players of examples. */
export const SELF = 'Tessaly';
export const OPPONENT = 'Korrigan';

/** A card of the pool that the gallery shows. Throws when the pool has lost it. */
export function sample(id: string): Card {
  const card = cardById(id);
  if (!card) throw new Error(`The gallery shows ${id}, which is not in the pool`);
  return card;
}

export function storyline(id: string): StorylineCard {
  const card = sample(id);
  if (card.type !== 'Storyline') throw new Error(`${id} is a ${card.type}`);
  return card;
}
