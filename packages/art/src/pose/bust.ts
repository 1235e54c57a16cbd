import { at, rotated } from '../drawing/markup';
import { garment } from '../figure/garment';
import type { Pose } from './kit';

export const bust: Pose = ({ ctx, rng, dress, head, penAt }) => {
  const s = rng.range(1.12, 1.34);
  const x = rng.range(182, 218);
  const y = rng.range(128, 142);
  const pen = penAt(s);
  const h = head(s);
  const g = garment(pen, ctx.layer('garment'), ctx, dress);
  const tilt = rng.range(-5, 5);
  return {
    disc: [x, y - 8, rng.range(92, 116)],
    glow: [x, y],
    figure: at(x, y, g.back + rotated(tilt, 0, 0, h.back) + g.front + rotated(tilt, 0, 0, h.front), s),
  };
};
