import type { Faction } from '../faction';
import { aloft } from './aloft';
import { back } from './back';
import { bust } from './bust';
import { cockpit } from './cockpit';
import { companion } from './companion';
import { enthroned } from './enthroned';
import { guard } from './guard';
import { hands } from './hands';
import { hovering } from './hovering';
import type { Pose } from './kit';
import { kneeling } from './kneeling';
import { leader } from './leader';
import { lunging } from './lunging';
import { meditating } from './meditating';
import { profile } from './profile';
import { sentinel } from './sentinel';
import { striding } from './striding';

export const POSES = {
  bust,
  profile,
  back,
  enthroned,
  aloft,
  kneeling,
  striding,
  sentinel,
  guard,
  hovering,
  hands,
  companion,
  cockpit,
  lunging,
  meditating,
  leader,
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;

/** Poses that stand on the ground of a world. */
export const GROUNDED: ReadonlySet<PoseName> = new Set<PoseName>([
  'back',
  'kneeling',
  'striding',
  'sentinel',
  'leader',
  'lunging',
]);

/** How often each faction takes each pose. */
export const WEIGHTS: Record<Faction, Partial<Record<PoseName, number>>> = {
  'Aurelian Throne': {
    bust: 5,
    profile: 4,
    enthroned: 3,
    sentinel: 2,
    aloft: 2,
    guard: 2,
    leader: 2,
    kneeling: 1,
    back: 1,
    companion: 2,
    hands: 1,
    lunging: 1,
    meditating: 1,
  },
  'Free Drift': {
    bust: 5,
    profile: 4,
    cockpit: 3,
    striding: 3,
    guard: 2,
    back: 2,
    companion: 2,
    aloft: 1,
    leader: 1,
    lunging: 3,
    hands: 1,
  },
  'Lantern Order': {
    bust: 5,
    profile: 4,
    aloft: 3,
    kneeling: 3,
    back: 2,
    hands: 2,
    sentinel: 1,
    striding: 1,
    leader: 2,
    hovering: 1,
    meditating: 3,
    companion: 1,
  },
  'Helix Combine': {
    bust: 5,
    profile: 4,
    hands: 2,
    companion: 3,
    guard: 2,
    cockpit: 2,
    sentinel: 1,
    enthroned: 1,
    aloft: 2,
    back: 1,
    meditating: 1,
    striding: 1,
  },
  'Hollow Choir': {
    bust: 5,
    profile: 4,
    hovering: 3,
    back: 2,
    leader: 2,
    kneeling: 1,
    enthroned: 2,
    hands: 1,
    aloft: 1,
    striding: 1,
    guard: 1,
    lunging: 1,
    companion: 1,
    meditating: 1,
  },
  Independent: {
    bust: 5,
    profile: 4,
    striding: 3,
    back: 2,
    guard: 2,
    companion: 2,
    sentinel: 1,
    cockpit: 1,
    aloft: 1,
    kneeling: 1,
    hands: 1,
    lunging: 2,
    meditating: 1,
  },
};
