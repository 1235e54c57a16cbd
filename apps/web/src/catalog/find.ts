import { CARDS } from '@astris/cards';
import type { Card } from '@astris/engine/language';
import { type CardIndex, indexOf, search } from '@astris/search/cards';
import type { CatalogAddress } from './address';

/** How many cards a page of the catalog shows. */
const PAGE = 48;

export interface CatalogPage {
  cards: readonly Card[];
  /** Cards that fit, over all pages. */
  total: number;
  page: number;
  pages: number;
}

let made: CardIndex | undefined;
/** The index of all cards, made at the first search. */
export function cardIndex(): CardIndex {
  made ??= indexOf(CARDS);
  return made;
}

/** The cards that an address shows; a page behind the last is the last. */
export function findPage({ q, order, dir, page }: CatalogAddress): CatalogPage {
  const { cards } = search(cardIndex(), q, { by: order, dir });
  const pages = Math.max(1, Math.ceil(cards.length / PAGE));
  const shown = Math.min(page, pages);
  return { cards: cards.slice((shown - 1) * PAGE, shown * PAGE), total: cards.length, page: shown, pages };
}
