import type { Faction } from '@astris/engine/language';

/** The short name of a faction in tokens (`--throne`) and `data-f`. */
export type FactionKey = 'throne' | 'drift' | 'lantern' | 'helix' | 'choir' | 'indep';

export const FACTION_KEYS: Record<Faction, FactionKey> = {
  'Aurelian Throne': 'throne',
  'Free Drift': 'drift',
  'Lantern Order': 'lantern',
  'Helix Combine': 'helix',
  'Hollow Choir': 'choir',
  Independent: 'indep',
};

export const factionKey = (faction: Faction): FactionKey => FACTION_KEYS[faction];
