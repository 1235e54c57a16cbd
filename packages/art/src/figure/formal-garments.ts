import { both, sym } from '../drawing/path';
import { oval, polar, poly, turn } from '../drawing/shape';
import type { Garments } from './garment-kit';

/** Garments of court, cloister and battle. */
export const FORMAL_GARMENTS = {
  robe: ({ pen, rng, base, badge, second, trim }) => ({
    front:
      base +
      pen.part(sym(`M0 60L24 58L${rng.range(12, 26)} 240L0 240`), second, { lit: 0.2 }) +
      pen.line(both(`M24 58L${rng.range(30, 40)} 190`), trim, 2) +
      badge(98),
  }),
  plate({ pen, rng, w, drop, base, badge, cloth, second, trim }) {
    const s = rng.pick([0, 0, 1, -1]);
    const pw = rng.range(26, 38);
    const pad = (m: number) =>
      [0, 1, 2]
        .map((i) =>
          pen.part(
            `M${m * (w * 0.42 + i * 6)} ${66 + drop + i * 14}C${m * (w * 0.7)} ${54 + drop + i * 13} ${m * (w + pw * 0.5)} ${66 + drop + i * 16} ${m * (w + pw * 0.4 + i * 2)} ${112 + drop + i * 15}` +
              `C${m * w} ${98 + drop + i * 12} ${m * w * 0.7} ${90 + i * 12} ${m * (w * 0.42 + i * 6)} ${66 + drop + i * 14}Z`,
            i % 2 ? cloth : second,
            { line: trim },
          ),
        )
        .join('');
    return {
      front:
        base +
        pen.part(sym('M0 66L40 74C56 100 50 140 40 240L0 240'), second, { line: trim, lit: 0.3 }) +
        (s <= 0 ? pad(-1) : '') +
        (s >= 0 ? pad(1) : '') +
        pen.part(sym('M0 52L24 46L34 62L0 76'), cloth, { line: trim }) +
        pen.line('M0 76V240', trim, 1) +
        badge(112, 28),
    };
  },
  collar({ pen, rng, w, base, second, trim }) {
    const h = rng.range(10, 40);
    const out = rng.range(56, 80);
    return {
      back:
        pen.part(sym(`M0 70L20 60L${out} ${-h}C${out + 12} 20 ${out} 66 ${w * 0.7} 90L0 90`), second, { line: trim }) +
        pen.line(both(`M24 62L${out - 8} ${-h + 16}M28 70L${out - 2} ${10}`), trim, 1.2),
      front:
        base +
        pen.part(sym('M0 62L20 52L34 72L0 128'), second, { line: trim, lit: 0.3 }) +
        pen.dot(0, 88, 5, trim) +
        pen.line(both('M34 72L44 240'), trim, 1.4),
    };
  },
  ruff({ pen, base, badge }) {
    const n = 26;
    const pleats = Array.from({ length: n }, (_, i) => {
      const a = turn(i, n);
      return (
        `M${polar(0, 58, 16, a)
          .map((v, k) => (k ? 58 + (v - 58) * 0.34 : v))
          .join(' ')}` +
        `L${polar(0, 0, 62, a)
          .map((v, k) => (k ? 60 + v * 0.34 : v))
          .join(' ')}`
      );
    }).join('');
    return {
      front:
        base +
        badge(118, 30) +
        pen.part(oval(0, 60, 64, 23), 'bone', { hatch: 'mid', lit: 0.2 }) +
        pen.line(pleats, 'ink', 1) +
        pen.part(oval(0, 56, 26, 9), 'ink', { lit: 0, line: 'ink' }),
    };
  },
  mantle({ pen, rng, w, base, cloth, second, trim }) {
    const rows = rng.int(2, 3);
    let s = base;
    for (let k = rows; k >= 1; k--) {
      const mw = w * (0.5 + (0.5 * k) / rows) + 6;
      const y = 74 + k * 22;
      s += pen.part(
        sym(
          `M0 54L18 52C${mw * 0.6} 60 ${mw} 74 ${mw} ${y}Q${mw * 0.84} ${y + 12} ${mw * 0.66} ${y + 8}` +
            `Q${mw * 0.5} ${y + 18} ${mw * 0.33} ${y + 14}Q${mw * 0.16} ${y + 24} 0 ${y + 16}`,
        ),
        k % 2 ? second : cloth,
        { line: trim, gap: 3.4 },
      );
    }
    return {
      front:
        s +
        pen.part(
          poly([
            [0, 60],
            [9, 72],
            [0, 84],
            [-9, 72],
          ]),
          trim,
          { lit: 0, line: 'ink' },
        ),
    };
  },
} satisfies Garments;
