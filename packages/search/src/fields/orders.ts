/** By what cards can be ordered. */
export interface Order {
  by: OrderName;
  dir: Direction;
}
export const ORDERS = [
  { name: 'number', label: 'Collector number', also: ['no'] },
  { name: 'name', label: 'Name', also: ['n'] },
  { name: 'type', label: 'Type', also: ['t'] },
  { name: 'faction', label: 'Faction', also: ['f'] },
  { name: 'cost', label: 'Cost', also: ['c'] },
  { name: 'power', label: 'Power', also: ['p'] },
  { name: 'resolve', label: 'Resolve', also: [] },
  { name: 'hull', label: 'Hull', also: [] },
  { name: 'defense', label: 'Defense', also: [] },
  { name: 'sp', label: 'SP', also: [] },
  { name: 'rarity', label: 'Rarity', also: ['r'] },
] as const;
export type OrderName = (typeof ORDERS)[number]['name'];
export const DIRECTIONS = [
  { name: 'asc', label: 'Upward', also: ['ascending', 'up'] },
  { name: 'desc', label: 'Downward', also: ['descending', 'down'] },
] as const;
export type Direction = (typeof DIRECTIONS)[number]['name'];
export const FIRST_ORDER: Order = { by: 'number', dir: 'asc' };
/** The order in which cards stand: a query's own `order:` and `dir:` come before the one given. */
export const orderAsked = (own: Partial<Order> | null, given: Order): Order => ({
  ...given,
  ...(own?.by ? { dir: FIRST_ORDER.dir } : {}),
  ...own,
});

const named = <T extends { name: string; also: readonly string[] }>(list: readonly T[], text: string): T | undefined =>
  list.find(({ name, also }) => name === text || also.includes(text));

export const orderNamed = (text: string): OrderName | undefined => named(ORDERS, text)?.name;
export const directionNamed = (text: string): Direction | undefined => named(DIRECTIONS, text)?.name;
