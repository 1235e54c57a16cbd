import type { Direction } from '../direction';
import type { Faction } from '../faction';

/** What a make of ship is told; the faction's grammar decides everything else. */
export type Make = Pick<
  Direction,
  'view' | 'body' | 'nose' | 'tower' | 'keel' | 'sails' | 'ring' | 'engines' | 'plan' | 'frame' | 'scene'
>;

/** Makes of ships, as traits and names call them. */
export const MAKES = {
  tug: { view: 'side', body: 'slab', nose: 'blunt', tower: 'bridge', keel: 'claw', sails: 'none', engines: 'mixed' },
  galleon: { view: 'side', body: 'galleon', nose: 'prow', sails: 'square', keel: 'guns' },
  warship: { view: 'side', body: 'wedge', nose: 'lance', tower: 'spires', keel: 'guns', sails: 'none' },
  barge: { view: 'side', body: 'truss', nose: 'blunt', tower: 'bridge', keel: 'pods', sails: 'none' },
  liner: { view: 'side', body: 'slab', nose: 'prow', tower: 'stepped', keel: 'fins', sails: 'none' },
  clipper: { view: 'side', body: 'slab', nose: 'lance', tower: 'mast', sails: 'patched', keel: 'fins' },
  cloister: { view: 'side', body: 'cage', nose: 'lance', tower: 'spires', sails: 'none', ring: 1 },
  tender: { view: 'side', body: 'galleon', nose: 'lampbow', tower: 'dome', sails: 'square', keel: 'lamps' },
  ram: { view: 'side', body: 'wedge', nose: 'jaw', tower: 'none', keel: 'claw', sails: 'none' },
  hulk: { view: 'side', body: 'bulb', nose: 'thorn', tower: 'pipes', keel: 'roots', sails: 'tatters' },
  hearse: { view: 'side', body: 'bulb', nose: 'lance', tower: 'thorns', keel: 'lamps', sails: 'none', ring: 1 },
  laboratory: { view: 'side', body: 'hexes', nose: 'blunt', tower: 'dome', keel: 'pods', ring: 1 },
  surveyor: { view: 'side', body: 'hexes', nose: 'fork', tower: 'dome', sails: 'panels', keel: 'none' },
  ark: { view: 'side', body: 'cage', nose: 'blunt', tower: 'dome', sails: 'panels', keel: 'pods' },
  barque: { view: 'side', body: 'galleon', nose: 'prow', tower: 'stepped', sails: 'fan', keel: 'fins' },
  forked: { view: 'side', body: 'wedge', nose: 'fork', tower: 'mast', sails: 'panels', keel: 'pods' },
  skiff: { view: 'plan', plan: 'cross', frame: 'needle' },
  cutter: { view: 'plan', plan: 'arrow', frame: 'prong' },
  lighter: { view: 'plan', plan: 'manta', frame: 'hammer' },
  courier: { view: 'plan', plan: 'spear', frame: 'needle' },
  yacht: { view: 'plan', plan: 'sunwing', frame: 'lozenge' },
  catamaran: { view: 'plan', plan: 'catamaran', frame: 'oval' },
  wheel: { view: 'plan', plan: 'wheel', frame: 'oval' },
  raider: { view: 'plan', plan: 'outrigger', frame: 'prong' },
  hauler: { view: 'plan', plan: 'hauler', frame: 'hammer' },
  runner: { view: 'plan', plan: 'kite', frame: 'needle' },
  breaker: { view: 'plan', plan: 'crab', frame: 'hammer' },
} satisfies Readonly<Record<string, Make>>;
export type MakeName = keyof typeof MAKES;

/** What each faction flies. */
export const FLEETS: Record<Faction, readonly MakeName[]> = {
  'Aurelian Throne': ['barque', 'warship', 'yacht', 'galleon', 'liner', 'courier'],
  'Free Drift': ['raider', 'clipper', 'hauler', 'ram', 'runner', 'barge', 'breaker', 'forked'],
  'Lantern Order': ['tender', 'cloister', 'skiff', 'ark', 'courier'],
  'Helix Combine': ['laboratory', 'wheel', 'surveyor', 'catamaran', 'ark'],
  'Hollow Choir': ['hulk', 'hearse', 'lighter', 'warship'],
  Independent: ['tug', 'liner', 'cutter', 'surveyor', 'catamaran', 'barge'],
};
