import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import type { Pose } from './kit';

export const profile: Pose = ({ ctx, rng, dress, profile, penAt }) => {
  const s = rng.range(1.2, 1.42);
  const x = rng.range(196, 232);
  const y = rng.range(118, 132);
  const pen = penAt(s);
  const [cloth, second, trim] = dress;
  const body = pen.part('M-12 54C-30 64 -58 76 -70 112C-76 140 -74 170 -76 200H96C98 130 84 82 38 54Z', cloth, {
    gap: 3,
  });
  const collar = rng.pick([
    () => pen.part('M-18 50C0 62 24 62 42 46L52 66C30 86 -8 86 -28 70Z', second, { line: trim }),
    () =>
      pen.part('M-14 56L-34 74L-30 96C0 110 50 106 72 84L60 40L34 58Z', second, { line: trim }) +
      pen.line('M-30 90C0 104 50 98 70 78', trim, 2),
    () =>
      pen.line('M-14 58C-26 100 -10 150 -20 200M36 58C60 90 40 150 50 200', trim, 2.4) +
      glyphAt(ctx.faction, 18, 112, 34, pen.ink[trim], { weight: 1.8 }),
    () =>
      pen.part('M-70 112C-60 86 -30 84 -16 108C-10 130 -20 150 -40 160L-76 150Z', second, { line: trim }) +
      pen.part('M96 130C90 96 60 88 44 110C36 134 50 160 96 168Z', second, { line: trim }),
  ])();
  return {
    disc: [x - rng.range(4, 20), y - 4, rng.range(96, 118)],
    glow: [x, y],
    figure: at(x, y, body + collar + profile(s), s, rng.range(-4, 4)),
  };
};
