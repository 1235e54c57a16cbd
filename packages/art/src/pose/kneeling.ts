import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { fist } from '../figure/hand';
import { PROPS } from '../figure/props';
import { ground } from './body';
import type { Pose } from './kit';

export const kneeling: Pose = ({ rng, dress, profile, penAt, prop, long }) => {
  const pen = penAt(1);
  const s = 0.64;
  const [cloth, second, trim] = dress;
  const bow = rng.range(-22, 4);
  const blade = rng.chance(0.55);
  const cloak = `M192 142C226 140 262 168 282 214C300 246 330 262 ${372 + rng.range(-20, 20)} 282L214 284C226 240 214 190 192 142Z`;
  return {
    disc: [190 + rng.range(-20, 20), 130, rng.range(100, 118)],
    glow: [170, 130],
    figure:
      ground(pen, rng, 278) +
      (blade
        ? `<g transform="translate(122 186) scale(1.02 -1.02)">${PROPS.sword(penAt(1), rng)}</g>`
        : prop(long, 122, 182, 0.98)) +
      pen.part(
        ribbon(
          [
            [232, 226],
            [262, 262],
            [322, 280],
          ],
          [44, 34, 16],
        ),
        cloth,
        { lit: 0.3 },
      ) +
      pen.part(cloak, second, { line: trim, gap: 3 }) +
      pen.part('M184 138C160 146 158 170 168 200C172 224 186 240 206 244L250 236C252 200 236 150 208 138Z', cloth, {
        gap: 3,
      }) +
      pen.part(
        'M232 206C200 204 160 206 148 216C138 230 146 262 148 282H186C184 262 182 250 184 244C206 250 240 250 250 236Z',
        cloth,
        { gap: 3 },
      ) +
      pen.part('M136 270H186V284H128C126 276 130 272 136 270Z', 'ink', { lit: 0.2 }) +
      pen.part(
        ribbon(
          [
            [190, 156],
            [172, 196],
            [126, 180],
          ],
          [26, 24, 14],
        ),
        second,
        { line: trim, lit: 0.4 },
      ) +
      fist(pen, 123, 179, 1.2, 'ink') +
      at(182, 108, profile(s), s, bow),
  };
};
