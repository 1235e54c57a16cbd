import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { fist } from '../figure/hand';
import type { PropName } from '../figure/props';
import { ground } from './body';
import type { Pose } from './kit';

const BLADES: ReadonlySet<PropName> = new Set<PropName>(['sword', 'hook', 'wrench', 'scythe', 'spear', 'brokenBlade']);

export const lunging: Pose = ({ rng, dress, profile, penAt, prop, propName }) => {
  const pen = penAt(1);
  const s = 0.56;
  const [cloth, second, trim] = dress;
  const x = rng.range(196, 216);
  const rise = rng.range(-36, 10);
  const weapon = BLADES.has(propName) ? propName : 'sword';
  const hx = x - 92;
  const hy = 118 + rise;
  return {
    disc: [x + rng.range(-24, 24), 124, rng.range(98, 114)],
    glow: [x, 120],
    figure:
      ground(pen, rng, 276) +
      pen.part(
        `M${x + 6} 100C${x + 50} 92 ${x + 80} ${112 + rise} ${x + 138} ${104 + rise}` +
          `C${x + 126} ${128 + rise} ${x + 150} 150 ${x + 120} 176C${x + 84} 168 ${x + 50} 190 ${x + 22} 196Z`,
        second,
        { line: trim, gap: 3 },
      ) +
      pen.part(
        ribbon(
          [
            [x + 14, 186],
            [x + 54, 222],
            [x + 116, 272],
          ],
          [42, 30, 16],
        ),
        'ink',
        { lit: 0.3 },
      ) +
      pen.part(`M${x + 102} 264L${x + 138} 266L${x + 136} 280H${x + 104}Z`, 'ink', { lit: 0 }) +
      pen.part(
        ribbon(
          [
            [x - 4, 188],
            [x - 62, 206],
            [x - 66, 272],
          ],
          [44, 36, 20],
        ),
        'ink',
        { lit: 0.4 },
      ) +
      pen.part(`M${x - 58} 264L${x - 96} 270V280H${x - 54}Z`, 'ink', { lit: 0 }) +
      pen.part(
        `M${x - 16} 96C${x - 40} 104 ${x - 40} 140 ${x - 28} 176C${x - 40} 196 ${x - 56} 204 ${x - 66} 222` +
          `L${x + 44} 226C${x + 42} 190 ${x + 34} 130 ${x + 18} 98Z`,
        cloth,
        { gap: 3 },
      ) +
      pen.line(`M${x - 28} 176L${x + 36} 172`, trim, 4) +
      prop(weapon, hx, hy, 1.05, -62 + rise * 0.4) +
      pen.part(
        ribbon(
          [
            [x - 14, 114],
            [x - 52, 124 + rise * 0.3],
            [hx + 4, hy + 1],
          ],
          [27, 23, 14],
        ),
        cloth,
        { lit: 0.4 },
      ) +
      fist(pen, hx, hy, 1.2, 'ink') +
      pen.part(
        ribbon(
          [
            [x + 14, 112],
            [x + 40, 134],
            [x + 66, 112 + rise * 0.4],
          ],
          [24, 20, 12],
        ),
        cloth,
        { lit: 0.3 },
      ) +
      fist(pen, x + 68, 110 + rise * 0.4, 1, 'ink') +
      at(x - 8, 70, profile(s), s, -8),
  };
};
