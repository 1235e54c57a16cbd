import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { oval, polar, poly, turn } from '../drawing/shape';
import { PROPS } from '../figure/props';
import { ivory, type Objects } from './parts';

const MASKS = [
  {
    outline: 'M0 -80C40 -78 58 -40 54 -4C50 40 24 70 0 86',
    eyes: 'M10 -20C20 -34 40 -32 46 -18C36 -8 20 -8 10 -20Z',
    tears: 'M28 -4L24 40L32 40Z',
    peak: 92,
  },
  {
    outline: 'M0 -70C30 -90 62 -70 60 -30C56 30 26 50 0 90',
    eyes: 'M12 -24L46 -34L42 -12L18 -6Z',
    tears: 'M20 10L40 26L16 20Z',
    peak: 96,
  },
  {
    outline: 'M0 -86L40 -60L54 -10L34 50L0 80',
    eyes: 'M12 -10C20 -24 38 -24 42 -10C36 0 20 0 12 -10Z',
    tears: 'M26 6L22 20L28 50L32 20Z',
    peak: 100,
  },
] as const;

/** Signs of office and arms. */
export const REGALIA = {
  crown(pen, rng) {
    const n = rng.pick([5, 7, 9]);
    let front = '';
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1) - 0.5;
      const x = t * 124;
      const h = 62 + 26 * Math.cos(t * 3);
      front +=
        pen.part(`M${x - 11} 22L${x} ${22 - h}L${x + 11} 22Z`, 'hot', { line: 'ink', hatch: 'deep' }) +
        pen.dot(x, 16 - h, 5, 'bone');
    }
    return (
      front +
      pen.part('M-70 14Q0 44 70 14L66 52Q0 82 -66 52Z', 'hot', { line: 'ink', hatch: 'deep', lit: 0.5 }) +
      [-44, 0, 44]
        .map((x, i) =>
          pen.part(
            poly([
              [x, 28 + (i === 1 ? 10 : 0)],
              [x + 9, 40 + (i === 1 ? 10 : 0)],
              [x, 52 + (i === 1 ? 10 : 0)],
              [x - 9, 40 + (i === 1 ? 10 : 0)],
            ]),
            'bone',
            { lit: 0.3 },
          ),
        )
        .join('')
    );
  },
  scales: (pen, rng) => at(0, 46, PROPS.scales(pen, rng), 1.5),
  seal: (pen) =>
    pen.part(poly(Array.from({ length: 40 }, (_, i) => polar(0, 0, i % 2 ? 66 : 72, turn(i, 40)))), 'hot', {
      line: 'ink',
      hatch: 'deep',
      lit: 0.4,
    }) +
    pen.line(oval(0, 0, 54), 'ink', 2) +
    glyphAt(pen.ctx.faction, 0, 0, 74, pen.ink.ink, { weight: 1.5 }) +
    pen.part('M-34 54L-52 92L-36 86L-26 102L-10 64Z', 'deep', { line: 'hot' }) +
    pen.part('M34 54L52 92L36 86L26 102L10 64Z', 'deep', { line: 'hot' }),
  sword: (pen, rng) =>
    at(0, 6, PROPS.sword(pen, rng), [1.3, -1.3]) + pen.line(both('M30 -54C46 -20 46 20 30 54'), 'bone', 0.9),
  chalice: (pen) =>
    pen.ctx.bloom(0, -50, 70) +
    pen.flat('M0 -96C10 -76 20 -66 12 -48H-12C-20 -62 -8 -72 0 -96Z', 'hot') +
    pen.part(sym('M0 -52L50 -52C50 -10 30 10 10 16L8 46C10 58 30 62 38 72L0 72'), 'bone', ivory) +
    pen.line('M-48 -40Q0 -28 48 -40M-40 -12Q0 0 40 -12', 'ink', 1.4) +
    pen.part(oval(0, 30, 14, 9), 'hot', { line: 'ink', lit: 0.3 }) +
    pen.line(oval(0, -52, 50, 9), 'ink', 1.6),
  key: (pen, rng) => {
    const n = rng.int(2, 4);
    return (
      pen.line(oval(0, -52, 30), 'ink', 17) +
      pen.line(oval(0, -52, 30), 'hot', 13) +
      glyphAt(pen.ctx.faction, 0, -52, 34, pen.ink.hot, { weight: 2 }) +
      pen.part('M-8 -24H8V86H-8Z', 'hot', { line: 'ink', hatch: 'deep' }) +
      pen.part(
        Array.from({ length: n }, (_, i) => `M8 ${78 - i * 18}H${34 - (i % 2) * 10}V${88 - i * 18}H8Z`).join(''),
        'hot',
        { line: 'ink', lit: 0.2 },
      ) +
      pen.part('M-15 -22H15V-12H-15Z', 'bone', {})
    );
  },
  sunStaff: (pen, rng) => at(0, 92, PROPS.sunStaff(pen, rng), 1.45),
  book: (pen, rng) => at(0, 14, PROPS.book(pen, rng), 1.9),
  brokenBlade: (pen, rng) => at(0, 52, PROPS.brokenBlade(pen, rng), 1.4, rng.range(-30, 30)),
  scythe: (pen, rng) => at(-24, 30, PROPS.scythe(pen, rng), 1.2, rng.range(-10, 20)),
  mask: (pen, rng) => {
    const { outline, eyes, tears, peak } = rng.pick(MASKS);
    const crack = rng.chance(0.5);
    return (
      pen.part(sym(outline), 'bone', { ...ivory, lit: 0.4 }) +
      pen.flat(both(eyes), 'ink') +
      pen.line('M0 -10V30L-10 36M-14 56H14', 'ink', 1.4) +
      pen.flat(both(tears), 'hot') +
      (crack ? pen.line('M20 -78L6 -50L22 -40L8 -8L18 20', 'ink', 2) : '') +
      pen.part(sym(`M0 -${peak}L10 -76L0 -60`), 'hot', { lit: 0.2, line: 'ink' }) +
      pen.line(both('M54 -20C80 0 76 40 90 70'), 'hot', 3)
    );
  },
  rifle: (pen, rng) => at(-12, 26, PROPS.rifle(pen, rng), 1.7, rng.range(30, 60)),
  hook: (pen, rng) => at(-10, 24, PROPS.hook(pen, rng), 1.5, rng.range(-20, 20)),
} satisfies Objects;
