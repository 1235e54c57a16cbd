import {
  type Direction,
  directionNamed,
  FIRST_ORDER,
  LONGEST,
  type Order,
  type OrderName,
  orderAsked,
  orderNamed,
  type Query,
} from '@astris/search';
import { countParam, paramsOf, textParam } from '../site/search-params';

/** Full cards, or rows; without a choice, cards where there is room for them and rows on a phone. */
export type CatalogView = 'grid' | 'list';
/** What the catalog shows, as its address says it. */
export interface CatalogAddress {
  q: string;
  view: CatalogView | null;
  order: OrderName;
  dir: Direction;
  page: number;
}
type Params = Record<string, string | string[] | undefined>;

export const EVERYTHING: CatalogAddress = { q: '', view: null, order: FIRST_ORDER.by, dir: FIRST_ORDER.dir, page: 1 };

/** Reads an address; what it does not know is as if it were not there. */
export function addressOf({ q, view, order, dir, page }: Params): CatalogAddress {
  const shown = textParam(view);
  return {
    q: textParam(q).slice(0, LONGEST),
    view: shown === 'grid' || shown === 'list' ? shown : null,
    order: orderNamed(textParam(order)) ?? EVERYTHING.order,
    dir: directionNamed(textParam(dir)) ?? EVERYTHING.dir,
    page: countParam(page, 1),
  };
}
export const addressOfSearch = (search: string): CatalogAddress => addressOf(paramsOf(search));

/** The address as a link; what goes without saying is left out. */
export function catalogHref(address: Partial<CatalogAddress>): string {
  const { q, view, order, dir, page } = { ...EVERYTHING, ...address };
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (view) params.set('view', view);
  if (order !== EVERYTHING.order) params.set('order', order);
  if (dir !== EVERYTHING.dir) params.set('dir', dir);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '/cards' : `/cards?${text}`;
}

/** In what order the cards stand: the query's own word comes before the address's. */
export const orderOf = ({ order, dir }: CatalogAddress, query: Pick<Query, 'order'>): Order =>
  orderAsked(query.order, { by: order, dir });
