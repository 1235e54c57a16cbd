import { GLYPHS, glyphAt } from '../drawing/glyph';
import { at, rotated } from '../drawing/markup';
import { sym } from '../drawing/path';
import { penFor } from '../drawing/pen';
import { oval, swell } from '../drawing/shape';
import { keysOf } from '../drawing/table';
import { openHand } from '../figure/hand';
import { halo } from '../halo/halo';
import { HEADS } from '../head/heads';
import type { Ink } from '../palette';
import { type Actions, calm } from './parts';

/** Rings of petals, from the outermost. */
const PETALS: readonly (readonly [number, Ink])[] = [
  [3, 'tone'],
  [2, 'deep'],
  [1, 'hot'],
];

/** Rites, councils and vigils. */
export const SLOW_RITES = {
  balance({ ctx, rng, pen }) {
    const a = rng.range(-5, 5);
    const [l, m] = [rng.pick(keysOf(GLYPHS)), rng.pick(keysOf(GLYPHS))];
    return (
      halo(ctx, 200, 150, 108, { tone: 'mid' }) +
      at(200, 0, pen.part(sym('M0 40L5 44L7 250L40 268L52 282L0 282'), 'bone', { hatch: 'mid' })) +
      rotated(a, 200, 66, pen.part('M80 60Q200 44 320 60L318 68Q200 56 82 68Z', 'hot', { line: 'ink', lit: 0.2 })) +
      (
        [
          [-1, l],
          [1, m],
        ] as const
      )
        .map(([k, g]) => {
          const x = 200 + k * 116;
          const y = 66 + k * Math.tan((a * Math.PI) / 180) * 116;
          return (
            pen.line(`M${x} ${y}L${x - 44} ${y + 112}M${x} ${y}L${x + 44} ${y + 112}`, 'bone', 1.2) +
            pen.ctx.bloom(x, y + 76, 46) +
            glyphAt(g, x, y + 76, 46, pen.ink.hot, { weight: 1.5 }) +
            pen.part(
              `M${x - 54} ${y + 112}H${x + 54}C${x + 40} ${y + 146} ${x - 40} ${y + 146} ${x - 54} ${y + 112}Z`,
              'bone',
              { hatch: 'mid' },
            )
          );
        })
        .join('') +
      at(200, 0, pen.part(sym('M0 20L5 44L7 62L0 66'), 'bone', { lit: 0 }) + pen.glow(oval(0, 26, 9), 0, 26, 40))
    );
  },
  mandala({ ctx, rng, pen }) {
    const n = rng.pick([6, 8, 10, 12]);
    const pose = rng.chance(0.5);
    let s = '';
    for (const [k, petal] of PETALS) {
      for (let i = 0; i < n; i++) {
        s += at(
          200,
          150,
          pen.part(
            sym(`M0 ${-40 - k * 30}C${8 + k * 4} ${-34 - k * 18} ${10 + k * 3} ${-20 - k * 12} 0 ${-20 - k * 8}`),
            petal,
            { lit: 0.3, gap: 3.4, line: k === 2 ? 'pale' : 'ink' },
          ),
          1,
          (i + (k % 2) / 2) * (360 / n),
        );
      }
    }
    return (
      pen.line(oval(200, 150, 138) + oval(200, 150, 144), 'bone', 0.9) +
      s +
      pen.part(oval(200, 150, 42), 'ink', { lit: 0, line: 'bone', w: 1.6 }) +
      glyphAt(
        ctx.options.emblem ??
          (pose ? ctx.faction : rng.pick(['Devotion', 'Truth', 'Duty', 'Ambition', 'Freedom', 'Vengeance'])),
        200,
        150,
        52,
        pen.ink.hot,
        { weight: 1.6 },
      )
    );
  },
  lotus({ ctx, rng, pen }) {
    const n = rng.pick([7, 9, 11]);
    const h = rng.range(90, 130);
    let s = pen.ctx.bloom(200, 130, 130);
    for (let k = 0; k < 2; k++) {
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1) - 0.5;
        const a = t * (2.3 + k * 0.5);
        const L = h * (1 - k * 0.3);
        s += at(
          200,
          238 + k * 6,
          pen.part(
            sym(`M0 ${-L}C${22 - k * 2} ${-L * 0.6} ${20} ${-L * 0.2} 0 0`),
            k ? 'bone' : i % 2 ? 'tone' : 'deep',
            { lit: 0.4, hatch: k ? 'mid' : undefined },
          ),
          1,
          (a * 180) / Math.PI,
        );
      }
    }
    return (
      halo(ctx, 200, 130, 100, { tone: 'mid' }) +
      s +
      pen.part('M60 240C120 226 280 226 340 240C300 262 100 262 60 240Z', 'deep', calm) +
      pen.line(
        Array.from(
          { length: 5 },
          (_, i) => `M${70 - i * 18} ${252 + i * 10}Q200 ${270 + i * 11} ${330 + i * 18} ${252 + i * 10}`,
        ).join(''),
        'tone',
        1,
      ) +
      glyphAt(ctx.faction, 200, 92, 54, pen.ink.hot, { weight: 1.4 })
    );
  },
  council({ ctx, rng, pen }) {
    // seats around a table of light
    const n = rng.pick([5, 7]);
    const heads = Object.values(HEADS[ctx.faction]);
    let s = pen.ctx.bloom(200, 214, 170);
    const seats = Array.from({ length: n }, (_, i) => ({ i, t: i / (n - 1) - 0.5 })).sort(
      (a, b) => Math.abs(a.t) - Math.abs(b.t),
    );
    for (const { t } of seats) {
      const x = 200 + t * 330;
      const y = 112 + Math.abs(t) * 92;
      const q = 0.46 + Math.abs(t) * 0.3;
      const head = rng.pick(heads)(penFor(ctx, { scale: q * 0.6, layer: `seat${t}` }), rng);
      s += at(
        x,
        y,
        head.back +
          pen.part(sym('M0 50L14 50C44 58 58 80 62 190L0 190'), rng.pick(['ink', 'deep']), { gap: 3 / q }) +
          head.front,
        q,
      );
    }
    return (
      halo(ctx, 200, 120, 104, { tone: 'mid' }) +
      s +
      pen.part(oval(200, 246, 168, 34), 'ink', { lit: 0, line: 'bone' }) +
      pen.line(oval(200, 246, 130, 25) + oval(200, 246, 60, 11), 'hot', 1.4) +
      pen.flat(oval(200, 246, 22, 4.4), 'hot') +
      pen.flat(`M180 246L188 ${rng.range(176, 190)}H212L220 246Z`, 'hot', 'opacity=".35"') +
      glyphAt(ctx.faction, 200, 206, 32, pen.ink.hot, { weight: 1.8 })
    );
  },
  vigil({ ctx, rng, pen }) {
    // two open hands hold a sign above level lines
    const gap = rng.range(66, 104);
    const lean = rng.range(-4, 20);
    const hand = (m: number) =>
      at(
        200 + m * gap,
        290,
        openHand(pen, ctx.faction === 'Hollow Choir' ? 'ink' : 'bone', { spread: 8, sleeve: 'deep' }),
        [-m * 1.1, 1.1],
        m * lean,
      );
    return (
      halo(ctx, 200, 130, 96, { tone: 'mid' }) +
      pen.flat(
        Array.from({ length: 9 }, (_, i) =>
          swell(200 - 190 + i * 6, 30 + i * 4, 200 + 190 - i * 6, 30 + i * 4, 1.4),
        ).join(''),
        'tone',
        'opacity=".5"',
      ) +
      pen.ctx.bloom(200, 118, 100) +
      glyphAt(
        ctx.options.emblem ?? rng.pick(['Devotion', 'Truth', 'Duty', 'Ambition', 'Freedom', 'Vengeance']),
        200,
        116,
        104,
        pen.ink.hot,
        { weight: 1.2 },
      ) +
      hand(-1) +
      hand(1)
    );
  },
} satisfies Actions;
