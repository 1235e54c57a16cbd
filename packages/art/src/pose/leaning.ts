import { at } from '../drawing/markup';
import { ground } from './body';
import type { Pose } from './kit';
import { arm, leg } from './limbs';

/** Leans with the back against a strut, legs crossed, arms folded. Looks left. */
export const leaning: Pose = ({ rng, dress, profile, penAt }) => {
  const pen = penAt(1);
  const s = 0.6;
  const [cloth, second, trim] = dress;
  const x = rng.range(176, 200);
  const tail = rng.range(8, 26);
  const rungs = [24, 84, 144, 204].map((y) => `M46 ${y}L86 ${y + 34}M86 ${y}L46 ${y + 34}`).join('');
  return {
    disc: [x - rng.range(4, 30), 118, rng.range(102, 118)],
    glow: [x, 112],
    figure:
      ground(pen, rng, 276) +
      `<g transform="translate(${x} 0)">` +
      pen.line(rungs, 'tone', 3) +
      pen.part('M40 -20H50V290H40ZM82 -20H92V290H82Z', 'ink', { gap: 4, lit: 0.4 }) +
      pen.flat('M40 88H92V96H40Z', trim === 'ink' ? 'hot' : trim) +
      leg(
        pen,
        [
          [22, 178],
          [8, 226],
          [-4, 276],
        ],
        34,
        -1,
        'ink',
      ) +
      leg(
        pen,
        [
          [14, 178],
          [-20, 224],
          [14, 274],
        ],
        33,
        -1,
        cloth === 'ink' ? 'deep' : 'ink',
      ) +
      pen.part(
        `M2 98C34 94 48 112 48 140C48 170 44 200 ${48 + tail} ${232}L${16} ${226}L-18 222C-20 190 -26 130 2 98Z`,
        cloth,
        { gap: 3 },
      ) +
      pen.part('M0 104C-14 130 -12 180 -8 222L8 224C4 180 6 130 14 100Z', second, { lit: 0.2, line: trim }) +
      pen.line('M-20 182Q14 190 46 180', trim, 4) +
      arm(
        pen,
        [
          [34, 116],
          [42, 154],
          [-14, 156],
        ],
        23,
        cloth,
      ) +
      arm(
        pen,
        [
          [2, 116],
          [-26, 146],
          [30, 140],
        ],
        23,
        cloth,
      ) +
      pen.part('M-8 96C8 86 34 90 44 106C30 118 4 118 -14 108Z', second, { line: trim, lit: 0.3 }) +
      at(8, 66, profile(s), s, rng.range(-2, 8)) +
      '</g>',
  };
};
