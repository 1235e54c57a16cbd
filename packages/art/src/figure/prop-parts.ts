import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

/** Draws a thing with its grip at (0, 0), pointing up, about 180 long. */
export type DrawProp = (pen: Pen, rng: Stream) => string;
export type Props = Readonly<Record<string, DrawProp>>;

/** A straight shaft. */
export const rod = (pen: Pen, y0: number, y1: number, w = 4, tone: Ink = 'bone') =>
  pen.part(`M${-w / 2} ${y0}H${w / 2}V${y1}H${-w / 2}Z`, tone, { lit: 0, line: 'ink' });
/** The outline of a flame. */
export const flameShape = (x: number, y: number, s: number) =>
  `M${x} ${y - 13 * s}C${x + 3 * s} ${y - 6 * s} ${x + 7 * s} ${y - 2 * s} ${x + 5 * s} ${y + 4 * s}` +
  `C${x + 3 * s} ${y + 9 * s} ${x - 3 * s} ${y + 9 * s} ${x - 5 * s} ${y + 4 * s}` +
  `C${x - 6 * s} ${y - 1 * s} ${x - 2 * s} ${y - 4 * s} ${x} ${y - 13 * s}Z`;
