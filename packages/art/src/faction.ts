/** The factions whose inks the art knows, by the rulebook's names. */
export const FACTIONS = [
  'Aurelian Throne',
  'Free Drift',
  'Lantern Order',
  'Helix Combine',
  'Hollow Choir',
  'Independent',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const DRIVES = ['Ambition', 'Devotion', 'Duty', 'Freedom', 'Truth', 'Vengeance'] as const;
export type Drive = (typeof DRIVES)[number];
