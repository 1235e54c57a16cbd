import type { Canvas } from '../drawing/canvas';
import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { both, sym } from '../drawing/path';
import { type Pen, penFor } from '../drawing/pen';
import { oval, ribbon } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Dress } from '../figure/dress';
import { HEADS } from '../head/heads';

export type DrawCompanion = (pen: Pen, rng: Stream, x: number, y: number, ctx: Canvas, dress: Dress) => string;

/** Who stands beside a person. */
export const COMPANIONS = {
  raptor(pen, rng, x, y) {
    const open = rng.chance(0.5);
    return at(
      x,
      y + 12,
      (open
        ? pen.part('M4 0C20 -40 50 -60 96 -66C84 -50 92 -44 74 -36C82 -30 70 -22 60 -20C62 -12 44 -4 24 12Z', 'bone', {
            hatch: 'mid',
          })
        : '') +
        pen.part(
          'M-4 -40C-22 -42 -30 -30 -28 -22L-40 -16L-27 -13C-30 10 -22 40 6 58L14 96L24 56C34 36 26 -2 14 -22C10 -34 4 -40 -4 -40Z',
          'bone',
          { hatch: 'mid' },
        ) +
        pen.part('M6 -14C28 0 34 40 22 74C4 56 -4 20 6 -14Z', 'tone', { hatch: 'deep' }) +
        pen.dot(-16, -26, 3.4, 'ink') +
        pen.line('M0 56L-6 70M6 58L4 72', 'hot', 3),
    );
  },
  drone: (pen, rng, x, y) => {
    const k = rng.range(24, 34);
    return (
      pen.line(`M${x} ${y - k}V${y - k - 26}M${x - 10} ${y - k - 20}H${x + 10}`, 'bone', 1.4) +
      at(x, y, pen.part(both(`M${k * 0.7} -8L${k * 1.8} -20L${k * 1.9} 4L${k * 0.7} 10Z`), 'deep')) +
      pen.part(oval(x, y, k), 'tone', { hatch: 'ink' }) +
      pen.line(oval(x, y, k, k * 0.3), 'ink', 1.4) +
      pen.part(oval(x - 4, y, k * 0.46), 'ink', { lit: 0, line: 'bone' }) +
      pen.glow(oval(x - 4, y, k * 0.24), x - 4, y, k * 1.1)
    );
  },
  serpent(pen, _rng, x, y) {
    const pts: Point[] = [
      [x - 86, y + 130],
      [x - 20, y + 106],
      [x + 26, y + 60],
      [x - 14, y + 26],
      [x + 10, y - 22],
      [x - 22, y - 44],
    ];
    return (
      pen.part(ribbon(pts, [26, 24, 22, 19, 16, 12]), 'hot', { hatch: 'deep', lit: 0.6 }) +
      pen.part(
        `M${x - 16} ${y - 58}C${x - 40} ${y - 64} ${x - 58} ${y - 46} ${x - 52} ${y - 40}` +
          `C${x - 40} ${y - 30} ${x - 22} ${y - 32} ${x - 12} ${y - 38}Z`,
        'hot',
        { hatch: 'deep' },
      ) +
      pen.dot(x - 34, y - 50, 2.6, 'ink') +
      pen.line(`M${x - 52} ${y - 42}l-14 4m6 -2l-6 -4`, 'bone', 1.4)
    );
  },
  moth(pen, rng, x, y) {
    const f = rng.range(0.8, 1.1);
    return (
      pen.ctx.bloom(x, y, 80) +
      at(
        x,
        y,
        pen.part(
          both('M3 -6C14 -50 50 -60 62 -46C60 -20 40 0 4 4Z') + both('M3 4C24 2 44 14 40 34C24 44 8 30 3 12Z'),
          'bone',
          { hatch: 'mid', lit: 0.6 },
        ) +
          pen.part(both('M30 -26C23 -36 37 -36 37 -26C37 -16 23 -16 23 -26Z'), 'hot', {
            lit: 0,
            line: 'ink',
          }) +
          pen.part(oval(0, 4, 5, 20), 'ink', { lit: 0.4 }) +
          pen.line(both('M2 -14C6 -30 14 -34 22 -36'), 'bone', 1.2),
        f,
        rng.range(-16, 16),
      )
    );
  },
  child: (pen, rng, x, _y, ctx, dress) => {
    const q = 0.6;
    const head = rng.pick(Object.values(HEADS[ctx.faction]))(penFor(ctx, { scale: q, layer: 'pet-head' }), rng);
    return at(
      x - 10,
      206,
      at(0, 0, head.back, q) +
        pen.part(sym('M0 34L10 34C34 40 46 56 54 110L0 110'), dress[1], {}) +
        at(0, 0, head.front, q),
    );
  },
} satisfies Readonly<Record<string, DrawCompanion>>;
export type CompanionName = keyof typeof COMPANIONS;
