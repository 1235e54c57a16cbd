import type { Faction } from '../faction';
import type { Ink } from '../palette';
import type { GarmentName } from './garment';

/** Cloth, second cloth and trim. */
export type Dress = readonly [cloth: Ink, second: Ink, trim: Ink];

/** Which inks a faction dresses in. */
export const DRESS: Record<Faction, readonly Dress[]> = {
  'Aurelian Throne': [
    ['ink', 'hot', 'bone'],
    ['deep', 'ink', 'hot'],
    ['hot', 'deep', 'ink'],
    ['ink', 'deep', 'hot'],
  ],
  'Free Drift': [
    ['ink', 'tone', 'hot'],
    ['deep', 'hot', 'bone'],
    ['tone', 'ink', 'hot'],
    ['bone', 'deep', 'hot'],
    ['hot', 'ink', 'bone'],
  ],
  'Lantern Order': [
    ['bone', 'mid', 'hot'],
    ['bone', 'deep', 'ink'],
    ['deep', 'bone', 'hot'],
    ['ink', 'bone', 'hot'],
    ['tone', 'ink', 'bone'],
  ],
  'Helix Combine': [
    ['bone', 'deep', 'hot'],
    ['ink', 'bone', 'hot'],
    ['tone', 'ink', 'bone'],
    ['deep', 'hot', 'bone'],
  ],
  'Hollow Choir': [
    ['ink', 'deep', 'hot'],
    ['ink', 'bone', 'hot'],
    ['deep', 'ink', 'bone'],
    ['bone', 'ink', 'hot'],
  ],
  Independent: [
    ['deep', 'bone', 'hot'],
    ['ink', 'tone', 'bone'],
    ['bone', 'deep', 'hot'],
    ['tone', 'ink', 'hot'],
  ],
};

/** Inks for headgear that takes a colour. */
export const TINTS: Record<Faction, readonly Ink[]> = {
  'Aurelian Throne': ['deep', 'hot', 'ink', 'bone'],
  'Free Drift': ['deep', 'tone', 'bone', 'hot'],
  'Lantern Order': ['tone', 'bone', 'deep'],
  'Helix Combine': ['tone', 'bone', 'deep'],
  'Hollow Choir': ['ink', 'deep', 'bone'],
  Independent: ['deep', 'tone', 'bone', 'hot'],
};

export const WARDROBE: Record<Faction, readonly GarmentName[]> = {
  'Aurelian Throne': ['robe', 'plate', 'collar', 'ruff', 'mantle'],
  'Free Drift': ['coat', 'scarf', 'suit', 'poncho', 'plate'],
  'Lantern Order': ['mantle', 'robe', 'scarf', 'plate', 'poncho'],
  'Helix Combine': ['coat', 'suit', 'collar', 'plate', 'robe'],
  'Hollow Choir': ['rags', 'mantle', 'collar', 'robe', 'rags'],
  Independent: ['coat', 'scarf', 'robe', 'poncho', 'suit', 'mantle'],
};
