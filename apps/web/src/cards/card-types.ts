import type { CardType } from '@astris/engine/language';

/** The types of cards, in the order in which lists show them. */
export const CARD_TYPES = [
  'Homeworld',
  'Character',
  'Spacecraft',
  'Location',
  'Device',
  'Maneuver',
  'Storyline',
] as const satisfies readonly CardType[];
