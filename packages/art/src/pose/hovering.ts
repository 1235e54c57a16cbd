import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { poly, taper } from '../drawing/shape';
import type { Pose } from './kit';

export const hovering: Pose = ({ ctx, rng, dress, head, penAt }) => {
  const pen = penAt(1);
  const s = 0.56;
  const h = head(s);
  const [cloth, second, trim] = dress;
  const x = rng.range(186, 214);
  const y = rng.range(70, 84);
  const up = rng.chance(0.6);
  const hx = rng.range(56, 78);
  const hy = up ? rng.range(64, 96) : rng.range(176, 196);
  const hang = rng.range(20, 52);
  // Arms raised in prayer, or let fall with open palms; wide sleeves either way.
  const sleeve = (m: number) =>
    up
      ? `M${m * 12} 106C${m * 30} 108 ${m * 44} 120 ${m * 50} 132L${m * (hx - 7)} ${hy + 8}` +
        `L${m * (hx + 8)} ${hy + 8}C${m * (hx + 14)} ${hy + 40} ${m * (hx + 16)} 140 ${m * (hx + 10)} ${150 + hang}` +
        `L${m * 46} ${166 + hang * 0.4}L${m * 22} 152Z`
      : `M${m * 12} 106C${m * 34} 108 ${m * 44} 130 ${m * hx} ${hy - 12}` +
        `L${m * (hx + 14)} ${hy - 2}L${m * (hx + 2)} ${hy + hang}L${m * (hx - 20)} ${hy + hang * 0.5}` +
        `L${m * 24} 158Z`;
  let hem = '';
  for (let i = 0; i <= 8; i++) {
    const u = 1 - i / 4;
    hem += `L${u * rng.range(40, 52)} ${i % 2 ? rng.range(252, 286) : rng.range(206, 228)}`;
  }
  const rocks = Array.from({ length: 9 }, () => {
    const [rx, ry, q] = [rng.range(-150, 150), rng.range(262, 294), rng.range(3, 9)];
    return pen.part(
      poly([
        [rx - q, ry],
        [rx - q * 0.3, ry - q],
        [rx + q, ry - q * 0.2],
        [rx + q * 0.3, ry + q * 0.8],
      ]),
      'ink',
      { lit: 0.5, gap: 2.4 },
    );
  }).join('');
  const hand = (m: number) =>
    pen.part(
      [0, 1, 2, 3]
        .map((i) =>
          up
            ? taper(m * (hx - 5 + i * 4), hy + 10, m * (hx - 9 + i * 7), hy - 12 + Math.abs(i - 1.5) * 3, 5.4)
            : taper(m * (hx + 2 + i * 2), hy - 8 + i * 2, m * (hx + 22 - i * 3), hy + 2 + i * 6, 5.4),
        )
        .join(''),
      cloth === 'bone' ? 'ink' : 'bone',
      { lit: 0, line: 'none' },
    );
  const body = `M-13 104C-30 108 -32 124 -26 150C-28 176 -42 196 -48 216${hem
    .split('L')
    .slice(1)
    .reverse()
    .map((v) => `L${v}`)
    .join('')}L48 216C42 196 28 176 26 150C32 124 30 108 13 104Z`;
  return {
    disc: [x, 118, rng.range(98, 116)],
    glow: [x, 118],
    figure:
      `<g transform="translate(${x} 0)">` +
      rocks +
      at(0, y, h.back, s) +
      hand(1) +
      hand(-1) +
      pen.part(sleeve(1), second, { line: trim, gap: 3 }) +
      pen.part(sleeve(-1), second, { line: trim, gap: 3 }) +
      pen.part(body, cloth, { gap: 3 }) +
      pen.line('M-25 152Q0 162 25 152M-8 160L-14 230M8 160L12 236', trim, 1.6) +
      glyphAt(ctx.faction, 0, 130, 24, pen.ink[trim], { weight: 1.9 }) +
      at(0, y, h.front, s) +
      '</g>',
  };
};
