import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import type { Cut, Pen } from '../drawing/pen';
import { oval, polar, poly, ribbon, through, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Ink } from '../palette';

export interface PlaceKit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  readonly pen: Pen;
  /** The light in the sky, at (sx, sy) with radius R. */
  readonly sun: () => string;
  readonly sx: number;
  readonly sy: number;
  readonly R: number;
}
export type Places = Readonly<Record<string, (kit: PlaceKit) => string>>;

/** How land is cut: long level strokes. */
export const LAND: Cut = { tilt: 90, gap: 6, lit: 0.5, jitter: 0.8, weight: 1.4 };

/** A ridge line across the card. */
export function ridge(rng: Stream, y: number, amp: number, step = 34, sharp = false): string {
  const pts: Point[] = [];
  for (let x = -20; x <= W + 20; x += step) {
    pts.push([x + rng.range(-0.3, 0.3) * step, y + rng.range(-amp, amp)]);
  }
  return `${sharp ? poly(pts, false) : through(pts)}L${W + 30} 320L-30 320Z`;
}

/** A robed person, seen from behind; the foot is at (x, y). */
export const person = (pen: Pen, x: number, y: number, k = 1, tone: Ink = 'ink') =>
  pen.flat(
    `M${x} ${y - 30 * k}c${3.4 * k} 0 ${4 * k} ${6 * k} ${2.4 * k} ${8 * k}c${4 * k} ${2 * k} ${5 * k} ${6 * k} ${6 * k} ${22 * k}h${-17 * k}c${1 * k} ${-16 * k} ${2 * k} ${-20 * k} ${6 * k} ${-22 * k}c${-1.6 * k} ${-2 * k} ${-1 * k} ${-8 * k} ${2.6 * k} ${-8 * k}z`,
    tone,
  ) + pen.line(`M${x + 5 * k} ${y - 20 * k}c${2 * k} 6 ${3 * k} 12 ${3.4 * k} ${20 * k}`, 'hot', 1);

/** Lit windows over a rectangle. */
export const windows = (
  pen: Pen,
  rng: Stream,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: Ink = 'hot',
  chance = 0.5,
) => {
  let d = '';
  for (let j = y; j < y + h; j += 7) {
    for (let i = x; i < x + w; i += 6) {
      if (rng.chance(chance)) {
        d += `M${i} ${j}h2`;
      }
    }
  }
  return d && pen.line(d, tone, 2);
};

/** A tree of one of three kinds, with its foot at (x, y). */
export function tree(pen: Pen, rng: Stream, x: number, y: number, k = 1, tone: Ink = 'ink'): string {
  const s = rng.int(0, 2);
  const trunk = pen.part(
    ribbon(
      [
        [x, y],
        [x + rng.range(-4, 4) * k, y - 30 * k],
        [x + rng.range(-7, 7) * k, y - 58 * k],
      ],
      [9 * k, 6 * k, 3 * k],
    ),
    tone,
    { lit: 0.3 },
  );
  if (s === 0)
    return (
      trunk +
      [0, 1, 2, 3]
        .map((i) =>
          pen.part(oval(x + rng.range(-18, 18) * k, y - (54 + i * 12) * k, (24 - i * 3) * k, (15 - i) * k), tone, {
            lit: 0.5,
            gap: 3,
          }),
        )
        .join('')
    );
  if (s === 1)
    return (
      trunk +
      Array.from({ length: 7 }, (_, i) => {
        const a = Math.PI * (1.02 + i * 0.16);
        const [ex, ey] = polar(x, y - 52 * k, 42 * k, a);
        return pen.part(
          `M${x} ${y - 56 * k}Q${(x + ex) / 2} ${ey - 16 * k} ${ex} ${ey + 12 * k}Q${(x + ex) / 2} ${ey - 2 * k} ${x} ${y - 52 * k}Z`,
          tone,
          { lit: 0.3 },
        );
      }).join('')
    );
  return (
    pen.part(
      [0, 1, 2]
        .map(
          (i) =>
            `M${x} ${y - (110 - i * 26) * k}L${x + (16 + i * 7) * k} ${y - (70 - i * 26) * k}H${x - (16 + i * 7) * k}Z`,
        )
        .join(''),
      tone,
      { lit: 0.5, gap: 3 },
    ) + trunk
  );
}
