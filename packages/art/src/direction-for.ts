import type { Direction } from './direction';
import { DIRECTIONS } from './directions';
import { TRAITS } from './directions/traits';
import type { ArtSubject } from './subject';

/** The card's direction by hand or else what its traits suggest; everything else is dealt by the card's streams. */
export function directionFor({ id, face, traits = [] }: ArtSubject): Direction {
  const byHand = DIRECTIONS[face === 'back' ? `${id}/back` : id];
  return byHand ?? Object.assign({}, ...traits.map((trait) => TRAITS[trait] ?? {}));
}
