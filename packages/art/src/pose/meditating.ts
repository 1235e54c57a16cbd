import { at } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { polar, poly } from '../drawing/shape';
import type { Faction } from '../faction';
import { fist } from '../figure/hand';
import type { PropName } from '../figure/props';
import type { Pose } from './kit';

/** What floats between the hands. */
const SMALL: Record<Faction, PropName> = {
  'Aurelian Throne': 'orb',
  'Free Drift': 'wrench',
  'Lantern Order': 'lantern',
  'Helix Combine': 'vial',
  'Hollow Choir': 'orb',
  Independent: 'orb',
};

export const meditating: Pose = ({ ctx, rng, dress, head, penAt, prop }) => {
  const pen = penAt(1);
  const s = 0.72;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const x = rng.range(188, 212);
  const y = rng.range(94, 106);
  const n = rng.pick([5, 6, 7, 8]);
  const small = SMALL[ctx.faction];
  const orbit = Array.from({ length: n }, (_, i) => {
    const [ox, oy] = polar(0, 170, 150, Math.PI * (1.08 + (0.84 * i) / (n - 1)));
    return i === (n - 1) / 2
      ? ''
      : at(
          ox,
          oy,
          pen.part(
            poly([
              [0, -11],
              [7, 0],
              [0, 11],
              [-7, 0],
            ]),
            i % 2 ? 'hot' : 'bone',
            { lit: 0, line: 'ink' },
          ),
        );
  }).join('');
  const arm = (m: number) =>
    pen.part(
      `M${m * 20} 142C${m * 54} 146 ${m * 62} 178 ${m * 60} 204L${m * 22} 236L${m * 6} 222L${m * 30} 196Z`,
      second,
      { line: trim, gap: 3 },
    );
  return {
    disc: [x, 118, rng.range(100, 116)],
    glow: [x, 118],
    figure:
      `<g transform="translate(${x} 0)">` +
      orbit +
      pen.part('M-150 292C-80 276 80 276 150 292L150 310H-150Z', 'ink', { tilt: 90, lit: 0.4 }) +
      at(0, y, h.back, s) +
      pen.part(sym('M0 138L14 136C40 142 52 160 50 190C52 214 46 232 40 240L0 240'), cloth, { gap: 3 }) +
      pen.part(sym('M0 262C30 250 40 222 70 224C104 228 122 262 116 280C90 292 40 290 0 290'), cloth, {
        gap: 3,
        line: trim,
      }) +
      pen.line(both('M14 272C50 272 70 256 96 262M30 284C60 284 90 280 110 272'), trim, 1.4) +
      arm(1) +
      arm(-1) +
      prop(small, 0, 204, 0.62) +
      fist(pen, 13, 230, 1.2, 'ink') +
      fist(pen, -13, 230, 1.2, 'ink') +
      at(0, y, h.front, s) +
      '</g>',
  };
};
