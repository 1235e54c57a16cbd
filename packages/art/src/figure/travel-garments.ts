import { both, sym } from '../drawing/path';
import { oval } from '../drawing/shape';
import { bodyHalf, type Garments } from './garment-kit';

/** Garments of crews, wanderers and mourners. */
export const TRAVEL_GARMENTS = {
  coat({ pen, rng, w, drop, base, badge, cloth, second, trim }) {
    const s = rng.sign();
    return {
      front:
        base +
        pen.part(sym('M0 58L20 52L0 132'), second, { lit: 0.2 }) +
        pen.part(`M${s * 16} 50L${s * 44} 62L${s * 52} 96L${s * 32} 100L${s * 2} 150Z`, cloth, { line: trim }) +
        pen.part(`M${-s * 16} 50L${-s * 44} 62L${-s * 50} 92L${-s * 30} 96L${-s * 2} 150Z`, cloth, { line: trim }) +
        (rng.chance(0.6)
          ? pen.line(`M${-s * w * 0.66} ${72 + drop}L${s * 58} 190`, trim === 'hot' ? 'bone' : 'hot', 6) +
            pen.line(`M${-s * w * 0.66} ${72 + drop}L${s * 58} 190`, 'ink', 1, 'stroke-dasharray="5 4"')
          : badge(128, 22)),
    };
  },
  scarf({ pen, rng, base, trim }) {
    const s = rng.sign();
    const l = rng.range(90, 130);
    return {
      back: pen.part(
        `M${s * 20} 50C${s * 60} 40 ${s * 80} ${70 + rng.range(-30, 30)} ${s * l} ${40 + rng.range(-24, 30)}` +
          `L${s * (l - 6)} 86C${s * 80} 96 ${s * 50} 80 ${s * 10} 76Z`,
        trim,
        { hatch: 'deep', lit: 0.3 },
      ),
      front:
        base +
        pen.part('M-36 46C-14 58 14 58 36 46C44 60 40 72 30 78C10 88 -10 88 -30 78C-40 72 -44 60 -36 46Z', trim, {
          hatch: 'deep',
          lit: 0.4,
        }) +
        pen.line('M-34 56C-10 70 14 68 36 56M-32 66C-10 78 10 78 34 64', 'ink', 1.2) +
        pen.part(`M${-s * 6} 80L${-s * 22} 150L${-s * 2} 154L${s * 12} 82Z`, trim, { hatch: 'deep' }),
    };
  },
  suit: ({ pen, w, drop, base, second, trim }) => ({
    front:
      base +
      pen.part(oval(0, 58, 42, 14), second, { lit: 0.3, line: trim }) +
      pen.part('M-26 96H26V140H-26Z', second, { line: trim, lit: 0.2 }) +
      [-14, 0, 14].map((x, i) => pen.dot(x, 108, 4, i === 1 ? 'hot' : 'bone')).join('') +
      pen.line('M-18 122H18M-18 130H18', trim, 1.4) +
      pen.line(`M-26 118C-60 118 -60 150 -48 190M26 118C60 118 56 160 50 190`, trim === 'hot' ? 'pale' : trim, 5) +
      pen.line(both(`M${w * 0.6} ${72 + drop}L${w * 0.54} 190`), 'ink', 1.4),
  }),
  poncho({ pen, rng, w, cloth, second, trim }) {
    const n = rng.int(3, 4);
    const bands = Array.from(
      { length: n },
      (_, i) => `M${-w * (0.92 + i * 0.05)} ${128 + i * 13}L0 ${150 + i * 16}L${w * (0.92 + i * 0.05)} ${128 + i * 13}`,
    ).join('');
    return {
      front:
        pen.part(sym(`M0 50L22 50C30 60 ${w * 0.6} 62 ${w * 0.84} 92L${w * 1.2} 240L0 240`), cloth, { gap: 3 }) +
        pen.line(bands, trim, 3.4) +
        pen.line(`M0 ${160 + n * 16}L-4 178M0 66V150`, second, 1) +
        pen.part(sym('M0 48L26 44C30 58 20 70 0 76'), second, { lit: 0.4 }),
    };
  },
  rags({ pen, rng, w, drop, badge, cloth, second, trim }) {
    let edge = '';
    for (let x = 118; x >= 0; x -= 118 / 8) {
      edge += `L${x} ${rng.range(112, 170)}L${Math.max(0, x - 7)} ${rng.range(96, 112)}`;
    }
    return {
      front:
        pen.part(sym(bodyHalf(w, drop)), second, {}) +
        pen.part(sym(`M0 52L18 50C50 60 ${w} 66 ${w + 14} ${100 + drop * 2}${edge}L0 150`), cloth, {
          gap: 2.8,
          line: 'tone',
        }) +
        pen.line(both('M20 58L44 130M10 64L16 140'), 'tone', 1) +
        pen.line('M-30 70C-10 92 10 92 30 70', trim, 2) +
        badge(92, 22),
    };
  },
} satisfies Garments;
