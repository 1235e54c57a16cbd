import type { Point } from '../drawing/path';
import { polar, poly, taper, turn } from '../drawing/shape';
import type { Break } from './break';

const FAR = 460;

/** Struck in one place, as glass is: wedges fall outward from it. */
export const shatter: Break = ({ ctx, rng, piece }) => {
  const [cx, cy] = [rng.range(176, 224), rng.range(100, 156)];
  const count = rng.int(5, 7);
  const from = rng.range(0, 6.28);
  const angles = Array.from({ length: count }, (_, i) => turn(i + rng.range(-0.26, 0.26), count, from));
  const rays = angles.map((angle): Point[] => [
    [cx, cy],
    ...[44, 88, 140].map((reach) => polar(cx, cy, reach * rng.range(0.8, 1.2), angle + rng.range(-0.2, 0.2))),
    polar(cx, cy, FAR, angle),
  ]);
  const rayAt = (i: number) => rays[i % count] as Point[];
  const wedges = angles.map((angle, i) => {
    const next = (angles[(i + 1) % count] ?? 0) + (i + 1 === count ? Math.PI * 2 : 0);
    const middle = (angle + next) / 2;
    const edge = [...rayAt(i), polar(cx, cy, FAR * 1.3, middle), ...[...rayAt(i + 1)].reverse()];
    const slip = rng.range(9, 22);
    const move: Point = [Math.cos(middle) * slip, Math.sin(middle) * slip + slip * 0.3];
    return piece(poly(edge), move, rng.range(-4.4, 4.4), polar(cx, cy, 80, middle));
  });
  const glints = rays.map(([, near, middle]) => {
    const [[nx, ny], [mx, my]] = [near ?? [cx, cy], middle ?? [cx, cy]];
    return taper(cx, cy, nx, ny, 9) + taper(nx, ny, mx, my, 4);
  });
  const splinters = Array.from({ length: 18 }, () => {
    const angle = rng.range(0, 6.28);
    const reach = rng.range(18, 84);
    return taper(...polar(cx, cy, reach, angle), ...polar(cx, cy, reach + rng.range(8, 26), angle), rng.range(3, 9));
  }).join('');
  const { ink, ember, pale } = ctx.inks;
  return (
    wedges.join('') +
    ctx.bloom(cx, cy, 60, 'ember') +
    `<path d="${glints.join('')}" fill="${ember}" stroke="${ink}" stroke-width=".8"/>` +
    `<path d="${splinters}" fill="${pale}" stroke="${ink}" stroke-width=".6"/>`
  );
};
