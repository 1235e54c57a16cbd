import { oval, taper } from '../drawing/shape';
import { antler } from './antler';
import { type Profiles, profileFace } from './face';

/** Heads of the Hollow Choir seen from the side. */
export const choirProfiles = {
  beak: (pen, rng) =>
    pen.part('M16 -56C-18 -54 -38 -28 -36 6C-36 36 -44 56 -54 78H62C52 36 54 -30 16 -56Z', 'ink', { hatch: 'tone' }) +
    pen.part(
      `M-6 -34C-26 -34 -36 -20 -40 -6L${-84 - rng.range(0, 20)} 26C-60 28 -36 28 -22 36C-8 30 2 10 0 -12Z`,
      'bone',
      { hatch: 'mid' },
    ) +
    pen.dot(-24, -10, 7.5, 'ink') +
    pen.glow(oval(-24, -10, 3.4), -24, -10, 18) +
    pen.line('M-78 24C-56 22 -40 18 -26 12', 'ink', 1),
  shroud: (pen, rng) =>
    pen.part(profileFace(rng), 'bone', { hatch: 'mid' }) +
    pen.part('M-10 -44C10 -58 42 -44 46 -10C50 20 66 50 78 78H6C24 40 20 -10 -10 -44Z', 'ink', { hatch: 'tone' }) +
    pen.part(`M-12 -43C-40 -30 -42 20 -36 78L-8 78C-20 40 -22 -10 -4 -40Z`, 'deep', { opacity: 0.85, hatch: 'pale' }) +
    Array.from({ length: 7 }, (_, i) =>
      pen.flat(taper(-20 + i * 9, -40 - i * 0.5, -28 + i * 11, -62 - rng.range(0, 24), 4.4), 'hot'),
    ).join(''),
  stag: (pen, rng) => {
    const d = antler(rng, 6, -40, -1.25, rng.range(32, 42), 8, 1) + antler(rng, -2, -40, -1.9, 34, 7, -1);
    return (
      pen.part(d, 'bone', { lit: 0, line: 'ink' }) +
      pen.part('M14 -50C-16 -48 -30 -24 -32 4C-34 34 -44 56 -50 78H60C50 36 50 -30 14 -50Z', 'ink', { hatch: 'tone' }) +
      pen.part('M-10 -34C-28 -30 -36 -10 -40 10L-50 40L-34 48C-14 30 -6 0 -10 -34Z', 'bone', { hatch: 'mid' }) +
      pen.flat('M-30 -8L-18 -12L-20 2Z', 'ink')
    );
  },
} satisfies Profiles;
