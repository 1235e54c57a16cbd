import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { taper } from '../drawing/shape';
import { fist } from '../figure/hand';
import type { Pose } from './kit';
import { arm } from './limbs';

/** From the hip up: one arm stretched out, a finger that accuses or shows the way; the other holds a tool low. */
export const pointing: Pose = ({ ctx, rng, dress, profile, penAt, prop, propName }) => {
  const pen = penAt(1);
  const s = 0.9;
  const [cloth, second, trim] = dress;
  const x = rng.range(226, 246);
  const rise = rng.range(-44, 6);
  const [hx, hy] = [-148, 128 + rise];
  const [ex, ey] = [-84, 140 + rise * 0.5];
  const angle = Math.atan2(hy - ey, hx - ex);
  const tip = [hx + Math.cos(angle) * 44, hy + Math.sin(angle) * 44] as const;
  return {
    disc: [x - rng.range(10, 30), 118, rng.range(100, 116)],
    glow: [x - 60, 110],
    figure:
      `<g transform="translate(${x} 0)">` +
      pen.part(`M24 108C70 112 96 160 ${124 + rng.range(0, 20)} 310H30C50 230 44 160 24 108Z`, second, {
        line: trim,
        gap: 3,
      }) +
      at(40, 262, prop(propName, 34, -6, 0.9, rng.range(120, 150)), 1) +
      arm(
        pen,
        [
          [40, 132],
          [76, 196],
          [72, 256],
        ],
        36,
        cloth,
      ) +
      pen.part(
        'M-14 106C-46 112 -58 136 -56 168C-54 220 -62 260 -66 310H78C76 250 74 160 44 116C34 106 10 102 -14 106Z',
        cloth,
        {
          gap: 3,
        },
      ) +
      pen.part('M-22 110C-30 160 -34 230 -32 310H-2C-6 230 -2 160 8 108Z', second, { lit: 0.2, line: trim }) +
      glyphAt(ctx.faction, 36, 168, 26, pen.ink[trim], { weight: 1.9 }) +
      pen.part(taper(hx, hy, ...tip, 15), 'ink', { lit: 0 }) +
      arm(
        pen,
        [
          [-30, 134],
          [ex, ey],
          [hx, hy],
        ],
        36,
        cloth,
      ) +
      fist(pen, hx, hy, 1.9, 'ink') +
      pen.part('M-30 104C-6 92 40 96 52 118C34 134 -14 136 -40 122Z', second, { line: trim, lit: 0.3 }) +
      at(0, 68, profile(s), s, rng.range(-6, 4)) +
      '</g>',
  };
};
