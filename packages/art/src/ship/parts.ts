import type { Cut, Pen } from '../drawing/pen';
import { taper } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

/** Half the height of the deck, and the three inks of a hull. */
export interface Hull {
  readonly t: number;
  readonly a: Ink;
  readonly b: Ink;
  readonly c: Ink;
}
/** Hull units: nose to the left near x -110, tail near x 100, the deck above y 0. */
export type DrawHullPart = (pen: Pen, rng: Stream, hull: Hull) => string;
export type HullParts = Readonly<Record<string, DrawHullPart>>;

/** Strokes that light a hull from above. */
export const fromAbove: Cut = { tilt: 90, gap: 3.2, lit: 0.55 };

/** The flame behind an engine. */
export const plume = (pen: Pen, rng: Stream, x: number, y: number, q: number) => {
  const l = rng.range(60, 130);
  return (
    pen.ctx.bloom(x + 6, y, q * 3) +
    pen.flat(taper(x, y, x + l, y, q * 1.5), 'hot') +
    pen.flat(taper(x, y, x + l * 0.5, y, q * 0.7), 'flame')
  );
};
