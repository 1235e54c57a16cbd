import type { Faction } from '../faction';
import { throneHeads } from './aurelian-throne';
import { throneProfiles } from './aurelian-throne-profiles';
import type { Heads, Profiles } from './face';
import { driftHeads } from './free-drift';
import { driftProfiles } from './free-drift-profiles';
import { helixHeads } from './helix-combine';
import { helixProfiles } from './helix-combine-profiles';
import { choirHeads } from './hollow-choir';
import { choirProfiles } from './hollow-choir-profiles';
import { independentHeads } from './independent';
import { independentProfiles } from './independent-profiles';
import { lanternHeads } from './lantern-order';
import { lanternProfiles } from './lantern-order-profiles';

export const HEADS: Record<Faction, Heads> = {
  'Aurelian Throne': throneHeads,
  'Free Drift': driftHeads,
  'Lantern Order': lanternHeads,
  'Helix Combine': helixHeads,
  'Hollow Choir': choirHeads,
  Independent: independentHeads,
};
export const PROFILES: Record<Faction, Profiles> = {
  'Aurelian Throne': throneProfiles,
  'Free Drift': driftProfiles,
  'Lantern Order': lanternProfiles,
  'Helix Combine': helixProfiles,
  'Hollow Choir': choirProfiles,
  Independent: independentProfiles,
};
