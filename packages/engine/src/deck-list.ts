import type { CardId } from './language/card';

/** A deck list (2.1): copies by card id. */
export interface DeckList {
  homeworld: CardId;
  starter: CardId;
  main: Record<CardId, number>;
  sideboard: Record<CardId, number>;
}
