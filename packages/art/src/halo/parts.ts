import type { Canvas } from '../drawing/canvas';
import type { Cut, Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

export interface HaloKit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  readonly pen: Pen;
  readonly cx: number;
  readonly cy: number;
  readonly R: number;
  /** The ink of the bright face. */
  readonly tone: Ink;
}
export type Halos = Readonly<Record<string, (kit: HaloKit) => string>>;

export const ring = (cx: number, cy: number, radius: number, tone: Ink, width: number, ctx: Canvas, attributes = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${ctx.inks[tone]}" stroke-width="${width}" ${attributes}/>`;
/** The bright face of a halo: no outline, thin strokes in a near ink. */
export const face = (pen: Pen, d: string, tone: Ink, cut: Cut = {}) =>
  pen.part(d, tone, {
    line: 'none',
    hatch: tone === 'mid' ? 'tone' : tone === 'hot' ? 'flame' : 'mid',
    tilt: 8,
    gap: 4.4,
    lit: 0.3,
    weight: 1.5,
    ...cut,
  });
