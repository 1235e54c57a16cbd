import type { Direction } from '../direction';
import type { Canvas } from '../drawing/canvas';
import { penFor } from '../drawing/pen';
import { turnSigns } from '../drawing/sign';
import { isDark } from '../palette';
import type { Scene } from '../scene';
import { GRAMMAR } from './grammar';
import { FLEETS, MAKES } from './makes';
import { planHull } from './plan-hull';
import type { SceneKit } from './scenes';
import { SCENES } from './scenes';
import { sideHull } from './side-hull';

export function ship(ctx: Canvas): Scene {
  const rng = ctx.layer('ship');
  const backRng = ctx.layer('shipback');
  const make = ctx.options.make ?? rng.pick(FLEETS[ctx.faction]);
  const o: Direction = { ...MAKES[make], ...ctx.options };
  const g = GRAMMAR[ctx.faction];
  const pen = penFor(ctx, { layer: 'hull', scale: 1.2 });
  const plan = o.view === 'plan';
  const hull = plan ? planHull(pen, rng, g, o) : sideHull(pen, rng, g, o);
  const flip = o.flip ?? rng.chance(0.45);
  const id = ctx.uid('hull');
  ctx.defs.push(`<g id="${id}">${flip ? turnSigns(hull.svg) : hull.svg}</g>`);
  const scale = plan ? rng.range(1, 1.2) : rng.range(1.16, 1.4);
  const angle = plan ? rng.pick([0, rng.range(-58, -22), rng.range(-58, -22)]) : rng.range(-20, 10);
  const x = plan ? rng.range(180, 220) : rng.range(186, 214);
  const y = plan ? rng.range(150, 166) : rng.range(152, 178);
  const sx = flip ? -1 : 1;
  const use = (ux: number, uy: number, k: number, turnBy = angle) =>
    `<use href="#${id}" transform="translate(${ux} ${uy}) scale(${sx * k} ${k}) rotate(${turnBy})"/>`;
  const scene =
    o.scene ??
    backRng.pick(
      isDark(hull.cloth)
        ? ['sun', 'sun', 'halo', 'halo', 'horizon', 'world']
        : ['world', 'world', 'ringed', 'sun', 'halo', 'horizon', 'rocks', 'fleet'],
    );
  const tone = isDark(hull.cloth)
    ? backRng.pick(['hot', 'pale', 'tone', 'bone'])
    : backRng.pick((['mid', 'hot', 'mid'] as const).filter((ink) => ink !== hull.cloth));
  const bx = backRng.range(120, 280);
  const by = backRng.range(90, 140);
  const R = backRng.range(74, 116);
  const drawScene: (kit: SceneKit) => string = SCENES[scene];
  const back = drawScene({ ctx, backRng, bx, by, R, tone, use, x, y, sx });
  const escorts =
    scene !== 'fleet' && backRng.chance(0.35)
      ? use(x + sx * backRng.range(-120, -70), y + backRng.range(66, 96), 0.24) +
        use(x + sx * backRng.range(90, 140), y - backRng.range(76, 104), 0.18)
      : '';
  return { glow: [bx, by], body: back + escorts + use(x, y, scale) };
}
