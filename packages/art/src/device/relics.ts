import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { both, sym } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import { oval, polar, turn } from '../drawing/shape';
import { openHand } from '../figure/hand';
import { PROPS } from '../figure/props';
import { ivory, type Objects } from './parts';

const LINKS: readonly Point[] = [
  [-44, -56],
  [-14, -18],
  [16, 20],
  [46, 58],
];
const OPEN_LINK = 'M-30 0C-30 -22 -20 -22 0 -22M6 -22C24 -22 30 -16 30 0C30 22 -30 22 -30 0';

/** One link of a chain; the broken one is hot. */
function link(pen: Pen, broken: boolean): string {
  const shape = broken ? OPEN_LINK : oval(0, 0, 30, 20);
  return (
    pen.line(shape, 'ink', 17) +
    pen.line(shape, broken ? 'hot' : 'bone', 12) +
    pen.line(oval(0, 0, 30, 20), 'ink', 1, 'stroke-dasharray="14 6"')
  );
}

/** Lights, vessels and living things. */
export const RELICS = {
  lantern: (pen, rng) => at(0, 10, PROPS.lantern(pen, rng), 2),
  candle: (pen) =>
    pen.ctx.bloom(0, -64, 90) +
    pen.flat('M0 -104C8 -84 18 -74 13 -58C9 -48 -9 -48 -13 -58C-17 -72 -4 -82 0 -104Z', 'hot') +
    pen.flat('M0 -78C4 -68 7 -64 5 -57H-5C-7 -64 -3 -70 0 -78Z', 'flame') +
    pen.part('M-16 -44C-6 -52 6 -50 17 -44L18 56H-17Z', 'bone', ivory) +
    pen.flat('M-16 -44C-20 -20 -24 -10 -18 0C-12 -8 -12 -30 -8 -40Z', 'bone') +
    pen.part('M-50 56Q0 44 50 56C46 78 20 84 0 84C-20 84 -46 78 -50 56Z', 'deep', { line: 'hot' }) +
    pen.line('M50 60C74 56 74 82 44 74', 'hot', 4),
  reliquary: (pen) =>
    pen.ctx.bloom(0, 0, 100) +
    pen.part(sym('M0 -92L14 -70L44 -52L52 -30L52 64L62 82L0 82'), 'bone', ivory) +
    pen.flat(sym('M0 -56C26 -44 34 -22 34 -2L34 56L0 56'), 'ink') +
    pen.glow('M0 -34C8 -12 24 -2 18 22C12 36 -12 36 -18 22C-24 2 -8 -8 0 -34Z', 0, 4, 60) +
    pen.line('M-34 -2H34M-34 28H34M0 -56V56', 'hot', 2) +
    pen.line(oval(0, -98, 8), 'bone', 3),
  bell: (pen, rng) =>
    pen.line(oval(0, -92, 13), 'bone', 4) +
    pen.part(oval(0, 74, 14), 'hot', { line: 'ink' }) +
    pen.part(
      sym('M0 -82C22 -82 34 -62 38 -24C40 20 56 40 68 66C30 80 10 78 0 78'),
      rng.pick(['tone', 'bone', 'deep']),
      { hatch: undefined },
    ) +
    pen.line('M-37 -26Q0 -14 37 -26M-40 0Q0 12 40 0M-58 50Q0 66 58 50', 'ink', 1.6) +
    pen.line('M14 -70L4 -40L18 -26L2 4', 'ink', 1.8) +
    glyphAt(pen.ctx.faction, 0, 28, 34, pen.ink.ink, { weight: 1.8 }),
  hourglass: (pen, rng) => {
    const f = rng.range(0.2, 0.8);
    return (
      pen.part(sym('M0 -76L44 -76C44 -36 20 -20 7 0C20 20 44 36 44 76L0 76'), 'deep', { line: 'bone', lit: 0.25 }) +
      pen.flat(
        `M${-36 * (0.6 + f * 0.4)} ${-20 - 40 * f}H${36 * (0.6 + f * 0.4)}` +
          `C30 -24 14 -12 0 2C-14 -12 -30 -24 ${-36 * (0.6 + f * 0.4)} ${-20 - 40 * f}Z`,
        'hot',
      ) +
      pen.flat(
        `M-40 74C-30 ${50 + f * 10} -10 ${34 + f * 20} 0 ${26 + f * 26}C10 ${34 + f * 20} 30 ${50 + f * 10} 40 74Z`,
        'hot',
      ) +
      pen.line('M0 0V70', 'hot', 2) +
      pen.part('M-58 -90H58V-74H-58ZM-58 74H58V90H-58Z', 'bone', ivory) +
      pen.line('M-50 -74V74M50 -74V74', 'bone', 4)
    );
  },
  seed: (pen) =>
    pen.ctx.bloom(0, 20, 90) +
    pen.part('M0 90C-50 80 -60 30 -40 -4C-24 -30 -6 -40 0 -60C6 -40 24 -30 40 -4C60 30 50 80 0 90Z', 'deep', {}) +
    pen.part('M0 74C-26 66 -32 34 -18 14C-10 0 10 0 18 14C32 34 26 66 0 74Z', 'hot', { hatch: 'flame', line: 'ink' }) +
    pen.part('M0 -56C-6 -90 -40 -96 -62 -86C-50 -62 -24 -54 0 -56Z', 'bone', ivory) +
    pen.part('M0 -56C4 -94 30 -110 56 -104C52 -76 28 -58 0 -56Z', 'tone', {}) +
    pen.line('M0 -60C-20 -72 -36 -80 -52 -84M0 -60C16 -76 34 -92 48 -98', 'ink', 1.2),
  chain: (pen) =>
    LINKS.map(([x, y], i) => at(x, y, link(pen, i === 1), 1, i % 2 ? 64 : 40)).join('') + pen.ctx.bloom(-10, -34, 40),
  heart: (pen) =>
    pen.ctx.bloom(0, 0, 90) +
    pen.part('M-6 84C-56 46 -70 10 -60 -20C-50 -46 -20 -46 -4 -26C10 -48 44 -44 54 -18C64 14 40 56 -6 84Z', 'hot', {
      hatch: 'deep',
      line: 'ink',
      lit: 0.6,
    }) +
    pen.part('M-26 -34C-34 -60 -30 -84 -16 -96H6C0 -80 0 -60 4 -32Z', 'deep', {}) +
    pen.part('M8 -36C10 -60 26 -76 44 -80L54 -62C38 -56 30 -44 30 -34Z', 'tone', {}) +
    pen.line('M-40 10C-20 0 -10 20 10 10S40 20 44 0M-10 40L6 54', 'ink', 1.6) +
    pen.part('M-76 -50L60 62L54 68L-82 -44Z', 'bone', { lit: 0, line: 'ink' }),
  eye: (pen) =>
    pen.part('M-92 0C-50 -54 50 -54 92 0C50 54 -50 54 -92 0Z', 'bone', { ...ivory, lit: 0.3 }) +
    pen.part(oval(0, 0, 40), 'ink', { lit: 0, line: 'ink' }) +
    pen.glow(oval(0, 0, 30), 0, 0, 80) +
    pen.line(
      Array.from(
        { length: 24 },
        (_, i) => `M${polar(0, 0, 14, turn(i, 24)).join(' ')}L${polar(0, 0, 30, turn(i, 24)).join(' ')}`,
      ).join(''),
      'ink',
      1.4,
    ) +
    pen.dot(0, 0, 13, 'ink') +
    pen.dot(-6, -7, 4, 'flame') +
    pen.line(both('M30 52C34 76 50 84 60 100M10 56C12 80 8 90 14 112'), 'tone', 3) +
    pen.line(both('M30 -54L38 -80M60 -40L76 -60M0 -56V-84'), 'hot', 2.4),
  gauntlet: (pen, rng) =>
    at(
      0,
      56,
      openHand(pen, rng.pick(['bone', 'tone']), { spread: rng.range(2, 12), sleeve: 'deep', trim: 'hot' }),
      1.05,
      rng.range(-12, 12),
    ) + pen.glow(oval(0, 18, 9), 0, 18, 40),
} satisfies Objects;
