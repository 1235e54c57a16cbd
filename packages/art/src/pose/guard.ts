import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { garment } from '../figure/garment';
import { fist } from '../figure/hand';
import type { Pose } from './kit';

export const guard: Pose = ({ ctx, rng, dress, head, penAt, prop, long }) => {
  const s = 0.98;
  const x = rng.range(186, 214);
  const pen = penAt(s);
  const h = head(s);
  const g = garment(pen, ctx.layer('garment'), ctx, dress);
  const tilt = rng.range(-6, 6);
  const lean = rng.range(34, 58);
  const arm = (m: number, hx: number, hy: number) =>
    pen.part(
      ribbon(
        [
          [m * 78, 96],
          [m * 96, 142],
          [m * 60, 160],
          [hx, hy],
        ],
        [40, 38, 32, 20],
      ),
      dress[0],
      { gap: 3 },
    );
  const a = (lean * Math.PI) / 180;
  const along = (d: number): [number, number] => [Math.sin(a) * d, 126 - Math.cos(a) * d];
  const lo = along(-46);
  const hi = along(34);
  return {
    disc: [x, 112, rng.range(98, 116)],
    glow: [x, 112],
    figure: at(
      x,
      108,
      g.back +
        at(0, 0, h.back, 1, tilt) +
        g.front +
        at(0, 0, h.front, 1, tilt) +
        arm(-1, ...lo) +
        arm(1, ...hi) +
        prop(long, 0, 126, 1.36, lean) +
        fist(pen, ...lo, 1.8, 'ink') +
        fist(pen, ...hi, 1.8, 'ink'),
      s,
    ),
  };
};
