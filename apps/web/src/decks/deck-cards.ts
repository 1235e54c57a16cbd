import { CARDS } from '@astris/cards';
import type { Card, CardType } from '@astris/engine/language';
import { faceOf } from '@astris/ui/cards';

/** What lists of a deck say about a card. */
export interface DeckCard {
  id: string;
  name: string;
  type: CardType;
  /** "3C", "2 CP"; empty for a Homeworld. */
  cost: string;
  /** The faction as tokens name it. */
  ink: string;
}

const deckCard = (card: Card): DeckCard => ({
  id: card.id,
  name: card.name,
  type: card.type,
  cost: 'cost' in card ? ('C' in card.cost ? `${card.cost.C}C` : `${card.cost.CP} CP`) : '',
  ink: faceOf(card).ink,
});

/** Every card, by name. */
export const DECK_CARDS: readonly DeckCard[] = CARDS.map(deckCard).sort((a, b) => a.name.localeCompare(b.name, 'en'));
