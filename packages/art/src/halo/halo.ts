import type { Canvas } from '../drawing/canvas';
import { penFor } from '../drawing/pen';
import type { Faction } from '../faction';
import type { Ink } from '../palette';
import { BUILT_HALOS } from './built';
import type { HaloKit, Halos } from './parts';
import { ROUND_HALOS } from './round';

export const HALO_SHAPES = { ...ROUND_HALOS, ...BUILT_HALOS } satisfies Halos;
export type HaloName = keyof typeof HALO_SHAPES;

/** The symbol language of each faction: a name that stands twice is dealt twice as often. */
const HALOS: Record<Faction, readonly HaloName[]> = {
  'Aurelian Throne': ['sunburst', 'sunburst', 'disc', 'dais', 'ticks', 'arch', 'crescent'],
  'Free Drift': ['orbits', 'planet', 'disc', 'porthole', 'crescent', 'gauge'],
  'Lantern Order': ['arch', 'arch', 'mandorla', 'disc', 'candles', 'ticks', 'crescent'],
  'Helix Combine': ['hex', 'hex', 'gauge', 'grid', 'disc', 'porthole'],
  'Hollow Choir': ['eclipse', 'eclipse', 'pipes', 'shards', 'crescent'],
  Independent: ['disc', 'crescent', 'planet', 'ticks', 'diamond'],
};

export interface HaloOptions {
  readonly kind?: HaloName;
  readonly tone?: Ink;
}

/** The bright shape behind a subject, of radius R. It makes the silhouette readable at 96 px. */
export function halo(ctx: Canvas, cx: number, cy: number, R: number, { kind, tone }: HaloOptions = {}): string {
  const rng = ctx.layer('halo');
  const pen = penFor(ctx, { layer: 'halo-cut' });
  const shape = ctx.options.halo ?? kind ?? rng.pick(HALOS[ctx.faction]);
  const ink = ctx.options.haloTone ?? tone ?? rng.pick(['tone', 'tone', 'hot', 'pale', 'mid']);
  const draw: (kit: HaloKit) => string = HALO_SHAPES[shape];
  return draw({ ctx, rng, pen, cx, cy, R, tone: ink });
}
