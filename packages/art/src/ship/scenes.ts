import type { Canvas } from '../drawing/canvas';
import { penFor } from '../drawing/pen';
import { oval, polar, poly, turn, W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { halo } from '../halo/halo';
import type { Ink } from '../palette';
import { world } from '../sky/world';

export interface SceneKit {
  readonly ctx: Canvas;
  readonly backRng: Stream;
  readonly bx: number;
  readonly by: number;
  readonly R: number;
  readonly tone: Ink;
  /** The hull again, elsewhere and smaller. */
  readonly use: (x: number, y: number, scale: number, rotate?: number) => string;
  readonly x: number;
  readonly y: number;
  readonly sx: number;
}

/** What a ship flies before. */
export const SCENES = {
  world: ({ ctx, backRng, bx, by, R }) => world(ctx, backRng, bx, by, R),
  ringed: ({ ctx, backRng, bx, by, R }) => world(ctx, backRng, bx, by, R * 0.72, { ring: true }),
  sun: ({ ctx, bx, by, R, tone }) => {
    const pen = penFor(ctx, { layer: 'sun' });
    return (
      pen.part(oval(bx, by, R), tone, { line: 'none', lit: 0.3, gap: 4.4, hatch: tone === 'hot' ? 'flame' : 'mid' }) +
      pen.line(oval(bx, by, R + 8), 'bone', 0.8)
    );
  },
  halo: ({ ctx, backRng, tone }) => halo(ctx, 200, 140, backRng.range(96, 116), { tone }),
  horizon: ({ ctx, backRng }) =>
    world(ctx, backRng, 200 + backRng.range(-80, 80), 400 + backRng.range(0, 60), backRng.range(220, 260), {
      tilt: backRng.range(-8, 8),
    }),
  rocks({ ctx, backRng }) {
    const pen = penFor(ctx, { layer: 'rocks' });
    return Array.from({ length: 11 }, () => {
      const rx = backRng() * W;
      const ry = backRng() * 300;
      const q = backRng.range(6, 34);
      const n = 8;
      return pen.part(
        poly(Array.from({ length: n }, (_, i) => polar(rx, ry, q * backRng.range(0.7, 1.1), turn(i, n)))),
        'deep',
        { gap: 3.4, lit: 0.5 },
      );
    }).join('');
  },
  fleet: ({ ctx, backRng, bx, by, R, use, x, y, sx }) =>
    world(ctx, backRng, bx, by, R * 0.8) +
    Array.from({ length: backRng.int(3, 5) }, (_, i) =>
      use(x + sx * backRng.range(40, 160) * (i % 2 ? 1 : -1), y + backRng.range(-120, 80), backRng.range(0.2, 0.34)),
    ).join(''),
} satisfies Readonly<Record<string, (kit: SceneKit) => string>>;
export type SceneName = keyof typeof SCENES;
