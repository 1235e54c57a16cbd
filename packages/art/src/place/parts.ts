import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import type { Cut, Pen } from '../drawing/pen';
import { oval, poly, ribbon, taper, through, W } from '../drawing/shape';
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
    `M${x} ${y - 30 * k}c${3.4 * k} 0 ${4 * k} ${6 * k} ${2.4 * k} ${8 * k}` +
      `c${4 * k} ${2 * k} ${5 * k} ${6 * k} ${6 * k} ${22 * k}h${-17 * k}` +
      `c${1 * k} ${-16 * k} ${2 * k} ${-20 * k} ${6 * k} ${-22 * k}` +
      `c${-1.6 * k} ${-2 * k} ${-1 * k} ${-8 * k} ${2.6 * k} ${-8 * k}z`,
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

type DrawTree = (pen: Pen, rng: Stream, x: number, y: number, k: number, tone: Ink) => string;

/** A stem that leans over and lets lit pods hang. */
const lampTree: DrawTree = (pen, rng, x, y, k, tone) => {
  const lean = rng.sign() * rng.range(16, 30) * k;
  const stem: readonly Point[] = [
    [x, y],
    [x + lean * 0.1, y - 46 * k],
    [x + lean * 0.6, y - 84 * k],
    [x + lean * 1.6, y - 74 * k],
  ];
  const pods = [0.5, 0.95, 1.4].map((t, i) => {
    const [px, py] = [x + lean * t, y - (78 - i * 4) * k];
    const drop = (14 + i * 8) * k;
    const pod = oval(px, py + drop + 6 * k, 4.4 * k, 7 * k);
    return pen.line(`M${px} ${py}V${py + drop}`, 'pale', 0.9) + pen.glow(pod, px, py + drop + 6 * k, 20 * k);
  });
  return pen.part(ribbon(stem, [9 * k, 7 * k, 5 * k, 2 * k]), tone, { lit: 0.3 }) + pods.join('');
};

/** Flat crowns, one over another, as shelves of a fungus. */
const plateTree: DrawTree = (pen, rng, x, y, k, tone) => {
  const plates = [0, 1, 2, 3].map((i) => {
    const [px, py, w] = [x + rng.range(-9, 9) * k, y - (34 + i * 22) * k, (36 - i * 7) * k];
    const cap =
      `M${px - w} ${py}C${px - w * 0.6} ${py - 15 * k} ${px + w * 0.6} ${py - 15 * k} ${px + w} ${py}` +
      `Q${px} ${py + 7 * k} ${px - w} ${py}Z`;
    return pen.part(cap, i % 2 ? 'mid' : tone, { tilt: 90, lit: 0.5, gap: 3.2 });
  });
  return pen.part(taper(x, y, x, y - 118 * k, 10 * k), tone, { lit: 0 }) + plates.join('');
};

/** A frond that curls into itself. */
const curlTree: DrawTree = (pen, rng, x, y, k, tone) => {
  const side = rng.sign();
  const [cx, cy] = [x + side * 14 * k, y - 84 * k];
  const curl = Array.from({ length: 9 }, (_, i): Point => {
    const angle = Math.PI * (side > 0 ? 1 : 0) + side * i * 0.72;
    const radius = (20 - i * 2) * k;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });
  const widths = [9, 8, 7, 6.4, 5.6, 5, 4.2, 3.4, 2.6, 2, 1.4].map((w) => w * k);
  return pen.part(ribbon([[x, y], [x - side * 3 * k, y - 44 * k], ...curl], widths), tone, { lit: 0.4 });
};

/** A growth of one of three kinds, with its foot at (x, y). */
export function tree(pen: Pen, rng: Stream, x: number, y: number, k = 1, tone: Ink = 'ink'): string {
  return rng.pick([lampTree, plateTree, curlTree])(pen, rng, x, y, k, tone);
}
