import { oval, taper } from '../drawing/shape';
import { flameShape } from '../figure/prop-parts';
import { fromAbove, type HullParts } from './parts';

/** What hangs below. */
export const KEELS = {
  none: () => '',
  fins: (pen, rng, { t, a, c }) =>
    pen.part(`M0 ${t * 0.7}L${40} ${t + rng.range(26, 44)}L${70} ${t + 18}L60 ${t * 0.6}Z`, a, fromAbove) +
    pen.line(`M14 ${t}L56 ${t + 22}`, c, 1.4),
  guns: (pen, _rng, { t, b }) =>
    [-40, -8, 24]
      .map((x) =>
        pen.part(`M${x + 30} ${t * 0.8}H${x + 8}V${t + 3}H${x - 22}V${t + 8}H${x + 8}V${t + 14}H${x + 30}Z`, b, {
          lit: 0.2,
        }),
      )
      .join(''),
  pods: (pen, rng, { t, b }) =>
    Array.from({ length: rng.int(2, 4) }, (_, i) => {
      const x = -40 + i * 36;
      const q = rng.range(9, 15);
      return (
        pen.line(`M${x} ${t * 0.6}V${t + 16}`, 'bone', 3) +
        pen.part(
          rng.chance(0.5) ? oval(x, t + 18, q * 1.3, q) : `M${x - q} ${t + 8}h${q * 2}v${q * 1.6}h${-q * 2}z`,
          b,
          fromAbove,
        )
      );
    }).join(''),
  claw: (pen, _rng, { t, a }) =>
    [-30, 10]
      .map((x) =>
        pen.part(
          `M${x + 14} ${t * 0.6}C${x + 16} ${t + 20} ${x} ${t + 40} ${x - 30} ${t + 44}` +
            `C${x - 14} ${t + 30} ${x - 8} ${t + 18} ${x - 6} ${t * 0.6}Z`,
          a,
          { lit: 0.4 },
        ),
      )
      .join(''),
  lamps: (pen, _rng, { t }) =>
    [-40, -6, 28, 60]
      .map(
        (x, i) =>
          pen.line(`M${x} ${t * 0.6}V${t + 12 + (i % 2) * 10}`, 'bone', 1.4) +
          pen.glow(flameShape(x, t + 20 + (i % 2) * 10, 0.7), x, t + 20 + (i % 2) * 10, 20),
      )
      .join(''),
  roots: (pen, rng, { t, a }) =>
    Array.from({ length: rng.int(6, 10) }, (_, i) =>
      pen.part(taper(-46 + i * 14, t * 0.5, -44 + i * 14 + rng.range(-3, 8), t + rng.range(18, 74), 8), a, {
        lit: 0,
        line: 'tone',
      }),
    ).join(''),
} satisfies HullParts;
