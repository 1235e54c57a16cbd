import { glyphAt } from '../drawing/glyph';
import { sym } from '../drawing/path';
import { oval, polar, taper, turn } from '../drawing/shape';
import { type Props, rod } from './prop-parts';

/** Arms and emblems of office. */
export const ARMS = {
  sword: (pen) =>
    pen.part('M-5 -12L-4 -104L0 -116L4 -104L5 -12Z', 'bone', { hatch: 'mid', lit: 0.5 }) +
    pen.part('M-22 -15C-8 -9 8 -9 22 -15L20 -7C8 -3 -8 -3 -20 -7Z', 'hot', { lit: 0, line: 'ink' }) +
    rod(pen, -6, 20, 5, 'ink') +
    pen.dot(0, 23, 5),
  sunStaff: (pen) =>
    rod(pen, -70, 100) +
    Array.from({ length: 12 }, (_, i) =>
      pen.flat(taper(...polar(0, -84, 11, turn(i, 12)), ...polar(0, -84, i % 2 ? 20 : 28, turn(i, 12)), 5), 'hot'),
    ).join('') +
    pen.glow(oval(0, -84, 11), 0, -84, 40) +
    pen.dot(0, -84, 5, 'ink'),
  scales: (pen) =>
    rod(pen, -70, 20) +
    pen.line('M-40 -60Q0 -78 40 -60', 'hot', 3.4) +
    pen.line('M-40 -60L-54 -14M-40 -60L-26 -14M40 -60L26 -4M40 -60L54 -4', 'bone', 0.9) +
    pen.part('M-56 -14H-24C-28 2 -52 2 -56 -14Z', 'hot', { line: 'ink', lit: 0.2 }) +
    pen.part('M24 -4H56C52 12 28 12 24 -4Z', 'hot', { line: 'ink', lit: 0.2 }) +
    pen.dot(0, -76, 6),
  banner: (pen, rng) => {
    const s = rng.sign();
    return (
      rod(pen, -110, 100) +
      pen.part(
        `M${s * 2} -104C${s * 30} -116 ${s * 46} -92 ${s * 80} -102` +
          `L${s * 66} -76L${s * 84} -48C${s * 50} -40 ${s * 34} -60 ${s * 2} -48Z`,
        'hot',
        { hatch: 'deep', lit: 0.5 },
      ) +
      glyphAt(pen.ctx.faction, s * 34, -76, 32, pen.ink.ink, { weight: 2 }) +
      pen.dot(0, -114, 5, 'bone')
    );
  },
  scythe: (pen) =>
    rod(pen, -96, 100) +
    pen.part('M-4 -98C20 -118 74 -108 92 -64C66 -88 30 -90 -4 -82Z', 'bone', { hatch: 'mid', tilt: 90 }) +
    pen.line('M2 -92C26 -104 64 -96 84 -74', 'hot', 1.4),
  handBell: (pen) =>
    rod(pen, -40, 6, 6, 'ink') +
    pen.part(oval(0, 58, 5, 6), 'hot', { lit: 0 }) +
    pen.part(sym('M0 2C14 2 16 22 20 40L30 56L0 58'), 'tone', { hatch: 'deep' }) +
    pen.line('M-17 26Q0 32 17 26M-24 48Q0 56 24 48', 'ink', 1.4) +
    pen.line('M-44 20Q-54 38 -44 58M44 20Q54 38 44 58M-56 10Q-70 38 -56 66M56 10Q70 38 56 66', 'hot', 1.4),
  brokenBlade: (pen) =>
    pen.part('M-6 -12L-5 -58L2 -50L5 -66L6 -12Z', 'bone', { hatch: 'mid' }) +
    pen.part('M-4 -78L3 -70L2 -96L-3 -88Z', 'bone', { lit: 0 }) +
    pen.part('M1 -108L5 -114L3 -126Z', 'bone', { lit: 0 }) +
    pen.part('M-24 -12H24L16 -4H-16Z', 'hot', { lit: 0, line: 'ink' }) +
    rod(pen, -4, 24, 5, 'ink'),
  staff: (pen) =>
    rod(pen, -96, 100, 5, 'tone') +
    pen.line('M0 -96C20 -112 20 -74 0 -80', 'bone', 3) +
    pen.glow(oval(6, -92, 4), 6, -92, 24),
  spear: (pen) =>
    rod(pen, -80, 100) +
    pen.part('M0 -124L10 -92L3 -78H-3L-10 -92Z', 'bone', { hatch: 'mid', lit: 0.5 }) +
    pen.flat('M-4 -76H4L14 -44L2 -54L-6 -40Z', 'hot'),
} satisfies Props;
