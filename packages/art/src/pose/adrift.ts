import { at } from '../drawing/markup';
import { through } from '../drawing/shape';
import type { Pose } from './kit';
import { arm, leg } from './limbs';

/** Weightless: limbs spread as they fall, a line trails off into the dark. */
export const adrift: Pose = ({ rng, dress, head, penAt, prop, propName }) => {
  const pen = penAt(1);
  const s = 0.56;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const turnBy = rng.range(-42, -14);
  const reach = rng.range(-16, 20);
  const line = through([
    [14, 40],
    [70, 96 + reach],
    [150, 70],
    [206, 150 + reach],
    [290, 140],
  ]);
  return {
    disc: [200 + rng.range(-20, 20), 140, rng.range(104, 122)],
    glow: [200, 140],
    figure: at(
      200,
      142,
      pen.line(line, 'ink', 6) +
        pen.line(line, 'bone', 2.4) +
        prop(propName, -96, -40 + reach, 0.86, -30) +
        leg(
          pen,
          [
            [14, 44],
            [58, 78],
            [34, 132],
          ],
          36,
          1,
          'ink',
        ) +
        leg(
          pen,
          [
            [-8, 46],
            [-30, 96],
            [-74, 118],
          ],
          36,
          -1,
          'ink',
        ) +
        pen.part('M-14 -44C8 -58 70 -30 96 14C74 12 60 24 56 40C34 30 20 10 12 -6Z', second, { line: trim, gap: 3 }) +
        arm(
          pen,
          [
            [28, -34],
            [76, -50],
            [108, -86 + reach],
          ],
          27,
          cloth,
        ) +
        pen.part(
          'M-30 -44C-10 -54 16 -54 34 -42C44 -10 36 20 32 54C14 64 -16 64 -32 54C-36 20 -46 -10 -30 -44Z',
          cloth,
          {
            gap: 3,
          },
        ) +
        pen.part('M-14 -14H16V14H-14Z', second, { lit: 0.2, line: trim }) +
        pen.line('M-33 32Q0 42 34 32', trim, 4) +
        arm(
          pen,
          [
            [-28, -32],
            [-70, -16],
            [-96, -38 + reach],
          ],
          27,
          cloth,
        ) +
        at(0, -78, h.back + h.front, s, rng.range(-10, 10)),
      1.04,
      turnBy,
    ),
  };
};
