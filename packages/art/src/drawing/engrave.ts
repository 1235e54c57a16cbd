import { flatten, type Point } from './path';
import type { Stream } from './stream';

export interface Engraving {
  /** -1 cuts inward from the left edge, 1 from the right. */
  readonly side?: number;
  /** Degrees by which the strokes are turned; 90 with side -1 lights from above. */
  readonly tilt?: number;
  readonly gap?: number;
  /** The share of a shape's width that a stroke crosses. */
  readonly depth?: number;
  readonly weight?: number;
  readonly bow?: number;
  readonly jitter?: number;
  readonly rng: Stream;
}

function crossings(polygons: readonly Point[][], y: number): number[] {
  const xs: number[] = [];
  for (const polygon of polygons) {
    polygon.forEach(([x1, y1], i) => {
      const [x2, y2] = polygon[(i + 1) % polygon.length] as Point;
      if (y1 <= y !== y2 <= y) xs.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
  }
  return xs.sort((a, b) => a - b);
}

/** White-line engraving: scans an outline and cuts tapered strokes inward from its lit edge. */
export function engrave(
  d: string,
  { side = -1, tilt = 0, gap = 3, depth = 0.45, weight = 1.1, bow = 0, jitter = 0.5, rng }: Engraving,
): string {
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const polygons = flatten(d).map((polygon) => polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]));
  const heights = polygons.flat().map(([, y]) => y);
  const low = heights.reduce((least, y) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const high = heights.reduce((most, y) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const turnedBack = (x: number, y: number) => `${x * cos - y * sin} ${x * sin + y * cos}`;
  const acrossFoot = `${weight * sin} ${-weight * cos}`;
  let strokes = '';
  for (let y = low + gap * 0.7; y < high; y += gap) {
    const xs = crossings(polygons, y);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [left, right] = [xs[i] as number, xs[i + 1] as number];
      const length = (right - left) * depth * (1 - jitter / 2 + jitter * rng());
      if (length < gap * 0.7) continue;
      const from = side < 0 ? left : right;
      const reach = -side * length;
      const half = weight / 2;
      strokes += `M${turnedBack(from, y + half)}l${acrossFoot}l${turnedBack(reach, bow * length + half)}z`;
    }
  }
  return strokes;
}
