import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { both } from '../drawing/path';
import { oval, poly, turn } from '../drawing/shape';
import { openHand } from '../figure/hand';
import { halo } from '../halo/halo';
import { person } from '../place/parts';
import type { Actions } from './parts';

/** Matters of paper and of people. */
export const SLOW_MATTERS = {
  /** A deed unrolled, burnt away from one corner. */
  scroll({ ctx, rng, pen }) {
    const side = rng.sign();
    const edge = Array.from({ length: 10 }, (_, i) => {
      const t = i / 9;
      return [20 + t * 66 + rng.range(-7, 7), 92 - t * 104 + rng.range(-7, 7)] as const;
    });
    const sheet = poly([[-86, -92], [86, -92], ...edge.slice().reverse(), [20, 96], [-86, 96]]);
    const text = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M-66 ${-60 + i * 15}H${Math.min(62, 66 - i * 9)}`).join('');
    const roll = (y: number, w: number) =>
      pen.part(
        `M${-w} ${y - 11}H${w}C${w + 10} ${y - 9} ${w + 10} ${y + 9} ${w} ${y + 11}` +
          `H${-w}C${-w - 10} ${y + 9} ${-w - 10} ${y - 9} ${-w} ${y - 11}Z`,
        'tone',
        { tilt: 90, hatch: 'ink' },
      );
    const embers = edge.map(([x, y]) => pen.glow(oval(x, y, 3.4), x, y, 20)).join('');
    const smoke = [0, 1, 2].map((i) => `M${70 + i * 12} ${10 - i * 20}q${14} -26 ${-4} -48t${10} -46`).join('');
    const seal = pen.part(
      poly(
        Array.from(
          { length: 28 },
          (_, i) =>
            [Math.cos(turn(i, 28)) * (i % 2 ? 21 : 25) - 52, Math.sin(turn(i, 28)) * (i % 2 ? 21 : 25) + 84] as const,
        ),
      ),
      'hot',
      { line: 'ink', hatch: 'deep' },
    );
    const inner =
      pen.part(sheet, 'bone', { hatch: 'mid', lit: 0.16 }) +
      pen.line(text, 'ink', 2.2) +
      pen.line(poly(edge, false), 'ink', 9) +
      pen.line(poly(edge, false), 'hot', 3) +
      pen.line(smoke, 'pale', 2, 'opacity=".7" stroke-linecap="round"') +
      roll(-98, 96) +
      seal +
      glyphAt(ctx.faction, -52, 84, 26, pen.ink.ink, { weight: 2 }) +
      embers;
    return pen.ctx.bloom(200, 150, 190) + at(200, 152, inner, [side * 1.12, 1.12], rng.range(-7, 7));
  },
  /** Two face each other in a ring of onlookers. */
  ring({ rng, pen }) {
    const onlooker = (x: number, y: number, k: number) => person(pen, x, y, k);
    const back = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12 - 0.5;
      return onlooker(200 + t * 330, 176 + Math.abs(t) * 44 + rng.range(-4, 4), 1.5 + rng.range(-0.1, 0.2));
    });
    const front = Array.from({ length: 9 }, (_, i) =>
      onlooker(-6 + i * 52 + rng.range(-8, 8), 316 + rng.range(-6, 8), 2.3),
    );
    const pair = both(
      `M-64 248L-56 214L-62 190C-66 170 -58 156 -46 156L-34 168L-18 158L-14 166L-34 184L-42 180L-36 210L-22 248H-34L-46 220L-52 248Z`,
    );
    const heads = [-46, 46].map((x) => pen.part(oval(200 + x, 146, 10, 11), 'ink', { lit: 0.4 })).join('');
    return (
      pen.part(oval(200, 96, 74), rng.pick(['hot', 'bone', 'pale']), {
        line: 'none',
        lit: 0.22,
        gap: 4.6,
        hatch: 'mid',
      }) +
      back.join('') +
      pen.part(oval(200, 240, 150, 34), 'hot', { tilt: 90, lit: 0.3, hatch: 'deep', line: 'ink' }) +
      pen.line(oval(200, 240, 120, 26), 'ink', 1.4) +
      at(200, 0, pen.part(pair, 'ink', { gap: 3 })) +
      heads +
      front.join('')
    );
  },
  /** Two hands meet over a sign that both have sworn by. */
  pact({ ctx, rng, pen }) {
    const lift = rng.range(-8, 8);
    const options = { spread: 1, sleeve: 'deep', trim: 'hot' } as const;
    const left = at(84, 176 + lift, openHand(pen, 'bone', options), [1.3, 1.3], 82);
    const right = at(316, 190 - lift, openHand(pen, 'tone', { ...options, sleeve: 'ink' }), [-1.3, 1.3], -82);
    const cord = `M150 ${150 + lift}C190 230 214 110 250 ${206 - lift}M150 ${206 + lift}C196 120 210 240 250 ${150 - lift}`;
    const level = [0, 1, 2, 3, 4].map((i) => `M${30 + i * 12} ${246 + i * 10}H${370 - i * 12}`).join('');
    return (
      halo(ctx, 200, 112, 92, { tone: 'mid' }) +
      pen.ctx.bloom(200, 84, 90) +
      glyphAt(ctx.options.emblem ?? ctx.faction, 200, 76, 88, pen.ink.hot, { weight: 1.3 }) +
      pen.line(level, 'tone', 1.2) +
      right +
      left +
      pen.line(cord, 'ink', 6) +
      pen.line(cord, 'hot', 3)
    );
  },
} satisfies Actions;
