import { oval, polar, taper } from '../drawing/shape';
import { type Profiles, profileFace } from './face';

/** Heads of the Free Drift seen from the side. */
export const driftProfiles = {
  pilot: (pen) =>
    pen.part(
      'M8 -50C-24 -52 -40 -30 -40 -4C-40 14 -36 30 -26 38L-8 46L-2 70H34L30 44C46 28 48 -4 40 -24C34 -42 24 -50 8 -50Z',
      pen.tint,
      {},
    ) +
    pen.part('M-40 -12C-38 -30 -24 -38 -4 -34L4 -8L-2 12L-36 16C-40 8 -41 0 -40 -12Z', 'hot', {
      hatch: 'flame',
      lit: 0.35,
      line: 'ink',
    }) +
    pen.part('M-38 18L-52 26L-48 40L-24 42L-14 20Z', 'deep', {}) +
    pen.line('M-44 38C-40 60 -10 56 0 90', 'tone', 6) +
    pen.dot(16, 4, 9, 'bone') +
    pen.dot(16, 4, 4, 'ink'),
  wideBrim: (pen, rng) =>
    pen.part(profileFace(rng), 'ink', { hatch: 'hot' }) +
    pen.part('M-24 -24C-26 -60 -8 -66 6 -58C20 -66 40 -56 38 -20Z', 'deep', {}) +
    pen.part(
      `M${-66 - rng.range(0, 14)} -10C-44 -34 40 -38 68 ${-26 + rng.range(0, 14)}C44 -12 -30 -12 ${-66} -10Z`,
      'deep',
      { hatch: 'tone', tilt: 90 },
    ) +
    pen.part('M-38 14L-30 46L28 60L34 20Q0 26 -38 14Z', 'hot', { hatch: 'deep' }),
  mohawk: (pen, rng) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = Math.PI * (1.2 + i * 0.095);
      return pen.flat(taper(...polar(4, -6, 32, a), ...polar(4, -6, 62 + rng.range(0, 26), a + 0.12), 13), 'hot');
    }).join('') +
    pen.part(profileFace(rng), 'ink', { hatch: 'tone' }) +
    pen.part(oval(-20, -6, 11, 10), 'bone', { hatch: 'mid' }) +
    pen.line('M-10 -8L34 -12', 'bone', 4) +
    pen.line('M14 14V22', 'hot', 2.4),
} satisfies Profiles;
