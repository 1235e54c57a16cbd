import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import { ground } from './body';
import type { Pose } from './kit';
import { arm, leg } from './limbs';

/** Hands on the hips, one knee bent, a cloak over one shoulder. */
export const akimbo: Pose = ({ ctx, rng, dress, head, penAt }) => {
  const pen = penAt(1);
  const s = 0.58;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const x = rng.range(186, 214);
  const shift = rng.range(8, 16);
  const out = rng.range(58, 68);
  const boots = rng.range(30, 40);
  const cloak =
    `M10 100C${44} 100 60 124 ${66 + rng.range(0, 14)} 180C${72} 220 ${84} 250 ${96 + rng.range(0, 20)} 272` +
    'C60 262 30 240 14 200Z';
  return {
    disc: [x + rng.range(-18, 18), 116, rng.range(104, 120)],
    glow: [x, 112],
    figure:
      ground(pen, rng, 276) +
      `<g transform="translate(${x} 0)">` +
      at(0, 72, h.back, s) +
      pen.part(cloak, second, { line: trim, gap: 3 }) +
      leg(
        pen,
        [
          [14 + shift * 0.4, 186],
          [30 + shift, 230],
          [boots + 6, 274],
        ],
        34,
        1,
      ) +
      leg(
        pen,
        [
          [-12 + shift * 0.4, 186],
          [-24, 232],
          [-boots, 276],
        ],
        34,
        -1,
      ) +
      pen.part(sym('M0 98L16 97C36 100 46 110 44 128C40 152 30 166 30 182C32 196 36 206 38 214L0 222'), cloth, {
        gap: 3,
      }) +
      pen.part('M-12 98L12 98L8 214L-8 214Z', second, { lit: 0.25, line: trim }) +
      pen.part('M-34 178H34L36 190H-36Z', trim, { lit: 0, line: 'ink' }) +
      glyphAt(ctx.faction, 0, 136, 24, pen.ink[trim === second ? 'ink' : trim], { weight: 2 }) +
      arm(
        pen,
        [
          [-38, 112],
          [-out, 152],
          [-32, 184],
        ],
        21,
        cloth,
      ) +
      arm(
        pen,
        [
          [38, 112],
          [out, 150],
          [32, 184],
        ],
        21,
        cloth,
      ) +
      at(0, 72, h.front, s, rng.range(-5, 5)) +
      '</g>',
  };
};
