import type { Faction } from '../faction';
import type { Dress } from '../figure/dress';
import type { BODIES } from './bodies';
import type { ENGINES } from './engines';
import type { KEELS } from './keels';
import type { NOSES } from './noses';
import type { SAILS } from './sails';
import type { TOWERS } from './towers';

/** The words from which a faction builds its hulls; a word that stands twice is dealt twice as often. */
export interface Grammar {
  readonly body: readonly (keyof typeof BODIES)[];
  readonly nose: readonly (keyof typeof NOSES)[];
  readonly tower: readonly (keyof typeof TOWERS)[];
  readonly keel: readonly (keyof typeof KEELS)[];
  readonly sails: readonly (keyof typeof SAILS)[];
  readonly ring: readonly (0 | 1)[];
  readonly engines: readonly (keyof typeof ENGINES)[];
  readonly ink: readonly Dress[];
}

export const GRAMMAR: Record<Faction, Grammar> = {
  'Aurelian Throne': {
    body: ['galleon', 'slab', 'galleon'],
    nose: ['lance', 'prow'],
    tower: ['spires', 'spires', 'stepped'],
    keel: ['fins', 'guns', 'none'],
    sails: ['fan', 'fan', 'none'],
    ring: [0, 0, 1],
    engines: ['bells'],
    ink: [
      ['deep', 'hot', 'hot'],
      ['bone', 'deep', 'hot'],
      ['hot', 'deep', 'bone'],
      ['ink', 'hot', 'bone'],
    ],
  },
  'Free Drift': {
    body: ['truss', 'slab', 'wedge', 'truss'],
    nose: ['blunt', 'fork', 'jaw'],
    tower: ['bridge', 'mast', 'none'],
    keel: ['pods', 'guns', 'claw'],
    sails: ['panels', 'patched', 'none', 'none'],
    ring: [0, 0, 0, 1],
    engines: ['mixed', 'bells'],
    ink: [
      ['tone', 'hot', 'bone'],
      ['bone', 'deep', 'hot'],
      ['deep', 'hot', 'bone'],
      ['hot', 'ink', 'bone'],
    ],
  },
  'Lantern Order': {
    body: ['cage', 'galleon', 'cage'],
    nose: ['lampbow', 'lance', 'prow'],
    tower: ['mast', 'dome', 'spires'],
    keel: ['lamps', 'none', 'fins'],
    sails: ['square', 'square', 'none'],
    ring: [0, 1],
    engines: ['glow'],
    ink: [
      ['bone', 'deep', 'hot'],
      ['deep', 'bone', 'hot'],
      ['tone', 'bone', 'hot'],
    ],
  },
  'Helix Combine': {
    body: ['hexes', 'truss', 'slab'],
    nose: ['blunt', 'fork', 'lance'],
    tower: ['dome', 'bridge', 'stepped'],
    keel: ['pods', 'none', 'fins'],
    sails: ['panels', 'none'],
    ring: [1, 1, 0],
    engines: ['bells', 'glow'],
    ink: [
      ['bone', 'deep', 'hot'],
      ['tone', 'ink', 'hot'],
      ['deep', 'bone', 'hot'],
    ],
  },
  'Hollow Choir': {
    body: ['bulb', 'wedge', 'galleon'],
    nose: ['lance', 'thorn', 'fork'],
    tower: ['pipes', 'pipes', 'thorns', 'spires'],
    keel: ['roots', 'roots', 'lamps', 'none'],
    sails: ['tatters', 'none'],
    ring: [0, 0, 1],
    engines: ['glow'],
    ink: [
      ['ink', 'deep', 'hot'],
      ['bone', 'ink', 'hot'],
      ['deep', 'ink', 'bone'],
    ],
  },
  Independent: {
    body: ['wedge', 'slab', 'truss', 'galleon'],
    nose: ['blunt', 'prow', 'lance'],
    tower: ['bridge', 'none', 'dome'],
    keel: ['fins', 'pods', 'none'],
    sails: ['none', 'panels'],
    ring: [0, 0, 1],
    engines: ['bells', 'mixed'],
    ink: [
      ['tone', 'ink', 'hot'],
      ['bone', 'deep', 'hot'],
      ['deep', 'bone', 'hot'],
    ],
  },
};
