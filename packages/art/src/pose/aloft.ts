import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { fist } from '../figure/hand';
import type { Pose } from './kit';

export const aloft: Pose = ({ ctx, rng, dress, head, penAt, prop, propName }) => {
  const pen = penAt(1);
  const s = 0.86;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const x = rng.range(158, 178);
  const tilt = rng.range(-7, 2);
  const ux = rng.range(76, 96);
  const uy = rng.range(-60, -36);
  // A bell is rung mouth up.
  const up = rng.range(-6, 18) + (propName === 'handBell' ? 176 : 0);
  const drop = propName === 'lantern' ? 34 : propName === 'scales' ? -6 : 0;
  const [ex, ey] = [ux + rng.range(0, 16), rng.range(24, 44)];
  const arm = `M20 62L${ex - 8} ${ey - 18}L${ux - 9} ${uy + 8}L${ux + 9} ${uy + 6}L${ex + 18} ${ey + 4}C${ex + 10} ${ey + 34} 66 96 52 120Z`;
  const torso = `M-16 52C-44 56 -62 68 -66 96C-74 140 -80 170 -84 260H76C66 160 60 120 54 84C48 62 30 54 16 52Z`;
  const cape = rng.chance(0.6)
    ? pen.part(`M-50 60C-90 90 -110 150 ${-130 + rng.range(-20, 20)} 200H-40Z`, second, { line: trim })
    : '';
  return {
    disc: [x + 20, 128, rng.range(100, 116)],
    glow: [x + ux, 130 + uy],
    figure: at(
      x,
      142,
      at(0, 0, h.back, s, tilt) +
        cape +
        prop(propName, ux + 2, uy - 4 + drop, 0.86, up) +
        pen.part(arm, cloth, { gap: 3 }) +
        fist(pen, ux, uy, 1.35, 'ink') +
        pen.part(torso, cloth, { gap: 3 }) +
        pen.part('M-14 54C-8 90 -20 150 -14 260H18C14 150 16 90 14 54Z', second, { lit: 0.2, line: trim }) +
        pen.line(`M${ux - 13} ${uy + 18}L${ux + 12} ${uy + 18}`, trim, 3) +
        glyphAt(ctx.faction, 0, 92, 26, pen.ink[trim === second ? 'ink' : trim], { weight: 1.9 }) +
        at(0, 0, h.front, s, tilt),
    ),
  };
};
