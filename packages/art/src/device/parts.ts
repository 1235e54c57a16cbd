import type { Cut, Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';

/** Draws an object around (0, 0), about 150 tall. */
export type Objects = Readonly<Record<string, (pen: Pen, rng: Stream) => string>>;

/** How bone is cut. */
export const ivory: Cut = { hatch: 'mid' };
