import { rotated } from '../drawing/markup';
import { oval, polar, taper, turn } from '../drawing/shape';
import { face, type Halos, ring } from './parts';

/** Discs, rings and moons. */
export const ROUND_HALOS = {
  disc: ({ ctx, pen, cx, cy, R, tone }) =>
    face(pen, oval(cx, cy, R * 0.95), tone) + ring(cx, cy, R * 1.03, 'bone', 0.8, ctx),
  ticks({ ctx, pen, cx, cy, R, tone }) {
    const d = Array.from({ length: 60 }, (_, i) => {
      const a = turn(i, 60);
      return `M${polar(cx, cy, R * 1.02, a).join(' ')}L${polar(cx, cy, R * (i % 5 ? 1.07 : 1.16), a).join(' ')}`;
    }).join('');
    return (
      face(pen, oval(cx, cy, R * 0.86), tone) +
      ring(cx, cy, R * 0.94, 'bone', 1.6, ctx) +
      ring(cx, cy, R, 'bone', 0.6, ctx) +
      pen.line(d, 'bone', 0.9)
    );
  },
  orbits({ rng, pen, cx, cy, R, tone }) {
    const t = rng.range(-40, 40);
    let s = face(pen, oval(cx, cy, R * 0.8), tone);
    for (let i = 0; i < 3; i++) {
      const a = t + i * rng.range(24, 60);
      const b = rng() * 6.28;
      const rx = R * (1.15 + i * 0.16);
      const ry = R * (0.36 + i * 0.1);
      s += rotated(
        a,
        cx,
        cy,
        pen.line(oval(cx, cy, rx, ry), 'bone', 0.9) +
          pen.dot(cx + Math.cos(b) * rx, cy + Math.sin(b) * ry, 4.2 - i, i ? 'bone' : 'hot'),
      );
    }
    return s;
  },
  planet: ({ rng, pen, cx, cy, R, tone }) => {
    const a = rng.range(-28, 28);
    return rotated(
      a,
      cx,
      cy,
      face(pen, oval(cx, cy, R * 0.84), tone, { lit: 0.6, gap: 3.6 }) +
        pen.line(oval(cx, cy, R * 1.5, R * 0.2), 'bone', 3) +
        pen.line(oval(cx, cy, R * 1.38, R * 0.15), 'bone', 0.8),
    );
  },
  porthole({ ctx, pen, cx, cy, R, tone }) {
    const bolts = Array.from({ length: 14 }, (_, i) =>
      pen.dot(...polar(cx, cy, R * 1.05, turn(i, 14)), 2.6, 'bone'),
    ).join('');
    return (
      ring(cx, cy, R * 1.05, 'deep', R * 0.2, ctx) +
      ring(cx, cy, R * 1.15, 'pale', 1, ctx) +
      face(pen, oval(cx, cy, R * 0.95), tone, { tilt: -52 }) +
      ring(cx, cy, R * 0.95, 'pale', 1, ctx) +
      bolts
    );
  },
  crescent({ ctx, rng, pen, cx, cy, R, tone }) {
    const s = rng.sign();
    const d =
      `M${cx + s * R * 0.3} ${cy - R}C${cx - s * R * 1.25} ${cy - R * 0.9} ${cx - s * R * 1.25} ${cy + R * 0.9} ${cx + s * R * 0.3} ${cy + R}` +
      `C${cx - s * R * 0.62} ${cy + R * 0.6} ${cx - s * R * 0.62} ${cy - R * 0.6} ${cx + s * R * 0.3} ${cy - R}Z`;
    return (
      pen.flat(oval(cx, cy, R * 1.02), 'mid', 'opacity=".75"') +
      face(pen, d, tone === 'mid' ? 'pale' : tone, { gap: 3.4 }) +
      ring(cx, cy, R * 1.1, 'bone', 0.7, ctx, 'stroke-dasharray="2 4"')
    );
  },
  eclipse({ ctx, rng, pen, cx, cy, R, tone }) {
    const n = 46;
    const d = Array.from({ length: n }, (_, i) => {
      const a = turn(i, n);
      return taper(...polar(cx, cy, R * 0.9, a), ...polar(cx, cy, R * rng.range(1.06, i % 3 ? 1.2 : 1.55), a), 4.4);
    }).join('');
    return (
      pen.flat(d, tone === 'mid' ? 'tone' : tone === 'tone' ? 'hot' : tone) +
      pen.flat(oval(cx, cy, R * 1.0), tone === 'hot' ? 'flame' : 'bone') +
      pen.flat(oval(cx + R * 0.03, cy + R * 0.02, R * 0.955), 'mid') +
      ring(cx, cy, R * 0.8, 'tone', 0.7, ctx)
    );
  },
  candles({ ctx, pen, cx, cy, R, tone }) {
    let s = face(pen, oval(cx, cy, R * 0.78), tone) + ring(cx, cy, R * 0.98, 'bone', 2, ctx);
    for (let i = 0; i < 11; i++) {
      const [x, y] = polar(cx, cy, R * 0.98, turn(i, 11));
      s +=
        pen.flat(`M${x - 2.6} ${y}h5.2v-9h-5.2z`, 'bone') +
        pen.glow(`M${x} ${y - 22}c5 7 4 12 0 13c-4-1-5-6 0-13z`, x, y - 15, 16);
    }
    return s;
  },
  gauge({ ctx, rng, pen, cx, cy, R, tone }) {
    const a0 = rng.range(0, 6);
    const arc = (k: number, i: number) => {
      const a = a0 + i * 0.8;
      const b = a + rng.range(1.4, 3);
      return `M${polar(cx, cy, R * k, a).join(' ')}A${R * k} ${R * k} 0 0 1 ${polar(cx, cy, R * k, b).join(' ')}`;
    };
    const arcs = [arc(1.1, 0), arc(1.2, 1), arc(1.3, 2)] as const;
    return (
      face(pen, oval(cx, cy, R * 0.84), tone) +
      ring(cx, cy, R * 0.94, 'bone', 4, ctx, 'stroke-dasharray="2 4"') +
      pen.line(arcs[0], 'hot', 4) +
      pen.line(arcs[1], 'bone', 1.4) +
      pen.line(arcs[2], 'tone', 6)
    );
  },
} satisfies Halos;
