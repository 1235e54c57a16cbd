import type { Direction } from './direction';

/** Directions by hand, by card id; `<id>/back` is the back face of a Storyline. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {};
