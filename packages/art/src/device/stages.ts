import type { Canvas } from '../drawing/canvas';
import { glyphAt } from '../drawing/glyph';
import type { Point } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import { oval, polar, poly, swell, taper, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { person } from '../place/parts';

export interface StageKit {
  readonly ctx: Canvas;
  readonly rng: Stream;
  readonly pen: Pen;
  readonly x: number;
  readonly y: number;
  readonly low: number;
}

/** Where people stand before a thing, and how tall. */
const ADORERS: readonly Point[] = [
  [-132, 2.1],
  [-92, 1.7],
  [96, 1.8],
  [136, 2.2],
];

/** How an object is shown. */
export const STAGES = {
  plinth: ({ ctx, pen, x }) =>
    pen.part(`M${x - 62} 226H${x + 62}V242H${x - 62}Z`, 'bone', { tilt: 90, hatch: 'mid' }) +
    pen.part(`M${x - 48} 242H${x + 48}L${x + 56} 320H${x - 56}Z`, 'deep', {}) +
    glyphAt(ctx.faction, x, 272, 40, pen.ink.hot, { weight: 1.6 }),
  altar: ({ pen, low }) =>
    pen.part(`M-10 232C90 222 310 222 410 232V320H-10Z`, 'ink', { tilt: 90 }) +
    Array.from({ length: 9 }, (_, i) => pen.flat(swell(30 + i * 43, 236, 20 + i * 45, 310, 5), 'deep')).join('') +
    [62, 104, 296, 338]
      .map(
        (cx, i) =>
          pen.part(`M${cx - 7} 240V${206 - (i % 2) * low}H${cx + 7}V240Z`, 'bone', { lit: 0.4, hatch: 'mid' }) +
          pen.glow(`M${cx} ${182 - (i % 2) * low}c7 10 6 20 0 22c-6-2-7-10 0-22z`, cx, 194 - (i % 2) * low, 26),
      )
      .join(''),
  cloud({ rng, pen, x, y }) {
    const puffs = Array.from({ length: 11 }, (_, i) =>
      oval(
        80 + i * 24 + rng.range(-6, 6),
        284 + Math.abs(i - 5) * 5 + rng.range(-6, 6),
        rng.range(22, 34),
        rng.range(18, 28),
      ),
    ).join('');
    return (
      pen.part(puffs, 'tone', { hatch: 'deep', lit: 0.5 }) +
      pen.flat(
        Array.from({ length: 15 }, (_, i) => {
          const a = Math.PI * (1.06 + i * 0.063);
          return taper(...polar(x, y, 108, a), ...polar(x, y, i % 2 ? 150 : 190, a), 4);
        }).join(''),
        'hot',
      )
    );
  },
  adored: ({ rng, pen, x }) =>
    pen.part('M-10 262C90 244 310 244 410 262V310H-10Z', 'ink', { tilt: 90, lit: 0.4 }) +
    ADORERS.slice(rng.int(0, 1), rng.int(3, 4))
      .map(([dx, k]) => person(pen, x + dx, 272, k))
      .join('') +
    pen.flat(
      Array.from({ length: 9 }, (_, i) => taper(x + (i - 4) * 20, 214, x + (i - 4) * 30, 252, 3)).join(''),
      'hot',
    ),
  orbit({ rng, pen }) {
    const n = rng.int(5, 9);
    return (
      pen.line(oval(200, 150, 150, 40), 'bone', 1) +
      Array.from({ length: n }, (_, i) => {
        const a = turn(i, n) + 0.3;
        const [qx, qy] = [200 + Math.cos(a) * 150, 150 + Math.sin(a) * 40];
        return Math.abs(qx - 200) < 70
          ? ''
          : pen.part(
              poly([
                [qx, qy - 10],
                [qx + 6, qy],
                [qx, qy + 10],
                [qx - 6, qy],
              ]),
              i % 2 ? 'hot' : 'bone',
              { lit: 0.2 },
            );
      }).join('')
    );
  },
  adrift: () => '',
} satisfies Readonly<Record<string, (kit: StageKit) => string>>;
export type StageName = keyof typeof STAGES;
