import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { oval, ribbon, taper, through } from '../drawing/shape';
import { halo } from '../halo/halo';
import type { Ink } from '../palette';
import { person } from '../place/parts';
import { world } from '../sky/world';
import { type Actions, calm } from './parts';

const WATERS: readonly Ink[] = ['tone', 'mid', 'deep', 'mid', 'deep', 'ink'];

/** Orbits, tides and eclipses. */
export const SLOW_HEAVENS = {
  orbits({ ctx, rng, pen }) {
    const n = rng.int(3, 6);
    const tilt = rng.range(-34, 34);
    const k = rng.range(0.2, 0.62);
    const size = rng.range(34, 72);
    let s = '';
    for (let i = n; i > 0; i--) {
      const R = size + 8 + i * rng.range(20, 27);
      const a = rng() * 6.28;
      const q = rng.range(5, 15);
      s +=
        pen.line(oval(200, 150, R, R * k), i % 2 ? 'bone' : 'tone', 1.8) +
        pen.part(oval(200 + Math.cos(a) * R, 150 + Math.sin(a) * R * k, q), rng.pick(['bone', 'hot', 'tone']), {
          lit: 0.5,
          gap: 2.4,
        });
    }
    return `<g transform="rotate(${tilt} 200 150)">${s}</g>${world(ctx, rng, 200, 150, size)}`;
  },
  tide({ rng, pen }) {
    const x = rng.range(150, 250);
    const tone = rng.pick(['hot', 'bone', 'pale']);
    let s = pen.part(oval(x, 116, rng.range(66, 84)), tone, {
      line: 'none',
      lit: 0.2,
      gap: 4.6,
      hatch: tone === 'hot' ? 'flame' : 'mid',
    });
    for (const [k, water] of WATERS.entries()) {
      const y = 176 + k * 21;
      const amp = 3 + k * 1.5;
      const f = rng.range(44, 76);
      const pts: Point[] = [];
      for (let i = -30; i <= 430; i += f / 2) {
        pts.push([i + k * 12, y + (((i / (f / 2)) | 0) % 2 ? amp : -amp)]);
      }
      s +=
        pen.part(`${through(pts)}L460 320L-40 320Z`, water, {
          lit: 0,
          line: 'bone',
        }) +
        pen.line(through(pts.map(([qx, qy]) => [qx, qy + 6] as const)), k ? 'pale' : 'ink', 0.8) +
        pen.line(through(pts.map(([qx, qy]) => [qx, qy + 11] as const)), k ? 'tone' : 'ink', 0.7);
    }
    return (
      s +
      (rng.chance(0.5)
        ? at(
            x + rng.range(-90, 90),
            206,
            pen.part('M-40 -4C-26 14 26 14 44 -8L34 0H-32Z', 'ink', { lit: 0, line: 'bone' }) +
              pen.line('M0 0V-44', 'bone', 2) +
              pen.part('M2 -42C22 -34 24 -16 20 -6H2Z', 'bone', { hatch: 'mid' }),
          )
        : '')
    );
  },
  procession({ rng, pen }) {
    const n = rng.int(6, 10);
    const x = rng.range(140, 260);
    const tone = rng.pick(['hot', 'bone', 'pale', 'hot']);
    const gap = rng.range(30, 40);
    let s =
      pen.part(oval(x, 148, rng.range(84, 108)), tone, {
        line: 'none',
        lit: 0.22,
        gap: 4.6,
        hatch: tone === 'hot' ? 'flame' : 'mid',
      }) + pen.part('M-10 232C100 216 300 216 410 232V320H-10Z', 'ink', calm);
    for (let i = 0; i < n; i++) {
      const px = 200 + (i - (n - 1) / 2) * gap;
      const y = 236 - 10 * Math.cos((i / (n - 1) - 0.5) * 3);
      const k = 1.7 + (i === Math.floor(n / 2) ? 0.5 : 0);
      s +=
        person(pen, px, y, k) +
        pen.line(`M${px + 9 * k} ${y}V${y - 38 * k}`, 'ink', 1.8) +
        (rng.chance(0.6) ? pen.glow(oval(px + 9 * k, y - 39 * k, 3), px + 9 * k, y - 39 * k, 18) : '');
    }
    return (
      s +
      pen.flat(
        Array.from({ length: n }, (_, i) => {
          const px = 200 + (i - (n - 1) / 2) * gap;
          return taper(px, 240, px + (px - x) * 0.5, 300, 16);
        }).join(''),
        'night',
      )
    );
  },
  eclipse: ({ ctx, rng, pen }) => {
    const n = rng.int(3, 6);
    return (
      pen.line(
        Array.from({ length: 8 }, (_, i) => oval(200, 150, 112 + i * 16)).join(''),
        'tone',
        0.8,
        'opacity=".7"',
      ) +
      halo(ctx, 200, 150, 88, { kind: 'eclipse', tone: rng.pick(['hot', 'tone']) }) +
      Array.from({ length: n }, (_, i) => {
        const k = i - (n - 1) / 2;
        return world(ctx, rng, 200 + k * (320 / n), 268 - Math.abs(k) * 6, 11, { surface: 'plain' });
      }).join('') +
      glyphAt(ctx.faction, 200, 150, 76, pen.ink.hot, { weight: 1.2 })
    );
  },
  spiral({ rng, pen }) {
    const m = rng.sign();
    const arms = rng.int(2, 5);
    const tilt = rng.range(-34, 34);
    const flatness = rng.range(0.5, 1);
    let d = '';
    let dots = '';
    for (let k = 0; k < arms; k++) {
      const pts: Point[] = [];
      for (let i = 0; i < 22; i++) {
        const a = k * (6.283 / arms) + m * i * 0.24;
        const R = 18 + i * 6.6;
        const px = 200 + Math.cos(a) * R * 1.25;
        const py = 150 + Math.sin(a) * R * 0.95 * flatness;
        pts.push([px, py]);
        if (i > 3) {
          for (let j = 0; j < 3; j++) {
            dots += `M${px + rng.range(-14, 14)} ${py + rng.range(-10, 10)}h.1`;
          }
        }
      }
      d += ribbon(
        pts,
        pts.map((_, i) => 11 - i * 0.46),
      );
    }
    return (
      `<g transform="rotate(${tilt} 200 150)">` +
      pen.line(
        Array.from({ length: 5 }, (_, i) => oval(200, 150, 60 + i * 30, (60 + i * 30) * 0.76 * flatness)).join(''),
        'tone',
        0.7,
        'opacity=".6"',
      ) +
      pen.flat(d, 'bone', 'opacity=".9"') +
      pen.line(dots, 'pale', 1.8, 'stroke-linecap="round"') +
      pen.glow(oval(200, 150, 20, 14), 200, 150, 90) +
      pen.flat(oval(200, 150, 9, 6), 'flame') +
      '</g>'
    );
  },
} satisfies Actions;
