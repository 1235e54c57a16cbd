import { polar } from '../drawing/shape';
import { type Profiles, profileFace } from './face';

/** Heads of the Aurelian Throne seen from the side. */
export const throneProfiles = {
  laurel: (pen, rng) =>
    pen.part(profileFace(rng), 'deep', { hatch: 'tone' }) +
    Array.from({ length: 8 }, (_, i) => {
      const [x, y] = polar(4, -8, 36, Math.PI * (1.08 + i * 0.105));
      return pen.part(`M${x} ${y}q${-14 + i} ${-12 + i} ${-4 + i * 2} -18q10 6 4 18z`, 'hot', {
        line: 'ink',
        w: 1.6,
        lit: 0,
      });
    }).join('') +
    pen.part('M14 -40C34 -40 48 -20 42 8C40 24 34 30 30 30C36 8 34 -16 14 -40Z', 'ink', { hatch: 'hot' }),
  crested: (pen, rng) => {
    const h = rng.range(16, 30);
    return (
      pen.part(`M-22 -42C-8 ${-70 - h} 60 ${-72 - h} 62 14C60 34 56 44 48 50C50 10 44 -26 10 -46Z`, 'hot', {
        hatch: 'deep',
        lit: 0.6,
      }) +
      pen.part(
        'M10 -48C-18 -50 -32 -32 -32 -10L-30 -4L-44 6L-28 18L-30 38L-12 46L-6 70H34L32 40C42 20 42 -4 34 -22C30 -38 22 -46 10 -48Z',
        'deep',
        { line: 'hot' },
      ) +
      pen.flat('M-32 -8L-8 -6L-12 4L-34 2Z', 'ink') +
      pen.glow('M-31 -5L-12 -4L-14 0L-32 -1Z', -22, -3, 16) +
      pen.line('M-8 2L-10 44M4 -46V0L22 30', 'hot', 1)
    );
  },
  mitred: (pen, rng) =>
    pen.part(profileFace(rng), 'ink', { hatch: 'tone' }) +
    pen.part(`M-30 -16L${-14 - rng.range(0, 10)} -100C14 -104 40 -70 38 -14Z`, 'bone', { hatch: 'mid' }) +
    pen.flat('M-31 -24L39 -22L38 -10L-31 -14Z', 'hot') +
    pen.part('M30 -12C40 10 44 40 56 66L36 70L24 10Z', 'bone', { hatch: 'mid' }),
} satisfies Profiles;
