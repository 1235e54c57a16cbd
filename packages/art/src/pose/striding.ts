import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { fist } from '../figure/hand';
import { ground } from './body';
import type { Pose } from './kit';

export const striding: Pose = ({ rng, dress, profile, penAt, prop, long }) => {
  const pen = penAt(1);
  const s = 0.5;
  const [cloth, second, trim] = dress;
  const x = rng.range(170, 205);
  const wind = rng.range(60, 130);
  const lift = rng.range(-30, 34);
  const staff = rng.chance(0.75);
  const tail =
    `M${x - 12} 112C${x + 26} 112 ${x + 30} 150 ${x + wind * 0.6} ${206 + lift * 0.4}` +
    `C${x + wind * 0.8} ${222 + lift} ${x + wind} ${222 + lift} ${x + wind + 26} ${244 + lift}` +
    `C${x + 60} ${252 + lift * 0.5} ${x + 30} 240 ${x - 4} 226Z`;
  return {
    disc: [x + rng.range(-10, 50), rng.range(104, 130), rng.range(92, 112)],
    glow: [x, 110],
    figure:
      ground(pen, rng, 274) +
      pen.part(
        ribbon(
          [
            [x + 8, 200],
            [x + 30, 232],
            [x + 50, 274],
          ],
          [28, 20, 14],
        ),
        'ink',
        { lit: 0.3 },
      ) +
      pen.part(`M${x + 40} 266L${x + 64} 264L${x + 62} 276L${x + 44} 278Z`, 'ink', { lit: 0 }) +
      pen.part(tail, second, { line: trim, gap: 3 }) +
      pen.part(
        ribbon(
          [
            [x, 200],
            [x - 22, 236],
            [x - 26, 276],
          ],
          [30, 22, 14],
        ),
        'ink',
        { lit: 0.4 },
      ) +
      pen.part(`M${x - 20} 268L${x - 48} 272V280H${x - 18}Z`, 'ink', { lit: 0 }) +
      pen.part(
        `M${x - 14} 108C${x - 30} 116 ${x - 32} 150 ${x - 26} 184C${x - 30} 206 ${x - 40} 222 ${x - 46} 240` +
          `L${x + 22} 236C${x + 30} 200 ${x + 30} 130 ${x + 14} 108Z`,
        cloth,
        { gap: 3 },
      ) +
      pen.line(`M${x - 26} 180H${x + 27}`, trim, 3.4) +
      (staff ? prop(long, x - 56, 172, 1, -4) : '') +
      pen.part(ribbon([[x - 2, 122], [x - 14, 152], staff ? [x - 54, 168] : [x - 34, 186]], [22, 19, 12]), cloth, {
        lit: 0.4,
      }) +
      fist(pen, staff ? x - 56 : x - 36, staff ? 168 : 189, 1, 'ink') +
      at(x, 84, profile(s), s, 2),
  };
};
