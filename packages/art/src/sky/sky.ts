import type { Canvas } from '../drawing/canvas';
import type { Point } from '../drawing/path';
import { H, W } from '../drawing/shape';
import { clouds } from './clouds';
import { type DrawPattern, PATTERNS, SKIES, type SkyName } from './patterns';
import { starField } from './stars';

export interface SkyOptions {
  /** Where the light comes from. */
  readonly glow?: Point;
  /** 0 to 1: how much the ground is lifted there. */
  readonly bright?: number;
  /** A horizon scene, which may stand in the evening. */
  readonly dusk?: boolean;
  readonly kind?: SkyName;
  /** Opacity of the nebula. */
  readonly nebula?: number;
  readonly stars?: number;
}

const filled = (fill: string) => `<path d="M0 0H${W}V${H}H0Z" fill="${fill}"/>`;

/** Night above and the accent at the horizon. */
function evening(ctx: Canvas): string {
  const id = ctx.gradient(
    'linear',
    [
      [0, 'ink', 1],
      [0.4, 'night', 1],
      [0.68, 'deep', 1],
      [0.86, 'tone', 1],
      [0.93, 'hot', 1],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  return filled(`url(#${id})`);
}

function night(ctx: Canvas, [x, y]: Point, bright: number): string {
  const id = ctx.gradient(
    'radial',
    [
      [0, 'mid', bright],
      [0.38, 'deep', bright],
      [1, 'deep', 0],
    ],
    { cx: x / W, cy: y / H, r: 0.8 },
  );
  return filled(ctx.inks.night) + filled(`url(#${id})`);
}

/** What lies behind everything: ground tone, printed nebula with dust, stars, an engraved pattern. */
export function sky(
  ctx: Canvas,
  { glow = [200, 130], bright = 0.36, dusk = false, kind, nebula = 0.8, stars = 90 }: SkyOptions = {},
): string {
  const rng = ctx.layer('sky');
  const dealt = ctx.options.sky ?? kind ?? rng.pick(SKIES);
  const isEvening = dusk && rng.chance(0.5);
  const ground = isEvening ? evening(ctx) : night(ctx, glow, bright);
  const cloud = clouds(ctx, rng, isEvening ? nebula * 0.7 : nebula);
  const pattern = isEvening ? rng.pick(['strata', 'clear', 'band']) : dealt;
  const draw: DrawPattern = PATTERNS[pattern];
  return ground + cloud + draw(ctx, rng, glow) + starField(ctx, rng, stars);
}
