import { oval } from '../drawing/shape';
import { fromAbove, type HullParts } from './parts';

/** What stands on the deck. */
export const TOWERS = {
  none: () => '',
  spires(pen, rng, { t, a }) {
    let s = '';
    const n = rng.int(3, 6);
    for (let i = 0; i < n; i++) {
      const x = -34 + (i * 100) / n;
      const hgt = rng.range(22, 40) + (i / n) * 24;
      const w = rng.range(5, 8);
      s +=
        pen.part(
          `M${x - w} ${-t * 0.6}L${x - w * 0.7} ${-t - hgt * 0.5}L${x} ${-t - hgt}L${x + w * 0.7} ${-t - hgt * 0.5}L${x + w} ${-t * 0.6}Z`,
          a,
          { lit: 0.4, gap: 3 },
        ) + pen.dot(x, -t - hgt * 0.45, 1.7, 'hot');
    }
    return s;
  },
  stepped: (pen, _rng, { t, a, b }) =>
    [0, 1, 2]
      .map((i) =>
        pen.part(
          `M${-6 + i * 14} ${-t - i * 11}H${74 - i * 8}V${-t - 13 - i * 11}H${2 + i * 14}Z`,
          i % 2 ? b : a,
          fromAbove,
        ),
      )
      .join('') + pen.line(`M22 ${-t - 34}V${-t - 66}M34 ${-t - 34}V${-t - 54}`, 'bone', 1.4),
  bridge: (pen, rng, { t, b }) => {
    const x = rng.range(-10, 40);
    return (
      pen.part(`M${x} ${-t * 0.8}L${x + 6} ${-t - 22}H${x + 34}L${x + 44} ${-t * 0.8}Z`, b, fromAbove) +
      pen.flat(`M${x + 6} ${-t - 18}H${x + 26}V${-t - 12}H${x + 5}Z`, 'hot') +
      pen.line(`M${x + 24} ${-t - 22}V${-t - 48}l14 -6`, 'bone', 1.4)
    );
  },
  mast: (pen, rng, { t }) =>
    [-24, 18, 56]
      .slice(0, rng.int(2, 3))
      .map(
        (x, i) =>
          pen.line(`M${x} ${-t * 0.4}V${-t - 62 + i * 8}`, 'bone', 2.6) + pen.dot(x, -t - 64 + i * 8, 3.4, 'hot'),
      )
      .join(''),
  dome: (pen, rng, { t, b }) => {
    const x = rng.range(-6, 30);
    const R = rng.range(17, 27);
    return (
      pen.part(`M${x - R} ${-t * 0.8}C${x - R} ${-t - R * 1.5} ${x + R} ${-t - R * 1.5} ${x + R} ${-t * 0.8}Z`, b, {
        lit: 0.5,
      }) +
      pen.line(`M${x - R * 0.6} ${-t - R * 0.4}Q${x - R * 0.3} ${-t - R * 0.9} ${x} ${-t - R}`, 'bone', 2) +
      pen.dot(x, -t - R * 0.2, 3)
    );
  },
  pipes: (pen, rng, { t, a, b }) => {
    const n = rng.int(7, 11);
    const m = rng.range(0.2, 0.8);
    return Array.from({ length: n }, (_, i) => {
      const x = -40 + (i * 104) / n;
      const q = i / (n - 1);
      const hgt = 16 + 54 * (1 - Math.abs(q - m) ** 0.8);
      return (
        pen.part(
          `M${x - 4} ${-t * 0.5}V${-t - hgt + 6}L${x} ${-t - hgt}L${x + 4} ${-t - hgt + 6}V${-t * 0.5}Z`,
          i % 2 ? a : b,
          { lit: 0.4, gap: 4 },
        ) + pen.flat(oval(x, -t - hgt + 13, 1.4, 3.4), 'hot')
      );
    }).join('');
  },
  thorns: (pen, rng, { t, a }) =>
    Array.from({ length: rng.int(5, 8) }, (_, i) => {
      const x = -44 + i * 18;
      return pen.part(
        `M${x - 6} ${-t * 0.9}C${x + 2} ${-t - 16} ${x + 10} ${-t - 24} ${x + rng.range(16, 30)} ${-t - rng.range(30, 62)}` +
          `C${x + 14} ${-t - 20} ${x + 12} ${-t - 8} ${x + 9} ${-t * 0.9}Z`,
        a,
        { lit: 0.3 },
      );
    }).join(''),
} satisfies HullParts;
