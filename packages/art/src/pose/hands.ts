import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import type { Faction } from '../faction';
import { openHand } from '../figure/hand';
import type { DrawProp } from '../figure/prop-parts';
import type { PropName } from '../figure/props';
import { PROPS } from '../figure/props';
import type { Pose } from './kit';

const SMALL: Record<Faction, PropName> = {
  'Aurelian Throne': 'orb',
  'Free Drift': 'orb',
  'Lantern Order': 'lantern',
  'Helix Combine': 'vial',
  'Hollow Choir': 'orb',
  Independent: 'lantern',
};

export const hands: Pose = ({ ctx, rng, dress, penAt }) => {
  const pen = penAt(1.25);
  const [cloth, , trim] = dress;
  const draw: DrawProp = PROPS[SMALL[ctx.faction]];
  const tone = ctx.faction === 'Hollow Choir' || ctx.faction === 'Aurelian Throne' ? 'ink' : 'bone';
  const spread = rng.range(3, 11);
  const lean = rng.range(10, 24);
  const gapx = rng.range(82, 104);
  const one = rng.chance(0.4);
  const thing = rng.chance(0.5)
    ? at(200, rng.range(96, 112), draw(penAt(1.5), rng), 1.5)
    : pen.ctx.bloom(200, 100, 96) + glyphAt(ctx.faction, 200, 100, 96, pen.ink.hot, { weight: 1.3 });
  const handAt = (x: number, a: number, m: number, k = 1.25, y = 262) =>
    at(x, y, openHand(pen, tone, { spread, sleeve: cloth, trim: trim === cloth ? 'ink' : trim }), [m * k, k], a);
  return {
    disc: [200, 112, rng.range(96, 112)],
    glow: [200, 104],
    tone: rng.pick(['mid', 'deep', 'mid']),
    figure: one
      ? handAt(204, rng.range(-4, 4), 1, 1.42, 292) + at(0, -18, thing, 1)
      : thing + handAt(200 - gapx, -lean * -0.6, 1) + handAt(200 + gapx, lean * -0.6, -1),
  };
};
