import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { garment } from '../figure/garment';
import { fist } from '../figure/hand';
import type { Pose } from './kit';

/** From the belt up, arms folded before the chest. */
export const folded: Pose = ({ ctx, rng, dress, head, penAt }) => {
  const s = 0.96;
  const x = rng.range(188, 212);
  const pen = penAt(s);
  const h = head(s);
  const [cloth, second, trim] = dress;
  const g = garment(pen, ctx.layer('garment'), ctx, dress);
  const high = rng.range(126, 136);
  const upper = (m: number) =>
    pen.part(
      ribbon(
        [
          [m * 74, 92],
          [m * 98, 136],
          [m * 78, high + 34],
        ],
        [42, 42, 36],
      ),
      cloth,
      { gap: 3 },
    );
  const cuff = (m: number, y: number) =>
    pen.part(`M${m * 44} ${y - 15}L${m * 56} ${y - 17}L${m * 58} ${y + 15}L${m * 46} ${y + 15}Z`, trim, {
      lit: 0,
      line: 'ink',
    });
  const under = pen.part(
    ribbon(
      [
        [-84, high + 38],
        [-10, high + 26],
        [52, high + 4],
      ],
      [38, 34, 28],
    ),
    cloth,
    { gap: 3 },
  );
  const over = pen.part(
    ribbon(
      [
        [86, high + 42],
        [4, high + 34],
        [-52, high + 8],
      ],
      [40, 36, 28],
    ),
    cloth,
    { gap: 3 },
  );
  return {
    disc: [x, 112, rng.range(100, 118)],
    glow: [x, 112],
    figure: at(
      x,
      108,
      g.back +
        at(0, 0, h.back, 1, rng.range(-6, 6)) +
        pen.part('M-70 150H70L80 240H-80Z', second, { gap: 3.4, line: trim }) +
        g.front +
        h.front +
        upper(-1) +
        upper(1) +
        under +
        fist(pen, 60, high, 1.7, 'ink') +
        cuff(1, high + 4) +
        over +
        cuff(-1, high + 8) +
        fist(pen, -62, high + 4, 1.8, 'ink'),
      s,
    ),
  };
};
