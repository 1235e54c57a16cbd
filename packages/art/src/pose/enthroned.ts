import { at } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { ribbon } from '../drawing/shape';
import { choose } from '../drawing/table';
import { fist } from '../figure/hand';
import type { Pose } from './kit';

export const enthroned: Pose = ({ rng, dress, head, penAt, prop, long }) => {
  const pen = penAt(1);
  const s = 0.66;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const x = 200;
  const high = rng.range(8, 34);
  const style = rng();
  const wing = rng.range(60, 84);
  const seat = choose(style, [
    `M0 ${high}L30 ${high + 30}L44 120L${wing} 140L${wing} 320L0 320`,
    `M0 ${high}L14 ${high + 40}L40 ${high + 20}L52 ${high + 70}L52 150L${wing} 160L${wing} 320L0 320`,
    `M0 ${high + 10}C40 ${high} 62 60 56 140L${wing} 156L${wing + 8} 320L0 320`,
    `M0 ${high + 40}L22 ${high + 40}L22 ${high}L34 ${high}L34 ${high + 40}` +
      `L60 ${high + 40}L60 ${high + 14}L70 ${high + 14}L70 320L0 320`,
  ]);
  const lean = rng.range(-5, 5);
  const armed = rng.chance(0.6);
  const body =
    pen.part(sym('M0 138L16 136C34 140 46 150 48 172C50 196 44 214 42 226L0 226'), cloth, { gap: 3 }) +
    pen.part(sym('M0 150L11 146L16 240L0 244'), second, { lit: 0.2, line: trim });
  const legs =
    pen.part(sym('M0 214L40 214C58 222 62 240 62 252L74 320L0 320'), cloth, { gap: 3 }) +
    pen.line(both('M12 232C16 260 12 290 16 320M40 236C48 262 46 290 50 320'), trim, 1.4) +
    pen.part('M-8 228L0 222L8 228V320H-8Z', trim, { lit: 0.2, line: 'ink' });
  const arm = (m: number) =>
    pen.part(
      ribbon(
        [
          [m * 42, 156],
          [m * 60, 186],
          [m * 64, 204],
          [m * 70, 222],
        ],
        [22, 22, 18, 14],
      ),
      second,
      { lit: 0.4 },
    );
  const rests = pen.part(
    both(`M54 214H${wing + 14}L${wing + 18} 228H54Z`) + both(`M60 228H${wing + 8}L${wing + 12} 320H60Z`),
    'deep',
    { line: trim },
  );
  return {
    disc: [x, 112, rng.range(110, 126)],
    glow: [200, 110],
    figure: at(
      x,
      0,
      pen.part(sym(seat), 'night', { line: trim, hatch: 'tone', gap: 4, lit: 0.3 }) +
        at(0, 104, h.back, s, lean) +
        rests +
        legs +
        body +
        arm(1) +
        arm(-1) +
        fist(pen, 70, 224, 1.1, 'ink') +
        fist(pen, -70, 224, 1.1, 'ink') +
        (armed ? prop(long, 74, 214, 1, 3) + fist(pen, 73, 222, 1.1, 'ink') : '') +
        at(0, 104, h.front, s, lean),
    ),
  };
};
