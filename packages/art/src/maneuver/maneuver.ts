import type { Canvas } from '../drawing/canvas';
import { penFor } from '../drawing/pen';
import { keysOf } from '../drawing/table';
import type { Scene } from '../scene';
import { FAST_BLOWS } from './fast';
import { FAST_MATTERS } from './fast-matters';
import { FAST_MOTION } from './fast-motion';
import type { ActionKit, Actions } from './parts';
import { SLOW_HEAVENS } from './slow-heavens';
import { SLOW_MATTERS } from './slow-matters';
import { SLOW_RITES } from './slow-rites';

export const FAST = { ...FAST_BLOWS, ...FAST_MOTION, ...FAST_MATTERS } satisfies Actions;
export const SLOW = { ...SLOW_RITES, ...SLOW_HEAVENS, ...SLOW_MATTERS } satisfies Actions;
export type FastName = keyof typeof FAST;
export type SlowName = keyof typeof SLOW;
type Action = (kit: ActionKit) => string;

/** A fast Maneuver: one diagonal or radial blow, hard edges, a hot wedge. */
export function fastManeuver(ctx: Canvas): Scene {
  const rng = ctx.layer('maneuver');
  const draw: Action = FAST[ctx.options.fast ?? rng.pick(keysOf(FAST))];
  return { glow: [200, 150], sky: 'clear', body: draw({ ctx, rng, pen: penFor(ctx, { layer: 'act' }) }) };
}

/** A slow Maneuver: still, level, concentric or in a row. */
export function slowManeuver(ctx: Canvas): Scene {
  const rng = ctx.layer('maneuver');
  const draw: Action = SLOW[ctx.options.slow ?? rng.pick(keysOf(SLOW))];
  const sky = rng.pick(['strata', 'arcs', 'clear']);
  return { glow: [200, 150], sky, body: draw({ ctx, rng, pen: penFor(ctx, { layer: 'act' }) }) };
}
