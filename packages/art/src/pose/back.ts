import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { ground, robe } from './body';
import type { Drawn, Pose } from './kit';

export const back: Pose = ({ ctx, rng, dress, head, penAt, prop, long }) => {
  const pen = penAt(1);
  const x = rng.range(150, 250);
  const s = 0.5;
  const h = head(s, 'back');
  const [cloth, , trim] = dress;
  const sway = rng.range(-14, 14);
  const withStaff = rng.chance(0.65);
  const disc: Drawn['disc'] = [x + rng.range(-36, 36), rng.range(96, 124), rng.range(92, 112)];
  return {
    disc,
    glow: disc,
    figure:
      ground(pen, rng, 268) +
      (withStaff ? prop(long, x + 40, 170, 0.92, 3) : '') +
      at(x, 84, h.back, s) +
      (withStaff
        ? pen.part(
            ribbon(
              [
                [x + 20, 122],
                [x + 36, 140],
                [x + 40, 166],
              ],
              [16, 13, 11],
            ),
            cloth,
            { lit: 0.3 },
          )
        : '') +
      robe(pen, rng, {
        x,
        top: 112,
        bottom: 272,
        shoulders: rng.range(28, 36),
        hem: rng.range(40, 66),
        cloth,
        trim,
        sway,
        ragged: ctx.faction === 'Hollow Choir' ? 12 : 0,
      }) +
      at(x, 84, h.front, s) +
      glyphAt(ctx.faction, x, 166, 38, pen.ink[trim], { weight: 1.4 }),
  };
};
