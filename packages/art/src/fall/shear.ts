import type { Point } from '../drawing/path';
import { poly, taper } from '../drawing/shape';
import type { Break } from './break';

/** Cut level, more than once; each slice has moved from the one below it. */
export const shear: Break = ({ ctx, rng, piece }) => {
  const count = rng.int(2, 4);
  const slope = rng.sign() * rng.range(10, 34);
  const heights = Array.from({ length: count }, (_, i) => 300 * ((i + 0.75) / (count + 0.5)) + rng.range(-14, 14));
  const edgeAt = (y: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => [-60 + i * 87, y + slope * (i / 6 - 0.5) + (i % 2 ? 1 : -1) * rng.range(1, 7)]);
  const top: Point[] = [
    [-60, -60],
    [460, -60],
  ];
  const bottom: Point[] = [
    [-60, 380],
    [460, 380],
  ];
  const edges = [top, ...heights.map(edgeAt), bottom];
  const side = rng.sign();
  const shifts = edges.slice(1).map((_, i) => (i % 2 ? side : -side) * rng.range(12, 30));
  const slices = shifts.map((shift, i) => {
    const [upper, lower] = [edges[i] ?? top, edges[i + 1] ?? bottom];
    return piece(poly([...upper, ...[...lower].reverse()]), [shift, (i - count / 2) * 3.4]);
  });
  const seams = edges.slice(1, -1).map((edge, i) => {
    const placed = edge.map(([x, y]): Point => [x, y + (i + 0.5 - count / 2) * 3.4]);
    const from = rng.int(1, 3);
    const lit = placed.slice(from, from + 3).map(([x, y], k, list) => {
      const [nx, ny] = list[k + 1] ?? [x, y];
      return taper(x, y, nx, ny, 5 - k) + taper(nx, ny, x, y, 4 - k);
    });
    return (
      `<path d="${poly(placed, false)}" fill="none" stroke="${ctx.inks.ink}" stroke-width="4"/>` +
      `<path d="${lit.join('')}" fill="${ctx.inks.ember}"/>`
    );
  });
  const dust = Array.from({ length: 18 }, () => {
    const y = rng.pick(heights) + rng.range(-16, 22);
    const size = rng.range(2, 6);
    return `M${rng.range(90, 310)} ${y}l${size} ${-size * 0.5}l${size * 0.3} ${size}z`;
  }).join('');
  const fill = `fill="${ctx.inks.pale}" stroke="${ctx.inks.ink}" stroke-width=".6"`;
  return `${slices.join('')}${seams.join('')}<path d="${dust}" ${fill}/>`;
};
