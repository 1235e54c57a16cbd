import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import { ribbon } from '../drawing/shape';
import { fist } from '../figure/hand';
import { PROPS } from '../figure/props';
import { ground } from './body';
import type { Pose } from './kit';

export const sentinel: Pose = ({ ctx, rng, dress, head, penAt, prop, long }) => {
  const pen = penAt(1);
  const s = 0.54;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const x = rng.range(185, 215);
  const sword = rng.chance(0.5);
  const wide = rng.range(34, 42);
  const cape = sym(`M0 112L${wide * 0.8} 112C${wide + 14} 122 ${wide + 20} 160 ${rng.range(60, 84)} 282L0 282`);
  const arm = (m: number) =>
    pen.part(
      ribbon(
        [
          [m * (wide - 4), 124],
          [m * (wide + 6), 154],
          [m * 22, 172],
          [m * 5, 168],
        ],
        [19, 20, 17, 12],
      ),
      second,
      { line: trim, lit: 0.4 },
    );
  return {
    disc: [x, 116, rng.range(104, 122)],
    glow: [x, 110],
    figure:
      ground(pen, rng, 272) +
      `<g transform="translate(${x} 0)">` +
      at(0, 84, h.back, s) +
      pen.part(cape, second, { line: trim, gap: 3.4 }) +
      pen.part(
        sym(
          `M0 110L12 108C${wide} 112 ${wide + 2} 130 ${wide - 2} 160C${wide - 8} 190 ${wide - 4} 240 ${wide + 2} 278L6 278L4 210L0 210`,
        ),
        cloth,
        { gap: 3 },
      ) +
      pen.part(sym('M0 186L30 182L32 192L0 197'), trim, { lit: 0, line: 'ink' }) +
      pen.part(sym('M0 192L12 192L9 258L0 264'), second, { lit: 0.2, line: trim }) +
      glyphAt(ctx.faction, 0, 138, 24, pen.ink[trim], { weight: 2 }) +
      (sword
        ? `<g transform="translate(0 176) scale(.9 -.9)">${PROPS.sword(penAt(0.9), rng)}</g>`
        : prop(long, 0, 170, 0.96)) +
      arm(1) +
      arm(-1) +
      fist(pen, 0, 168, 1.15, 'ink') +
      at(0, 84, h.front, s) +
      '</g>',
  };
};
