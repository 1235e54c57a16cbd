import { rotated } from '../drawing/markup';
import { both } from '../drawing/path';
import type { Cut, Pen } from '../drawing/pen';
import { oval, ribbon } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { flameShape } from '../figure/prop-parts';
import { type Ink, isDark } from '../palette';
import { ODD_WINGS } from './odd-wings';
import { plume } from './parts';

export interface WingKit {
  readonly pen: Pen;
  readonly rng: Stream;
  readonly a: Ink;
  readonly b: Ink;
  readonly c: Ink;
  /** Half the width of the hull, and the span of a wing. */
  readonly k: number;
  readonly w: number;
  readonly sweep: number;
  readonly wing: Ink;
  readonly L: Cut;
}

/** Wings seen from above. */
const EVEN_WINGS = {
  sunwing: ({ pen, a, k, w, sweep, wing, L }) =>
    Array.from({ length: 5 }, (_, i) =>
      pen.part(
        both(
          `M${k * 0.6} ${-20 + i * 16}L${w * (1.2 - i * 0.12)} ${-44 + sweep * 0.4 + i * 26}` +
            `L${w * (1.24 - i * 0.12)} ${-34 + sweep * 0.4 + i * 27}L${k * 0.6} ${-8 + i * 16}Z`,
        ),
        i % 2 ? wing : a,
        L,
      ),
    ).join(''),
  spear: ({ pen, k, w, sweep, wing, L }) =>
    pen.part(both(`M${k * 0.6} 10L${w * 0.9} ${40 + sweep}L${w * 0.9} ${60 + sweep}L${k * 0.6} 60Z`), wing, L) +
    pen.part(both(`M${k * 0.5} -50L${w * 0.4} -30L${w * 0.4} -18L${k * 0.5} -24Z`), wing, L),
  catamaran: ({ pen, rng, w, wing, L }) =>
    pen.line(both(`M0 -10L${w} 6M0 50L${w} 44`), 'bone', 5) +
    pen.part(both(`M${w - 11} -40C${w - 6} -66 ${w + 6} -66 ${w + 11} -40L${w + 9} 70L${w - 9} 70Z`), wing, L) +
    [-1, 1].map((m) => rotated(90, m * w, 70, plume(pen, rng, m * w, 70, 7))).join(''),
  arrow: ({ pen, c, k, w, sweep, wing, L }) =>
    pen.part(
      both(`M${k * 0.5} -40L${w * 1.1} ${60 + sweep * 0.4}L${w * 0.8} ${64 + sweep * 0.3}L${k * 0.5} 50Z`),
      wing,
      L,
    ) + pen.line(both(`M${k} -10L${w * 0.9} ${56 + sweep * 0.3}`), c, 1.6),
  cross: ({ pen, k, w, wing, L }) =>
    pen.part(both(`M${k * 0.5} -16L${w} -8L${w + 6} 2L${w} 12L${k * 0.5} 20Z`), wing, L) +
    [-1, 1].map((m) => pen.glow(flameShape(m * (w + 10), 2, 1), m * (w + 10), 0, 34)).join('') +
    pen.line(oval(0, 2, w * 0.62), 'bone', 3),
  wheel: ({ pen, b, w }) =>
    pen.line(oval(0, 16, w * 0.92), 'ink', 15) +
    pen.line(oval(0, 16, w * 0.92), b === 'ink' ? 'tone' : b, 12) +
    pen.line(oval(0, 16, w * 0.92 + 6) + oval(0, 16, w * 0.92 - 6), isDark(b) ? 'pale' : 'ink', 1) +
    pen.line(`${both(`M0 16H${w * 0.9}`)}M0 ${16 - w * 0.9}V${16 + w * 0.9}`, 'bone', 4),
  manta: ({ pen, rng, a, c, k, w, sweep, wing, L }) =>
    pen.part(
      both(
        `M0 -60C${w * 0.6} -50 ${w * 1.3} -10 ${w * 1.4} ${30 + sweep}` +
          `C${w} ${20 + sweep * 0.4} ${w * 0.7} 30 ${w * 0.5} ${60}C${w * 0.3} 40 ${k} 50 0 70Z`,
      ),
      wing,
      L,
    ) +
    pen.line(both(`M8 -40C${w * 0.5} -30 ${w} 0 ${w * 1.2} ${24 + sweep * 0.8}`), c, 1.6) +
    pen.part(
      ribbon(
        [
          [0, 70],
          [rng.range(-20, 20), 110],
          [rng.range(-30, 30), 150],
        ],
        [10, 6, 1],
      ),
      a,
      {},
    ),
} satisfies Readonly<Record<string, (kit: WingKit) => string>>;
export const WINGS = { ...EVEN_WINGS, ...ODD_WINGS };
export type WingName = keyof typeof WINGS;
/** Wings that make a hull lopsided. */
export const isOdd = (name: WingName): boolean => name in ODD_WINGS;
