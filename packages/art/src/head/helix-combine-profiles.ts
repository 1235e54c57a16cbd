import { oval } from '../drawing/shape';
import { type Profiles, profileFace } from './face';

/** Heads of the Helix Combine seen from the side. */
export const helixProfiles = {
  scope: (pen, rng) =>
    pen.part(profileFace(rng), 'deep', { hatch: 'tone' }) +
    pen.part('M10 -46C-14 -48 -28 -34 -28 -18L38 -14C36 -36 24 -46 10 -46Z', 'bone', { hatch: 'deep' }) +
    pen.part(`M-20 -16H${-50 - rng.range(0, 16)}V4H-20Z`, 'ink', { tilt: 90 }) +
    pen.glow(oval(-54, -6, 6, 10), -56, -6, 28) +
    pen.line('M-20 -6L36 -8', 'bone', 4) +
    pen.part('M-36 18L-10 14L-6 44L-28 40Z', 'bone', { hatch: 'deep', lit: 0.3 }),
  wired: (pen, rng) =>
    Array.from({ length: 6 }, (_, i) =>
      pen.line(
        `M${8 + i * 5} ${-36 + i * 8}C${40 + i * 6} ${-50 + i * 6} ${50} ${20 + i * 4} ${70 + i * 8} ${90}`,
        i % 3 ? 'tone' : 'hot',
        rng.range(2.4, 5),
      ),
    ).join('') +
    pen.part(profileFace(rng), 'bone', { hatch: 'deep' }) +
    pen.part('M10 -42C26 -42 38 -18 32 6L12 12L2 -10Z', 'mid', { line: 'ink' }) +
    pen.flat('M-30 -8L-14 -10L-16 -3L-27 -3Z', 'ink') +
    pen.glow(oval(14, -12, 5), 14, -12, 22) +
    pen.line('M2 -10L-8 12L-4 34', 'ink', 1),
  bowl: (pen, rng) =>
    pen.part(oval(0, -6, 50, 52), 'mid', { line: 'none', lit: 0, opacity: 0.8 }) +
    pen.part(profileFace(rng), 'ink', { hatch: 'pale' }) +
    pen.line(oval(0, -6, 50, 52), 'bone', 1.8) +
    pen.line('M-40 -18C-36 -38 -22 -48 -8 -51', 'bone', 3.4) +
    pen.part('M-46 38C-20 50 20 50 46 38L52 58H-52Z', 'bone', { hatch: 'deep', lit: 0.3 }),
} satisfies Profiles;
