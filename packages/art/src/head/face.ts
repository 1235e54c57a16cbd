import { sym } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

/** What lies behind the shoulders and what lies before them. */
export interface Head {
  readonly back: string;
  readonly front: string;
}
/**
 * Headgear seen from the front. Local units: the head's centre is (0, 0), half its width 28, crown at y -40, chin at 42,
 * the neck ends near 60. Nobody shows a face.
 */
export type DrawHead = (pen: Pen, rng: Stream) => Head;
/** A head seen from the side, looking left. */
export type DrawProfile = (pen: Pen, rng: Stream) => string;
export type Heads = Readonly<Record<string, DrawHead>>;
export type Profiles = Readonly<Record<string, DrawProfile>>;

export const SKULL = sym('M0 -41C19 -41 29 -26 28 -6C27 12 20 32 0 42');
export const neck = (pen: Pen, tone: Ink = 'ink') =>
  pen.part(sym('M0 20L13 20C13 40 15 52 22 64L0 64'), tone, { lit: 0.3 });
/** A lit slit for the eyes. */
export const slit = (pen: Pen, d: string, y = -2, radius = 26) => pen.face(pen.glow(d, 0, y, radius));
/** The outline of a small flame. */
export const flame = (x: number, y: number, s: number) =>
  `M${x} ${y - 11 * s}C${x + 2 * s} ${y - 5 * s} ${x + 6 * s} ${y - 2 * s} ${x + 5 * s} ${y + 4 * s}` +
  `C${x + 4 * s} ${y + 9 * s} ${x - 4 * s} ${y + 9 * s} ${x - 5 * s} ${y + 4 * s}` +
  `C${x - 5.5 * s} ${y} ${x - 2 * s} ${y - 2 * s} ${x} ${y - 11 * s}Z`;
/** The side of a head: brow, nose and chin differ from person to person. */
export const profileFace = (rng: Stream) => {
  const nose = rng.range(7, 13);
  const chin = rng.range(-2, 4);
  const brow = rng.range(0, 3);
  return `M10 -42C-12 -44 -26 -32 ${-27 - brow} -12L${-27} -8L${-27 - nose} 8L-29 12L-32 18L-29 21L-31 26C${-30 + chin} 34 ${-26 + chin} 40 -16 40C-10 40 -6 42 -4 48L-2 70H30L26 44C34 26 38 -2 30 -22C26 -34 20 -42 10 -42Z`;
};
