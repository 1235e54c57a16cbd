import { oval } from '../drawing/shape';
import { type Profiles, profileFace } from './face';

/** Heads of the Independent seen from the side. */
export const independentProfiles = {
  bun: (pen, rng) =>
    pen.part(oval(34, -34, 15, 14), 'ink', { hatch: 'pale' }) +
    pen.line('M22 -58L46 -10', 'hot', 2.4) +
    pen.part(profileFace(rng), pen.tint, {}) +
    pen.part('M-26 -26C-16 -50 24 -50 34 -26C40 -6 38 16 30 30C26 10 14 -6 4 -8C0 -20 -12 -26 -26 -26Z', 'ink', {
      hatch: 'pale',
    }) +
    pen.line('M2 14L4 24', 'hot', 2.4),
  wrapped: (pen, rng) =>
    pen.part(profileFace(rng), 'ink', { hatch: 'tone' }) +
    pen.part('M-32 -14C-36 -56 10 -72 38 -46C52 -24 44 0 36 10C20 -8 -8 -14 -32 -14Z', 'bone', { hatch: 'mid' }) +
    pen.line('M-30 -24Q6 -48 40 -8M-22 -40Q14 -56 44 -22', 'deep', 1.3) +
    pen.part(`M-36 8C-10 16 20 10 34 -2C46 30 ${70 + rng.range(0, 20)} 50 ${86} 40C80 66 40 74 20 72L-20 68Z`, 'tone', {
      lit: 0.4,
    }),
  capped: (pen, rng) =>
    pen.part(profileFace(rng), 'deep', { hatch: 'tone' }) +
    pen.part(
      'M10 -48C-18 -50 -32 -34 -32 -12L-6 -12L2 12L4 44L30 48C42 20 42 -12 34 -26C28 -42 22 -46 10 -48Z',
      'bone',
      { hatch: 'mid' },
    ) +
    pen.part('M-34 -14L-6 -16L-4 0L-34 2Z', 'hot', { lit: 0.3, line: 'ink' }) +
    pen.dot(16, 0, 8, 'ink'),
} satisfies Profiles;
