import type { BoardCard, Seat } from '@astris/engine';
import { permanentsOf, type Table, typeOf } from '@astris/engine/queries';

/** A player's half of the Map: what acts stands in front, what is held behind; Storylines in progress are in the rail. */
export interface Half {
  cast: BoardCard[];
  holdings: BoardCard[];
}

export function halfOf(table: Table, seat: Seat): Half {
  const half: Half = { cast: [], holdings: [] };
  for (const card of permanentsOf(table, seat)) {
    if (card.story) continue;
    if (card.host !== undefined && table.board.cards[card.host]?.zone === 'map') continue;
    const type = typeOf(table, card);
    (type === 'Character' || type === 'Spacecraft' ? half.cast : half.holdings).push(card);
  }
  return half;
}

/** How crowded a lane is: past 7 cards the gaps shrink, past 8 it shows tiles (4 on a phone). */
export type Crowd = 'wide' | 'tight' | 'tiles';
export function crowdOf(count: number, phone: boolean): Crowd {
  if (phone) return count <= 4 ? 'wide' : 'tiles';
  return count <= 6 ? 'wide' : count <= 8 ? 'tight' : 'tiles';
}
