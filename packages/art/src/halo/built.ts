import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { sym } from '../drawing/path';
import { oval, polar, poly, taper, turn } from '../drawing/shape';
import { face, type Halos, ring } from './parts';

/** Rays, windows, cells and shards. */
export const BUILT_HALOS = {
  sunburst({ ctx, rng, pen, cx, cy, R, tone }) {
    const n = rng.pick([12, 16, 20, 24]);
    let long = '';
    let wave = '';
    for (let i = 0; i < n; i++) {
      const a = turn(i, n);
      const w = (R * 2.6) / n;
      if (i % 2) {
        long += taper(...polar(cx, cy, R * 0.8, a), ...polar(cx, cy, R * 1.5, a), w);
      } else {
        wave += taper(...polar(cx, cy, R * 0.8, a), ...polar(cx, cy, R * 1.22, a), w * 1.2);
      }
    }
    return (
      pen.flat(long, 'hot') +
      pen.flat(wave, 'tone') +
      face(pen, oval(cx, cy, R * 0.84), tone === 'pale' ? 'tone' : tone) +
      ring(cx, cy, R * 0.88, 'ink', 2.4, ctx) +
      ring(cx, cy, R * 0.78, 'bone', 0.7, ctx)
    );
  },
  dais({ pen, cx, cy, R, tone }) {
    // stepped throne-back
    const step = (k: number) =>
      `M${cx - R * k} 310V${cy - R * (1.3 - k) * 0.9}H${cx - R * k * 0.5}` +
      `V${cy - R * (1.62 - k)}H${cx + R * k * 0.5}V${cy - R * (1.3 - k) * 0.9}H${cx + R * k}V310Z`;
    return (
      face(pen, step(1), 'mid') +
      face(pen, step(0.84), tone === 'mid' ? 'tone' : tone) +
      pen.line(step(0.68), 'bone', 0.8) +
      pen.line(step(1), 'bone', 0.8)
    );
  },
  arch({ pen, cx, cy, R, tone }) {
    // a lancet window
    const lancet = (k: number) =>
      sym(
        `M0 ${-R * 1.35 * k}C${R * 0.5 * k} ${-R * 0.95 * k} ${R * 0.86 * k} ${-R * 0.4 * k} ${R * 0.86 * k} ${R * 0.2}` +
          `L${R * 0.86 * k} 320L0 320`,
      );
    const bars = `M0 ${-R * 1.3}V200M${-R * 0.8} ${-R * 0.1}H${R * 0.8}M${-R * 0.62} ${-R * 0.62}H${R * 0.62}`;
    return at(
      cx,
      cy,
      pen.flat(lancet(1.16), 'deep') +
        pen.line(lancet(1.16), 'pale', 1) +
        face(pen, lancet(1), tone, { gap: 5 }) +
        pen.line(lancet(0.9), 'ink', 1.2) +
        pen.line(bars, 'ink', 1.6),
    );
  },
  mandorla({ pen, cx, cy, R, tone }) {
    const lens = (k: number) =>
      sym(`M0 ${-R * 1.4 * k}C${R * 1.1 * k} ${-R * 0.7 * k} ${R * 1.1 * k} ${R * 0.7 * k} 0 ${R * 1.4 * k}`);
    const rays = Array.from({ length: 40 }, (_, i) => {
      const a = turn(i, 40);
      return taper(
        ...polar(0, 0, R * (0.8 + 0.5 * Math.abs(Math.sin(a))), a),
        ...polar(0, 0, R * (1.1 + 0.6 * Math.abs(Math.sin(a))), a),
        3,
      );
    }).join('');
    return at(
      cx,
      cy,
      pen.flat(rays, 'hot') + pen.flat(lens(1.05), 'ink') + face(pen, lens(1), tone) + pen.line(lens(0.9), 'bone', 0.8),
    );
  },
  hex({ rng, pen, cx, cy, R, tone }) {
    const six = (k: number) => poly(Array.from({ length: 6 }, (_, i) => polar(cx, cy, R * k, turn(i, 6))));
    const cells = Array.from({ length: 6 }, (_, i) => polar(cx, cy, R * 1.36, turn(i + 0.5, 6)))
      .filter(() => rng.chance(0.6))
      .map(([x, y]) => pen.line(poly(Array.from({ length: 6 }, (_, k) => polar(x, y, R * 0.5, turn(k, 6)))), 'tone', 1))
      .join('');
    return (
      cells +
      pen.flat(six(1.16), 'deep') +
      pen.line(six(1.16), 'bone', 1) +
      face(pen, six(1.02), tone) +
      pen.line(six(0.92), 'ink', 1)
    );
  },
  grid({ pen, cx, cy, R, tone }) {
    const d = [-3, -2, -1, 0, 1, 2, 3]
      .map(
        (i) =>
          `M${cx - R * 1.05} ${cy + i * R * 0.3}H${cx + R * 1.05}M${cx + i * R * 0.3} ${cy - R * 1.05}V${cy + R * 1.05}`,
      )
      .join('');
    return (
      face(pen, `M${cx - R * 0.95} ${cy - R * 0.95}h${R * 1.9}v${R * 1.9}h${-R * 1.9}z`, tone) +
      pen.line(d, 'ink', 0.9) +
      pen.line(`M${cx - R * 1.05} ${cy - R * 1.05}h${R * 2.1}v${R * 2.1}h${-R * 2.1}z`, 'bone', 1.2)
    );
  },
  pipes({ rng, pen, cx, cy, R, tone }) {
    // organ pipes
    let s = '';
    for (let i = -6; i <= 6; i++) {
      const x = cx + i * R * 0.19;
      const top = cy - R * (1.25 - Math.abs(i) * 0.1 - rng.range(0, 0.12));
      const w = R * 0.075;
      s +=
        pen.part(
          `M${x - w} 320V${top + 6}L${x} ${top - 8}L${x + w} ${top + 6}V320Z`,
          i % 2 ? tone : tone === 'mid' ? 'tone' : 'mid',
          { line: 'ink', lit: 0 },
        ) + pen.flat(oval(x, top + 22, w * 0.42, 7), 'ink');
    }
    return s;
  },
  shards({ rng, pen, cx, cy, R, tone }) {
    let s = '';
    const n = rng.int(7, 10);
    for (let i = 0; i < n; i++) {
      const a = turn(i, n);
      const b = turn(i + 0.86, n);
      const [ox, oy] = polar(0, 0, R * rng.range(0.03, 0.2), (a + b) / 2);
      const q = ([x, y]: Point): Point => [x + ox, y + oy];
      s += face(
        pen,
        poly([
          q(polar(cx, cy, R * 0.1, a)),
          q(polar(cx, cy, R, a)),
          q(polar(cx, cy, R * 1.07, (a + b) / 2)),
          q(polar(cx, cy, R, b)),
        ]),
        i % 3 ? tone : 'mid',
        { gap: 4 },
      );
    }
    return s;
  },
  diamond: ({ pen, cx, cy, R, tone }) =>
    face(
      pen,
      poly([
        [cx, cy - R * 1.24],
        [cx + R * 1.05, cy],
        [cx, cy + R * 1.24],
        [cx - R * 1.05, cy],
      ]),
      tone,
    ) +
    pen.line(
      poly([
        [cx, cy - R * 1.4],
        [cx + R * 1.2, cy],
        [cx, cy + R * 1.4],
        [cx - R * 1.2, cy],
      ]),
      'bone',
      1,
    ),
} satisfies Halos;
