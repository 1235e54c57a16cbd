import { totalOf } from '@astris/decks';
import type { DeckList } from '@astris/engine';
import { DECK_CARDS_BY_ID, type DeckCard } from './deck-cards';

/** The parts of a deck that hold copies. */
export type Part = 'main' | 'sideboard';

export interface Entry {
  card: DeckCard;
  copies: number;
}
export interface Group {
  type: (typeof ORDER)[number];
  entries: Entry[];
  copies: number;
}

const ORDER = ['Character', 'Spacecraft', 'Location', 'Device', 'Storyline', 'Maneuver', 'Homeworld'] as const;

/** How many cards there are, copies counted. */
export const copiesIn = (copies: DeckList[Part]): number =>
  Object.values(copies).reduce((sum, count) => sum + count, 0);

/** The entries of a part by name; cards that the pool has lost keep their id. */
export function entriesOf(copies: DeckList[Part]): Entry[] {
  return Object.entries(copies)
    .map(([id, count]) => ({ card: DECK_CARDS_BY_ID.get(id) ?? unknownCard(id), copies: count }))
    .sort((a, b) => a.card.name.localeCompare(b.card.name, 'en'));
}

const unknownCard = (id: string): DeckCard => ({ id, name: id, type: 'Maneuver', cost: '', ink: 'indep' });

/** The main deck by type. */
export function groupsOf(list: DeckList): Group[] {
  const entries = entriesOf(list.main);
  return ORDER.flatMap((type) => {
    const ofType = entries.filter(({ card }) => card.type === type);
    const copies = totalOf(ofType);
    return copies > 0 ? [{ type, entries: ofType, copies }] : [];
  });
}
