import { polar, poly } from '../drawing/shape';
import { isDark } from '../palette';
import type { HullParts } from './parts';

/** Sails and panels, drawn behind the hull. */
export const SAILS = {
  none: () => '',
  fan: (pen, rng, h) => {
    const { b } = h;
    const n = rng.int(7, 11);
    const x = rng.range(10, 50);
    const R = rng.range(76, 104);
    return Array.from({ length: n }, (_, i) => {
      const a = Math.PI * (1.08 + (0.84 * i) / (n - 1));
      const d = 0.036 * Math.PI;
      return pen.part(
        poly([polar(x, 0, 12, a), polar(x, 0, R, a - d), polar(x, 0, R * 1.06, a), polar(x, 0, R, a + d)]),
        i % 2 ? (h.a === 'hot' ? 'bone' : 'hot') : b === 'hot' ? 'deep' : b,
        { lit: 0.3, line: 'ink' },
      );
    }).join('');
  },
  panels: (pen, rng, { t, b }) => {
    const n = rng.int(1, 2);
    return Array.from({ length: n }, (_, i) => {
      const x = -20 + i * 52;
      const w = 40;
      const hh = rng.range(54, 84);
      const m = i % 2 ? 1 : -1;
      const y = m < 0 ? -t - hh : t;
      return (
        pen.line(`M${x + w / 2} 0V${m * (t + hh)}`, 'bone', 3) +
        pen.part(`M${x} ${y + m * 8}h${w}v${hh - 8}h${-w}z`, b, { lit: 0.5, gap: 4 }) +
        pen.line(
          `M${x + w / 3} ${y + m * 8}v${hh - 8}M${x + (2 * w) / 3} ${y + m * 8}v${hh - 8}M${x} ${y + hh / 2}h${w}`,
          isDark(b) ? 'pale' : 'ink',
          1,
        )
      );
    }).join('');
  },
  patched: (pen, _rng, { t, b, c }) =>
    pen.line(`M20 0L34 ${-t - 84}`, 'bone', 3) +
    pen.part(`M34 ${-t - 80}C-10 ${-t - 66} -34 ${-t - 30} -40 ${-t}C-10 ${-t - 10} 14 ${-t - 8} 22 ${-t}Z`, b, {
      lit: 0.5,
    }) +
    pen.part(`M0 ${-t - 46}l18 -6l4 20l-18 6z`, c, { lit: 0, line: 'ink' }) +
    pen.line(`M-30 ${-t - 20}L28 ${-t - 40}M-10 ${-t - 50}L24 ${-t - 10}`, 'ink', 1),
  square: (pen, rng, { t, b }) =>
    [-24, 18, 56]
      .slice(0, rng.int(2, 3))
      .map((x, i) => {
        const hh = 54 - i * 6;
        return pen.part(
          `M${x - 20} ${-t - hh}C${x - 32} ${-t - hh * 0.6} ${x - 32} ${-t - 20} ${x - 22} ${-t - 8}` +
            `H${x + 14}C${x + 6} ${-t - 20} ${x + 6} ${-t - hh * 0.6} ${x + 16} ${-t - hh}Z`,
          b,
          { lit: 0.5 },
        );
      })
      .join(''),
  tatters: (pen, rng, { t, b }) =>
    [0, 1, 2]
      .map((i) => {
        const x = -20 + i * 40;
        let d = `M${x} ${-t * 0.5}L${x + 30} ${-t - rng.range(64, 90)}`;
        for (let k = 0; k < 4; k++) {
          d += `L${x + 54 - k * 8} ${-t - 60 + k * 16}L${x + 38 - k * 4} ${-t - 56 + k * 16}`;
        }
        return pen.part(`${d}Z`, b, { lit: 0.4, line: 'tone' });
      })
      .join(''),
} satisfies HullParts;
