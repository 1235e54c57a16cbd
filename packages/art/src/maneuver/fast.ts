import { glyphAt } from '../drawing/glyph';
import { at, facing } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { sym } from '../drawing/path';
import { oval, polar, poly, taper, turn } from '../drawing/shape';
import type { DrawProp } from '../figure/prop-parts';
import type { PropName } from '../figure/props';
import { HELD, PROPS } from '../figure/props';
import { type Actions, hull, speed, spikes, starburst } from './parts';

const BLADES: readonly PropName[] = ['sword', 'sword', 'spear', 'hook', 'scythe', 'brokenBlade'];

/** Blows: strokes, bursts, volleys, and what stops them. */
export const FAST_BLOWS = {
  slash({ ctx, rng, pen }) {
    // the arc of one stroke, the blade still at its end
    const m = rng.sign();
    const cx = 200 - m * rng.range(110, 150);
    const cy = rng.range(250, 290);
    const R = rng.range(216, 250);
    const from = rng.range(-2.1, -1.75);
    const to = rng.range(-0.5, -0.22);
    const prop =
      ctx.options.prop ?? rng.pick(BLADES.filter((name) => name === 'sword' || HELD[ctx.faction].includes(name)));
    const draw: DrawProp = PROPS[prop];
    const q = (rad: number, t: number): Point => {
      const [x, y] = polar(0, 0, rad, from + (to - from) * t);
      return [cx + m * x, cy + y];
    };
    const crescent = (outer: number, inner: number) =>
      poly([
        ...Array.from({ length: 15 }, (_, i) => q(outer, i / 14)),
        ...Array.from({ length: 15 }, (_, i) => {
          const t = 1 - i / 14;
          return q(outer - (outer - inner) * t ** 1.3, t);
        }),
      ]);
    const lines = Array.from({ length: 26 }, () => {
      const rad = rng.range(70, 400);
      const t0 = rng.range(-0.4, 0.7);
      const t1 = t0 + rng.range(0.12, 0.5);
      return (
        `M${q(rad, t0).join(' ')}Q${q(rad * 1.03, (t0 + t1) / 2).join(' ')} ${q(rad, t1).join(' ')}` +
        `Q${q(rad * 1.03 + rng.range(1, 4), (t0 + t1) / 2).join(' ')} ${q(rad, t0).join(' ')}Z`
      );
    }).join('');
    const deg = (to * 180) / Math.PI + 90;
    return (
      pen.flat(lines, 'tone', 'opacity=".9"') +
      pen.flat(crescent(R + 12, R - 128), 'hot') +
      pen.flat(crescent(R + 2, R - 64), 'flame') +
      pen.flat(crescent(R - 62, R - 128), 'deep', 'opacity=".55"') +
      at(...q(R * 0.42, 1), draw(pen, rng), [m * 1.75, 1.75], m > 0 ? deg : -deg) +
      pen.flat(spikes(rng, ...q(R, 0.94), 18, 8, 64, 7), 'flame')
    );
  },
  burst({ rng, pen }) {
    const x = rng.range(130, 270);
    const y = rng.range(110, 190);
    const shards = Array.from({ length: 20 }, () => {
      const a = rng() * 6.28;
      const [qx, qy] = polar(x, y, rng.range(80, 190), a);
      const q = rng.range(4, 18);
      return pen.part(
        poly([
          [qx - q, qy],
          [qx, qy - q * 0.6],
          [qx + q * 0.8, qy + q * 0.3],
          [qx - q * 0.2, qy + q * 0.7],
        ]),
        rng.pick(['ink', 'deep', 'bone']),
        { lit: 0.4, gap: 2.8 },
      );
    }).join('');
    return (
      pen.flat(spikes(rng, x, y, 54, 60, 420, 9), 'tone', 'opacity=".75"') +
      pen.flat(spikes(rng, x, y, 30, 40, 330, 13), 'hot') +
      pen.part(starburst(rng, x, y, 13, 96), 'bone', { line: 'ink', lit: 0 }) +
      pen.flat(starburst(rng, x, y, 11, 70), 'hot') +
      pen.flat(starburst(rng, x, y, 9, 40), 'flame') +
      shards
    );
  },
  volley({ ctx, rng, pen }) {
    const s = rng.sign();
    const a = rng.range(-0.5, -0.2);
    const n = rng.int(2, 3);
    const id = ctx.uid('v');
    ctx.defs.push(`<g id="${id}">${hull(ctx, pen, rng)}</g>`);
    let d = pen.flat(speed(rng, a, 30), 'tone', 'opacity=".6"');
    for (let i = 0; i < n; i++) {
      const y = 104 + (i * 156) / (n - 1);
      const x = 96 - i * 4 + (i % 2) * 40;
      const k = (n > 2 ? 0.48 : 0.66) - Math.abs(i - (n - 1) / 2) * 0.06;
      d +=
        pen.flat(taper(x + 30, y - 14, x + 420, y + Math.tan(a) * 420, 9), 'hot') +
        pen.flat(taper(x + 30, y - 14, x + 300, y + Math.tan(a) * 300 - 4, 3.4), 'flame') +
        `<use href="#${id}" transform="translate(${x} ${y}) rotate(${90 + (a * 180) / Math.PI}) scale(${k})"/>`;
    }
    return facing(
      s,
      d +
        pen.part(starburst(rng, 372, 60, 12, 62), 'bone', { lit: 0, line: 'ink' }) +
        pen.flat(starburst(rng, 372, 60, 9, 40), 'hot'),
    );
  },
  shield({ ctx, rng, pen }) {
    // a blow is stopped
    const s = rng.sign();
    const six = (R: number) => poly(Array.from({ length: 6 }, (_, i) => polar(0, 0, R, turn(i, 6))));
    const shape = rng.pick([six(96), sym('M0 -96L76 -70V10C76 56 40 86 0 104'), oval(0, 0, 94)]);
    return facing(
      s,
      pen.flat(speed(rng, -0.5, 40), 'tone', 'opacity=".6"') +
        pen.flat(
          poly([
            [-60, -90],
            [30, -60],
            [190, 128],
            [206, 150],
            [170, 140],
            [-70, -40],
          ]),
          'hot',
        ) +
        pen.flat(
          poly([
            [-60, -76],
            [20, -50],
            [190, 134],
            [-64, -56],
          ]),
          'flame',
        ) +
        at(
          240,
          170,
          pen.part(shape, 'deep', { line: 'bone', w: 3 }) +
            pen.line(shape, 'bone', 1, 'transform="scale(.84)"') +
            glyphAt(ctx.faction, 8, 8, 110, pen.ink.bone, { weight: 1.3 }) +
            pen.line('M-60 -66L-30 -30L-36 0L-4 30M-30 -30L10 -36M-36 0L-66 16', 'flame', 2.4),
          1,
          rng.range(-10, 10),
        ) +
        pen.part(starburst(rng, 182, 106, 13, 56), 'flame', { lit: 0, line: 'ink' }) +
        pen.flat(spikes(rng, 182, 106, 22, 30, 130, 6), 'bone'),
    );
  },
} satisfies Actions;
