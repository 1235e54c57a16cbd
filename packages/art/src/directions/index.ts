import type { Direction } from '../direction';
import { AURELIAN_THRONE } from './aurelian-throne';
import { FREE_DRIFT } from './free-drift';
import { HOLLOW_CHOIR } from './hollow-choir';
import { INDEPENDENT } from './independent';
import { LANTERN_ORDER } from './lantern-order';
import { STORYLINES } from './storylines';

/** Directions by hand, by card id; `<id>/back` is the back face of a Storyline. Both other faces share one direction. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ...AURELIAN_THRONE,
  ...FREE_DRIFT,
  ...HOLLOW_CHOIR,
  ...INDEPENDENT,
  ...LANTERN_ORDER,
  ...STORYLINES,
};
