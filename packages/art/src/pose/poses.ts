import { adrift } from './adrift';
import { akimbo } from './akimbo';
import { aloft } from './aloft';
import { back } from './back';
import { bust } from './bust';
import { cockpit } from './cockpit';
import { companion } from './companion';
import { enthroned } from './enthroned';
import { folded } from './folded';
import { guard } from './guard';
import { hands } from './hands';
import { hovering } from './hovering';
import type { Pose } from './kit';
import { kneeling } from './kneeling';
import { leader } from './leader';
import { leaning } from './leaning';
import { lunging } from './lunging';
import { meditating } from './meditating';
import { pointing } from './pointing';
import { profile } from './profile';
import { seated } from './seated';
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
  akimbo,
  seated,
  leaning,
  folded,
  pointing,
  adrift,
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
  'akimbo',
  'seated',
  'leaning',
]);
