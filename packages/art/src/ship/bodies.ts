import { oval, polar, poly, turn } from '../drawing/shape';
import { isDark } from '../palette';
import { fromAbove, type HullParts } from './parts';

/** Hulls between bow and engines. */
export const BODIES = {
  slab: (pen, _rng, { t, a, b }) =>
    pen.part(
      `M-66 ${-t}L-30 ${-t * 1.25}H58L88 ${-t * 0.9}V${t * 0.8}L60 ${t * 1.2}H-40L-66 ${t * 0.8}Z`,
      a,
      fromAbove,
    ) +
    pen.part(`M-40 ${-t * 0.2}H72V${t * 0.35}H-44Z`, b, { ...fromAbove, lit: 0.3 }) +
    pen.line(`M-10 ${-t * 1.2}V${t * 1.2}M34 ${-t * 1.2}V${t * 1.2}`, isDark(a) ? 'pale' : 'ink', 0.9),
  galleon: (pen, _rng, { t, a, c }) =>
    pen.part(
      `M-66 ${-t * 0.8}C-20 ${-t * 0.6} 30 ${-t * 0.7} 84 ${-t * 1.7}` +
        `L96 ${-t * 1.1}C92 ${t * 0.4} 60 ${t * 1.4} 0 ${t * 1.5}C-36 ${t * 1.4} -60 ${t} -66 ${t * 0.6}Z`,
      a,
      { ...fromAbove, lit: 0.7 },
    ) + pen.line(`M-66 ${-t * 0.3}C-20 0 40 0 92 ${-t * 0.8}M-60 ${t * 0.4}C-20 ${t * 0.8} 44 ${t * 0.7} 84 0`, c, 1.8),
  wedge: (pen, _rng, { t, a, b }) =>
    pen.part(
      `M-70 ${-t * 0.3}L20 ${-t * 1.5}L92 ${-t * 1.3}L84 ${t * 0.5}L10 ${t * 1.1}L-70 ${t * 0.5}Z`,
      a,
      fromAbove,
    ) + pen.part(`M-40 0L40 ${-t * 0.6}L88 ${-t * 0.3}L86 ${t * 0.2}L10 ${t * 0.4}Z`, b, { ...fromAbove, lit: 0.3 }),
  truss(pen, rng, { t, a, b }) {
    let s = pen.line(
      `M-66 ${-t * 0.35}H86M-66 ${t * 0.35}H86` +
        Array.from({ length: 12 }, (_, i) => `M${-66 + i * 12.7} ${-t * 0.35}L${-53 + i * 12.7} ${t * 0.35}`).join(''),
      'bone',
      1.8,
    );
    let x = -56;
    while (x < 66) {
      const w = rng.range(16, 34);
      const hh = t * rng.range(0.8, 1.5);
      const off = rng.pick([-t * 0.5, 0, t * 0.5]);
      s += pen.part(
        rng.chance(0.5) ? oval(x + w / 2, off, w / 2, hh) : `M${x} ${off - hh}H${x + w}V${off + hh}H${x}Z`,
        rng.chance(0.5) ? a : b,
        fromAbove,
      );
      x += w + rng.range(2, 9);
    }
    return s;
  },
  cage: (pen, _rng, { t, a }) => {
    const R = t * 1.5;
    return (
      pen.part(`M-66 ${-t * 0.7}L-20 ${-t}L86 ${-t * 0.7}V${t * 0.6}L-20 ${t}L-66 ${t * 0.6}Z`, a, fromAbove) +
      pen.ctx.bloom(14, 0, R * 3) +
      pen.part(oval(14, 0, R), 'hot', { hatch: 'flame', lit: 0.4, line: 'ink' }) +
      [-0.6, -0.2, 0.2, 0.6].map((k) => pen.line(oval(14, 0, R * Math.abs(k) * 1.6, R * 1.12), 'ink', 2.4)).join('') +
      pen.line(oval(14, 0, R * 1.1, R * 0.24), 'ink', 3)
    );
  },
  bulb: (pen, _rng, { t, a }) =>
    pen.part(
      `M-66 ${-t * 0.8}C-30 ${-t * 2} 30 ${-t * 2.2} 62 ${-t * 1.1}` +
        `C84 ${-t * 0.5} 96 ${-t * 0.2} 104 0C90 ${t * 0.6} 60 ${t * 1.5} 20 ${t * 1.5}` +
        `C-20 ${t * 1.5} -56 ${t * 1.2} -66 ${t * 0.7}Z`,
      a,
      { ...fromAbove, lit: 0.6 },
    ) +
    [-40, -18, 4, 26, 48]
      .map((x) =>
        pen.line(`M${x} ${-t * 1.6}C${x + 16} ${-t * 0.6} ${x + 16} ${t * 0.6} ${x - 2} ${t * 1.3}`, 'tone', 1.6),
      )
      .join('') +
    pen.glow(
      `M-30 ${-t * 0.2}C-10 ${-t * 0.7} 20 ${-t * 0.7} 44 ${-t * 0.2}C20 ${t * 0.1} -10 ${t * 0.1} -30 ${-t * 0.2}Z`,
      6,
      -t * 0.3,
      40,
    ),
  hexes(pen, rng, { t, a, b }) {
    let s = '';
    const n = rng.int(4, 5);
    const R = t * 1.25;
    for (let i = 0; i < n; i++) {
      const x = -48 + (i * 122) / (n - 1);
      const q = R * rng.range(0.8, 1.2);
      s += pen.part(poly(Array.from({ length: 6 }, (_, k) => polar(x, 0, q, turn(k, 6)))), i % 2 ? b : a, fromAbove);
    }
    return pen.line('M-66 0H92', 'bone', 6) + s;
  },
} satisfies HullParts;
