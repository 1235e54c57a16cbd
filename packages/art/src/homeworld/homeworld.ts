import type { Canvas } from '../drawing/canvas';
import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { type Pen, penFor } from '../drawing/pen';
import { oval, polar, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Faction } from '../faction';
import type { Scene } from '../scene';
import { world } from '../sky/world';
import type { HomeKit } from './kit';
import { type HomeView, VIEWS } from './views';

/** A sigil as a seal: dark plate, rim, and the sign in the hot ink. */
function sealOf(pen: Pen, faction: Faction, x: number, y: number, size: number): string {
  const tick = (i: number) => {
    const angle = turn(i, 48);
    const outer = size * (i % 4 ? 0.76 : 0.82);
    return `M${polar(x, y, size * 0.72, angle).join(' ')}L${polar(x, y, outer, angle).join(' ')}`;
  };
  return (
    pen.ctx.bloom(x, y, size * 1.15) +
    pen.part(oval(x, y, size * 0.72), 'ink', { lit: 0, line: 'hot', w: 1.6 }) +
    pen.line(oval(x, y, size * 0.65), 'bone', 0.7) +
    pen.line(Array.from({ length: 48 }, (_, i) => tick(i)).join(''), 'hot', 1) +
    glyphAt(faction, x, y - size * 0.01, size * 0.92, pen.ink.hot, { weight: 1.4 })
  );
}

function kitFor(ctx: Canvas, pen: Pen, rng: Stream): HomeKit {
  const { faction, inks, options } = ctx;
  const surface = options.surface ?? rng.pick(['bands', 'craters', 'seas', 'ice', 'lights', 'bands', 'seas']);
  const moon: HomeKit['moon'] = (x, y, radius) =>
    world(ctx, rng, x, y, radius, { surface: rng.pick(['craters', 'plain', 'ice']) });
  return {
    ctx,
    rng,
    pen,
    side: rng.sign(),
    surface,
    ring: true,
    seal: (x, y, size) => sealOf(pen, faction, x, y, size),
    bare: (x, y, size, tone = 'hot') =>
      glyphAt(faction, x, y, size, inks.ink, { weight: 3.2 }) +
      glyphAt(faction, x, y, size, inks[tone], { weight: 1.5 }),
    moon,
    moons: (n, x, y, radius) =>
      Array.from({ length: n }, (_, i) => {
        const angle = rng.range(-2.9, -0.3) + (i % 2) * Math.PI;
        const reach = radius * rng.range(1.3, 1.7);
        return moon(x + Math.cos(angle) * reach * 1.1, y + Math.sin(angle) * reach * 0.7, rng.range(9, 22));
      }).join(''),
    station(x, y, scale) {
      const spine = pen.part('M-2 -16H2V16H-2Z', 'bone', { lit: 0 });
      return at(x, y, spine + pen.line(oval(0, 0, 12, 4), 'bone', 2.4) + pen.dot(0, 0, 3), scale, 20);
    },
  };
}

/** A Homeworld: a great planet under its faction's sigil. A second faction has its seal in the corner. */
export function homeworld(ctx: Canvas, second?: Faction): Scene {
  const rng = ctx.layer('home');
  const pen = penFor(ctx, { layer: 'seal' });
  const view: HomeView =
    ctx.options.homeView ?? rng.pick(['portrait', 'portrait', 'rising', 'limb', 'twin', 'girdled']);
  const kit = kitFor(ctx, pen, rng);
  const draw: (kit: HomeKit) => string = VIEWS[view];
  const corner = second ? sealOf(pen, second, 200 + kit.side * 146, 232, 52) : '';
  return { glow: [200, 140], body: draw(kit) + corner };
}
