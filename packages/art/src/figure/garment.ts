import type { Canvas } from '../drawing/canvas';
import { glyphAt } from '../drawing/glyph';
import { sym } from '../drawing/path';
import type { Pen } from '../drawing/pen';
import type { Stream } from '../drawing/stream';
import type { Head } from '../head/face';
import { type Dress, WARDROBE } from './dress';
import { FORMAL_GARMENTS } from './formal-garments';
import { bodyHalf, type GarmentKit, type Worn } from './garment-kit';
import { TRAVEL_GARMENTS } from './travel-garments';

export const GARMENTS = { ...FORMAL_GARMENTS, ...TRAVEL_GARMENTS };
export type GarmentName = keyof typeof GARMENTS;

/** A garment for a bust, in the units of heads. */
export function garment(pen: Pen, rng: Stream, ctx: Canvas, dress: Dress): Head {
  const kind = ctx.options.garment ?? rng.pick(WARDROBE[ctx.faction]);
  const draw: (kit: GarmentKit) => Worn = GARMENTS[kind];
  const [cloth, second, trim] = dress;
  const w = rng.range(78, 112);
  const drop = rng.range(-4, 12);
  const base = pen.part(sym(bodyHalf(w, drop)), cloth, { gap: 3 });
  const badge = (y: number, size = 26) =>
    glyphAt(ctx.faction, 0, y, size, pen.ink[cloth === trim ? 'ink' : trim], { weight: 1.9 });
  return { back: '', ...draw({ pen, rng, w, drop, base, badge, cloth, second, trim }) };
}
