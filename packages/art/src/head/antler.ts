import { polar, ribbon } from '../drawing/shape';
import type { Stream } from '../drawing/stream';

/** One antler with its branches, as an outline. */
export function antler(
  rng: Stream,
  x: number,
  y: number,
  a: number,
  len: number,
  w: number,
  s: number,
  depth = 0,
): string {
  const [ex, ey] = polar(x, y, len, a);
  let d = ribbon(
    [
      [x, y],
      [(x + ex) / 2 + s * 3, (y + ey) / 2],
      [ex, ey],
    ],
    [w, w * 0.8, depth > 1 ? 0.8 : w * 0.55],
  );
  if (depth < 2) {
    d +=
      antler(rng, ex, ey, a + s * rng.range(0.1, 0.5), len * rng.range(0.6, 0.8), w * 0.6, s, depth + 1) +
      antler(rng, ex, ey, a - s * rng.range(0.4, 0.9), len * rng.range(0.5, 0.7), w * 0.55, s, depth + 1);
  }
  return d;
}
