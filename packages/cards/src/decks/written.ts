import type { DeckList } from '@astris/engine/deck-list';
import type { CardId } from '../index';

/** A ready-made legal deck for a player's first games. */
export interface StarterDeck {
  id: string;
  name: string;
  description: string;
  list: DeckList;
}
/** The same with ids that the pool has, so that a misspelt one doesn't compile. */
export interface WrittenDeck extends Omit<StarterDeck, 'list'> {
  list: {
    homeworld: CardId;
    starter: CardId;
    main: Partial<Record<CardId, number>>;
    sideboard: Partial<Record<CardId, number>>;
  };
}
