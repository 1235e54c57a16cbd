import type { Canvas } from '../drawing/canvas';
import { at, mirrorImage } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { penFor } from '../drawing/pen';
import { W } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { named } from '../drawing/table';
import { DRESS, TINTS } from '../figure/dress';
import type { DrawProp } from '../figure/prop-parts';
import { HELD, LONG, PROPS } from '../figure/props';
import { halo } from '../halo/halo';
import { HEADS, PROFILES } from '../head/heads';
import { type Ink, isDark } from '../palette';
import type { Kit, Pose } from './kit';
import { GROUNDED, POSES, type PoseName } from './poses';
import { WEIGHTS } from './weights';

/** A person, the shape behind, and where the light stands. */
export interface Portrait {
  readonly glow: Point;
  readonly halo: string;
  readonly figure: string;
  readonly grounded: boolean;
}

function dealPose(rng: Stream, weights: Partial<Record<PoseName, number>>): PoseName {
  const entries = Object.entries(weights) as [PoseName, number][];
  let rest = rng() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [pose, weight] of entries) {
    rest -= weight;
    if (rest < 0) return pose;
  }
  return 'bust';
}

function kitFor(ctx: Canvas, pose: PoseName, rng: Stream): Kit {
  const { faction, options, layer } = ctx;
  const dress = options.dress ?? layer('dress').pick(DRESS[faction]);
  const head = options.head ?? layer('head').pick(Object.keys(HEADS[faction]));
  const profile = options.profile ?? layer('head').pick(Object.keys(PROFILES[faction]));
  const propName = options.prop ?? layer('prop').pick(HELD[faction]);
  const shafts = HELD[faction].filter((name) => LONG.has(name));
  const tint = options.tint ?? layer('tint').pick(TINTS[faction]);
  const penAt: Kit['penAt'] = (scale = 1, view = 'front', name = pose) =>
    penFor(ctx, { scale, layer: `pen:${name}:${scale}`, view, tint });
  return {
    ctx,
    rng,
    dress,
    propName,
    long: LONG.has(propName) ? propName : layer('prop').pick(shafts),
    tint,
    penAt,
    head: (scale, view = 'front') => named(HEADS[faction], head)(penAt(scale, view, 'head'), layer('bust')),
    profile: (scale) => named(PROFILES[faction], profile)(penAt(scale, 'front', 'head'), layer('bust')),
    prop(name, x, y, scale = 1, rotate = 0) {
      const draw: DrawProp = PROPS[name];
      return at(x, y, draw(penAt(scale, 'front', 'prop'), layer('propcut')), scale, rotate);
    },
  };
}

/** Inks for the shape behind. It must share none with the person: that keeps the silhouette at 96 px. */
function tonesAgainst(cloth: Ink, tint: Ink): readonly Ink[] {
  let tones: readonly Ink[] = ['mid', 'mid', 'hot', 'tone'];
  if (cloth === 'tone') tones = ['hot', 'bone', 'ink'];
  else if (isDark(cloth)) tones = ['hot', 'hot', 'pale', 'tone', 'bone', 'tone'];
  return tones.filter((tone) => tone !== cloth && tone !== tint);
}

/** A Character. The pose decides the composition; headgear, garment, prop and halo come from the faction. */
export function portrait(ctx: Canvas): Portrait {
  const rng = ctx.layer('pose');
  const pose = ctx.options.pose ?? dealPose(rng, WEIGHTS[ctx.faction]);
  const kit = kitFor(ctx, pose, rng);
  const flip = ctx.options.flip ?? ctx.layer('flip').chance(0.5);
  const draw: Pose = POSES[pose];
  const drawn = draw(kit);
  const tone = drawn.tone ?? ctx.layer('halotone').pick(tonesAgainst(kit.dress[0], kit.tint));
  const [x, y, radius] = drawn.disc;
  const turned = (svg: string) => (flip ? mirrorImage(W, svg) : svg);
  return {
    glow: flip ? [W - drawn.glow[0], drawn.glow[1]] : [drawn.glow[0], drawn.glow[1]],
    halo: turned(halo(ctx, x, y, radius, { tone })),
    figure: turned(drawn.figure),
    grounded: GROUNDED.has(pose),
  };
}
