import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { ground } from './body';
import type { Pose } from './kit';
import { arm, leg } from './limbs';

/** Seated on a crate, an elbow on the knee; a tool leans beside. Looks left. */
export const seated: Pose = ({ ctx, rng, dress, profile, penAt, prop, long }) => {
  const pen = penAt(1);
  const s = 0.64;
  const [cloth, second, trim] = dress;
  const x = rng.range(196, 220);
  const bend = rng.range(-4, 12);
  const crate =
    pen.part('M-44 206H74V280H-44Z', 'deep', { gap: 5, tilt: 90, lit: 0.4, line: 'tone' }) +
    pen.line('M-44 226H74M-44 258H74M-18 206V280M48 206V280', 'tone', 1.4) +
    glyphAt(ctx.faction, 16, 243, 22, pen.ink[trim], { weight: 2 });
  return {
    disc: [x - rng.range(0, 30), 122, rng.range(100, 116)],
    glow: [x, 116],
    figure:
      ground(pen, rng, 278) +
      `<g transform="translate(${x} 0)">` +
      prop(long, 92, 182, 0.94, 9) +
      crate +
      leg(
        pen,
        [
          [26, 208],
          [-44 + bend, 214],
          [-34, 274],
        ],
        34,
        -1,
        'ink',
      ) +
      pen.part(`M4 108C34 100 56 122 62 160C68 190 66 206 60 218L-6 220C-20 190 ${-22 + bend} 140 4 108Z`, cloth, {
        gap: 3,
      }) +
      pen.part('M40 116C66 132 78 176 96 224C72 230 52 226 40 214C52 180 50 146 40 116Z', second, {
        line: trim,
        gap: 3,
      }) +
      leg(
        pen,
        [
          [24, 206],
          [-52, 198],
          [-62, 276],
        ],
        38,
        -1,
        cloth === 'ink' ? 'deep' : 'ink',
      ) +
      pen.line('M-4 196C20 204 44 204 62 196', trim, 4) +
      arm(
        pen,
        [
          [14, 122],
          [-24 + bend, 168],
          [-60, 156],
        ],
        25,
        cloth,
      ) +
      pen.part('M-4 104C10 96 32 98 40 114C30 126 4 126 -8 116Z', second, { line: trim, lit: 0.3 }) +
      at(8 - bend * 0.6, 72, profile(s), s, -4 + bend * 0.3) +
      '</g>',
  };
};
