import { at } from '../drawing/markup';
import { ribbon } from '../drawing/shape';
import { robe } from './body';
import type { Pose } from './kit';

export const leader: Pose = ({ ctx, rng, dress, head, penAt, prop, long }) => {
  const pen = penAt(1);
  const s = 0.44;
  const h = head(s);
  const [cloth, , trim] = dress;
  const x = rng.range(180, 220);
  let crowd = '';
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 9; i++) {
      const cx = -14 + i * 54 + row * 26 + rng.range(-8, 8);
      const cy = 252 + row * 26 + rng.range(-6, 6);
      const q = rng.range(0.9, 1.15);
      crowd += pen.part(
        ctx.faction === 'Helix Combine' || ctx.faction === 'Free Drift'
          ? `M${cx - 24 * q} 320C${cx - 22 * q} ${cy + 22} ${cx - 12 * q} ${cy + 18} ${cx - 9 * q} ${cy + 12}` +
              `C${cx - 14 * q} ${cy - 14 * q} ${cx + 14 * q} ${cy - 14 * q} ${cx + 9 * q} ${cy + 12}` +
              `C${cx + 12 * q} ${cy + 18} ${cx + 22 * q} ${cy + 22} ${cx + 24 * q} 320Z`
          : `M${cx - 24 * q} 320C${cx - 22 * q} ${cy + 16} ${cx - 14 * q} ${cy - 4} ${cx} ${cy - 20 * q}` +
              `C${cx + 14 * q} ${cy - 4} ${cx + 22 * q} ${cy + 16} ${cx + 24 * q} 320Z`,
        row ? 'ink' : 'deep',
        { lit: 0.3, gap: 5.5 },
      );
    }
  }
  const armUp = rng.range(-52, -20);
  return {
    disc: [x, 110, rng.range(96, 112)],
    glow: [x, 110],
    figure:
      pen.part(`M${x - 84} 310L${x - 52} 232L${x - 30} 226L${x + 34} 224L${x + 60} 240L${x + 90} 310Z`, 'night', {
        gap: 4,
      }) +
      at(x, 64, h.back, s) +
      prop(long, x + 44, 96 + armUp * 0.3 + 34, 0.84, 4) +
      pen.part(
        ribbon(
          [
            [x + 18, 98],
            [x + 36, 108],
            [x + 44, 122 + armUp * 0.3],
          ],
          [17, 15, 11],
        ),
        cloth,
        { lit: 0.3 },
      ) +
      pen.part(
        ribbon(
          [
            [x - 18, 98],
            [x - 44, 92],
            [x - 70, 92 + armUp],
          ],
          [17, 15, 8],
        ),
        cloth,
        { lit: 0.3 },
      ) +
      robe(pen, rng, {
        x,
        top: 89,
        bottom: 230,
        shoulders: 27,
        hem: rng.range(34, 52),
        cloth,
        trim,
        sway: rng.range(-8, 8),
      }) +
      pen.line(`M${x} 100V226`, trim, 2) +
      at(x, 64, h.front, s) +
      crowd,
  };
};
