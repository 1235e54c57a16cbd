import type { Canvas } from '../drawing/canvas';
import type { Cut, Pen } from '../drawing/pen';
import { polar, poly, taper, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { GRAMMAR } from '../ship/grammar';
import { planHull } from '../ship/plan-hull';

export interface ActionKit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  readonly pen: Pen;
}
export type Actions = Readonly<Record<string, (kit: ActionKit) => string>>;

/** Speed lines that run with the blow at angle `a` (radians). */
export function speed(
  rng: Stream,
  a: number,
  n = 46,
  spread = 260,
  long: readonly [number, number] = [60, 240],
): string {
  let d = '';
  const nx = -Math.sin(a);
  const ny = Math.cos(a);
  for (let i = 0; i < n; i++) {
    const o = rng.range(-spread, spread);
    const s = rng.range(-240, 240);
    const l = rng.range(...long);
    const x = 200 + nx * o + Math.cos(a) * s;
    const y = 150 + ny * o + Math.sin(a) * s;
    d += taper(x, y, x + Math.cos(a) * l, y + Math.sin(a) * l, rng.range(1, 4.4));
  }
  return d;
}

/** Thin points that fly out from one place. */
export const spikes = (rng: Stream, x: number, y: number, n: number, r0: number, r1: number, w: number) =>
  Array.from({ length: n }, (_, i) => {
    const a = turn(i + rng.range(-0.3, 0.3), n);
    return taper(...polar(x, y, r0, a), ...polar(x, y, rng.range(r0 * 1.5, r1), a), w * rng.range(0.6, 1.4));
  }).join('');

/** A ragged star. */
export const starburst = (rng: Stream, x: number, y: number, n: number, R: number, q = 0.5) =>
  poly(Array.from({ length: n * 2 }, (_, i) => polar(x, y, i % 2 ? R * q : R * rng.range(0.75, 1.15), turn(i, n * 2))));

/** A hull of the faction, for actions of ships. */
export const hull = (ctx: Canvas, pen: Pen, rng: Stream) => planHull(pen, rng, GRAMMAR[ctx.faction], {}).svg;

/** How level things are cut. */
export const calm: Cut = { gap: 4.4, tilt: 90, lit: 0.4 };
