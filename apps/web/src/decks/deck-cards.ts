import { CARDS } from '@astris/cards';
import { CARD_TYPES, type Card, type CardType } from '@astris/engine/language';
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

export const costText = (card: Card): string =>
  'cost' in card ? ('C' in card.cost ? `${card.cost.C}C` : `${card.cost.CP} CP`) : '';

const deckCard = (card: Card): DeckCard => ({
  id: card.id,
  name: card.name,
  type: card.type,
  cost: costText(card),
  ink: faceOf(card).ink,
});

/** Every card, by name. */
export const DECK_CARDS: readonly DeckCard[] = CARDS.map(deckCard).sort((a, b) => a.name.localeCompare(b.name, 'en'));
/** The same by id. */
export const DECK_CARDS_BY_ID: ReadonlyMap<string, DeckCard> = new Map(DECK_CARDS.map((card) => [card.id, card]));

/** A card's name; its id where the pool has lost it. */
export const cardName = (id: string): string => DECK_CARDS_BY_ID.get(id)?.name ?? id;

/** The types of cards that a main deck holds. */
export const MAIN_TYPES: readonly CardType[] = CARD_TYPES.filter((type) => type !== 'Homeworld');
