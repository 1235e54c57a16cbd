import { oval } from '../drawing/shape';
import { flame, type Profiles, profileFace } from './face';

/** Heads of the Lantern Order seen from the side. */
export const lanternProfiles = {
  pointed: (pen, rng) =>
    pen.part(
      `M${20 + rng.range(0, 26)} ${-78 - rng.range(0, 14)}C-14 -58 -40 -30 -44 2` +
        `C-40 12 -36 22 -38 34L-34 80Q10 108 68 84C52 20 60 -30 ${20 + rng.range(0, 10)} -78Z`,
      'bone',
      { hatch: 'mid' },
    ) +
    pen.flat('M-42 -2C-26 -30 -6 -34 4 -30C-2 0 -6 30 -14 50C-24 46 -34 40 -38 34C-36 22 -42 12 -42 -2Z', 'ink') +
    pen.glow(flame(-20, 6, 1.1), -20, 6, 34),
  veiled: (pen, rng) =>
    pen.part(profileFace(rng), 'ink', { hatch: 'pale' }) +
    pen.part('M-16 -40C0 -56 36 -50 44 -16C50 16 60 40 70 78H20C24 40 14 -4 -16 -40Z', 'bone', { hatch: 'mid' }) +
    pen.part('M-20 -40C-4 -60 40 -54 46 -22C26 -34 2 -40 -20 -40Z', 'mid', {}) +
    pen.glow(oval(-6, -43, 4), -6, -43, 18),
  helmed: (pen) =>
    pen.part('M14 -54C-16 -54 -30 -40 -30 -20L-44 -4L-34 36L-14 50L-4 70H36L34 42C42 20 42 -20 34 -40Z', 'tone', {
      hatch: 'deep',
    }) +
    pen.part('M-44 -8L10 -14V-2L-40 4Z', 'ink', { lit: 0 }) +
    pen.glow('M-41 -5L-2 -9V-6L-40 -2Z', -22, -6, 22) +
    pen.line('M-28 14V32M-20 14V36M-12 14V40M10 -54V-14', 'ink', 1.8) +
    pen.part('M8 -54L14 -86L22 -54Z', 'hot', { lit: 0.3 }),
} satisfies Profiles;
