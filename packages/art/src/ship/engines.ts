import { oval } from '../drawing/shape';
import { fromAbove, type HullParts, plume } from './parts';

/** Engines and their light. */
export const ENGINES = {
  bells(pen, rng, { t, b }) {
    const n = rng.int(1, 3);
    return Array.from({ length: n }, (_, i) => {
      const y = n === 1 ? 0 : (i - (n - 1) / 2) * t * 1.1;
      const q = n === 1 ? t * 0.8 : t * 0.44;
      return (
        plume(pen, rng, 106, y, q) +
        pen.part(`M84 ${y - q * 0.7}L106 ${y - q}V${y + q}L84 ${y + q * 0.7}Z`, b, fromAbove)
      );
    }).join('');
  },
  mixed: (pen, rng, { t, a, b }) =>
    plume(pen, rng, 110, -t * 0.5, t * 0.7) +
    pen.part(`M82 ${-t * 1.1}L110 ${-t * 1.2}V${t * 0.1}L82 0Z`, b, fromAbove) +
    plume(pen, rng, 98, t * 0.9, t * 0.36) +
    pen.part(`M76 ${t * 0.5}H98V${t * 1.3}H76Z`, a, fromAbove),
  glow: (pen, _rng, { t, b }) =>
    pen.ctx.bloom(100, 0, t * 3.4) +
    pen.part(oval(94, 0, t * 0.5, t), b, { lit: 0.3 }) +
    pen.flat(oval(97, 0, t * 0.26, t * 0.7), 'hot') +
    pen.flat(oval(98, 0, t * 0.12, t * 0.4), 'flame'),
} satisfies HullParts;
