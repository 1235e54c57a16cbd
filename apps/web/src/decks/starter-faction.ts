import { POOL } from '@astris/cards';
import type { DeckList } from '@astris/engine';
import { type Faction, factionsOf } from '@astris/engine/language';

/** The faction that a list is of: its Homeworld's first. */
export function factionOf({ homeworld }: DeckList): Faction {
  const card = POOL.get(homeworld);
  return (card && factionsOf(card)[0]) ?? 'Independent';
}
