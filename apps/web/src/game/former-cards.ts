/** Cards that old games name and that are no longer printed: they are called by their id, and lead nowhere. */
import { CARDS, cardById } from '@astris/cards';
import type { Card, CardId } from '@astris/engine/language';
import type { Segment } from '@astris/engine/messages';

const [ANY_MANEUVER] = CARDS.filter(({ type }) => type === 'Maneuver');

/** "the-long-vigil" is "The Long Vigil". */
const nameOf = (id: CardId): string =>
  id
    .split('-')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
const SMALL: ReadonlySet<string> = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to']);

/** The card of that id; one that is gone has nothing but a name. */
export function printedOrFormer(id: CardId): Card {
  const card = cardById(id);
  if (card) return card;
  if (!ANY_MANEUVER) throw new Error('there are no cards');
  return { ...ANY_MANEUVER, id, name: nameOf(id) };
}

/** A sentence's part; the name of a card that is gone is no link. */
export const unlinked = (segment: Segment): Segment =>
  'card' in segment && !cardById(segment.card) ? { text: segment.text } : segment;
