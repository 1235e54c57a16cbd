import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import { oval, polar, taper } from '../drawing/shape';
import type { Pose } from './kit';

export const cockpit: Pose = ({ ctx, rng, dress, head, penAt }) => {
  const s = 0.78;
  const pen = penAt(1);
  const h = head(s, 'back');
  const [cloth, , trim] = dress;
  const x = rng.range(176, 224);
  const y = rng.range(126, 142);
  const n = rng.int(2, 4);
  const struts = Array.from({ length: n * 2 + 1 }, (_, i) => {
    const a = Math.PI * (1.06 + (0.88 * i) / (n * 2));
    return taper(...polar(x, 250, 420, a), ...polar(x, 250, rng.range(120, 140), a), 22);
  }).join('');
  const dials = Array.from({ length: 7 }, (_, i) => {
    const dx = x - 132 + i * 44;
    return Math.abs(dx - x) < 50
      ? ''
      : pen.part(oval(dx, 268, 13, 12), 'ink', { line: 'pale', lit: 0 }) +
          pen.line(`M${dx} 268L${polar(dx, 268, 9, rng() * 6.28).join(' ')}`, 'hot', 2);
  }).join('');
  const ringd = `M${x - 300} 320C${x - 240} -10 ${x + 240} -10 ${x + 300} 320`;
  return {
    disc: [x + rng.range(-60, 60), rng.range(78, 112), rng.range(56, 92)],
    glow: [x, 110],
    figure:
      pen.flat(struts, 'ink') +
      pen.line(ringd, 'ink', 13) +
      pen.line(ringd, 'tone', 1.2) +
      pen.part(`M-10 310V252C80 232 320 232 410 252V310Z`, 'deep', { tilt: 90, lit: 0.4 }) +
      dials +
      at(x, y, h.back, s) +
      at(x, 0, pen.part(sym('M0 176L20 172C56 178 66 200 72 232L86 320L0 320'), cloth, {})) +
      at(x, y, h.front, s) +
      at(
        x,
        0,
        pen.part(sym('M0 196C24 196 46 204 50 232L58 320L0 320'), 'ink', { line: trim, gap: 4 }) +
          glyphAt(ctx.faction, 0, 246, 52, pen.ink[trim], { weight: 1.2 }),
      ),
  };
};
