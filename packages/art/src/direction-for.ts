import type { Direction } from './direction';
import { DIRECTIONS } from './directions';
import type { ArtSubject } from './subject';

/** What the card's own direction says; everything else is dealt by the card's streams. */
export function directionFor({ id, face }: ArtSubject): Direction {
  return DIRECTIONS[face === 'back' ? `${id}/back` : id] ?? {};
}
