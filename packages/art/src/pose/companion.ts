import { at } from '../drawing/markup';
import type { Faction } from '../faction';
import { garment } from '../figure/garment';
import { COMPANIONS, type CompanionName, type DrawCompanion } from './companions';
import type { Pose } from './kit';

/** Who accompanies whom; a name that stands twice is dealt twice as often. */
const COMPANY: Record<Faction, readonly CompanionName[]> = {
  'Aurelian Throne': ['raptor', 'child'],
  'Free Drift': ['drone', 'serpent', 'raptor'],
  'Lantern Order': ['moth', 'child'],
  'Helix Combine': ['drone', 'drone', 'child'],
  'Hollow Choir': ['moth', 'serpent'],
  Independent: ['raptor', 'serpent', 'drone', 'child'],
};

export const companion: Pose = ({ ctx, rng, dress, head, penAt }) => {
  const s = 1.1;
  const x = rng.range(150, 172);
  const y = 142;
  const pen = penAt(s);
  const h = head(s);
  const g = garment(pen, ctx.layer('garment'), ctx, dress);
  const kind = ctx.options.companion ?? rng.pick(COMPANY[ctx.faction]);
  const draw: DrawCompanion = COMPANIONS[kind];
  return {
    disc: [x + 34, 122, rng.range(100, 116)],
    glow: [x + 40, 120],
    figure:
      at(x, y, g.back + h.back + g.front + h.front, s) +
      draw(penAt(1, 'front', 'pet'), rng, x + rng.range(116, 132), rng.range(120, 150), ctx, dress),
  };
};
