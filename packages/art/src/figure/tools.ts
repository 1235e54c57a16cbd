import { at } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { oval } from '../drawing/shape';
import { type DrawProp, flameShape, type Props, rod } from './prop-parts';

/** A storm lantern with its flame. */
const lantern: DrawProp = (pen) =>
  pen.ctx.bloom(0, 0, 74) +
  pen.line('M0 -32C-14 -50 14 -50 0 -32', 'pale', 2) +
  pen.part(sym('M0 -32L10 -26L22 -16L0 -14'), 'ink', { hatch: 'pale' }) +
  pen.part('M-18 -16H18L20 22H-20Z', 'deep', { line: 'hot', lit: 0 }) +
  pen.flat(flameShape(0, 6, 1.5), 'hot') +
  pen.flat(flameShape(0, 9, 0.7), 'flame') +
  pen.line('M-18 -16L-20 22M-6 -16L-7 22M6 -16L7 22M18 -16L20 22', 'ink', 2) +
  pen.part('M-24 22H24L18 30H-18Z', 'ink', { hatch: 'pale' });

/** Tools, lamps and vessels. */
export const TOOLS = {
  rifle: (pen) =>
    pen.part('M-5 50L-9 4L-5 -20L-4 -110H4L5 -20L9 4L4 14L8 62L-6 66Z', 'ink', { hatch: 'tone' }) +
    pen.part('M5 -30H14V-70H5Z', 'mid', { lit: 0.2 }) +
    pen.line('M0 -110V-30', 'hot', 1.6) +
    pen.glow(oval(0, -106, 3), 0, -106, 16),
  hook: (pen) =>
    rod(pen, -60, 90) +
    pen.part('M-3 -58C-6 -100 44 -104 42 -64C41 -50 26 -46 20 -54C30 -54 34 -62 32 -70C28 -86 4 -84 4 -58Z', 'bone', {
      hatch: 'mid',
    }) +
    pen.line('M0 -30C20 -20 24 0 16 20', 'hot', 2),
  wrench: (pen) =>
    pen.part('M-6 60L-7 -50C-24 -60 -24 -86 -8 -92L-6 -70L6 -70L8 -92C24 -86 24 -60 7 -50L6 60Z', 'bone', {
      hatch: 'mid',
      lit: 0.5,
    }) + pen.line('M0 -40V40', 'ink', 1.4),
  lanternStaff: (pen, rng) =>
    rod(pen, -80, 100) + pen.line('M0 -80C0 -112 34 -112 34 -84', 'bone', 3) + at(34, -58, lantern(pen, rng), 0.7),
  lantern,
  book: (pen) =>
    pen.part(
      'M0 -34C-14 -44 -34 -44 -44 -38V22C-34 16 -14 16 0 26C14 16 34 16 44 22V-38C34 -44 14 -44 0 -34Z',
      'bone',
      { hatch: 'mid', lit: 0.3 },
    ) +
    pen.line(
      'M0 -34V26M-36 -26Q-20 -30 -8 -22M-36 -14Q-20 -18 -8 -10M8 -22Q20 -30 36 -26M8 -10Q20 -18 36 -14M8 2Q20 -6 36 -2',
      'ink',
      1.2,
    ) +
    pen.glow(oval(0, -4, 5), 0, -4, 40),
  orb: (pen) =>
    pen.glow(oval(0, -18, 20), 0, -18, 64) +
    pen.part(oval(0, -18, 20), 'hot', { hatch: 'flame', lit: 0.5 }) +
    pen.line(oval(0, -18, 30, 9), 'bone', 1.4) +
    pen.dot(-8, -25, 4, 'flame'),
  probe: (pen) =>
    rod(pen, -60, 100, 5, 'tone') +
    pen.line(both('M0 -60C26 -66 28 -100 8 -112'), 'bone', 4) +
    pen.glow(oval(0, -92, 8), 0, -92, 44) +
    pen.line('M0 -60V-82', 'hot', 2),
  vial: (pen) =>
    pen.ctx.bloom(0, -10, 60) +
    pen.part(sym('M0 -44L8 -44L8 -20C26 -10 26 24 0 26'), 'deep', { line: 'bone', lit: 0.2 }) +
    pen.flat('M-18 0Q-6 -6 0 0T18 0C18 16 8 22 0 22C-8 22 -18 16 -18 0Z', 'hot') +
    pen.part('M-10 -50H10V-42H-10Z', 'bone', { lit: 0 }),
} satisfies Props;
