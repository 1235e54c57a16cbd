import { rotated } from '../drawing/markup';
import { oval, swell } from '../drawing/shape';
import { world } from '../sky/world';
import type { HomeKit } from './kit';
import { STRANGE_VIEWS } from './strange-views';

/** How a Homeworld is seen. */
export const VIEWS = {
  portrait({ ctx, rng, pen, side, surface, ring, seal, bare, moons }) {
    const R = rng.range(88, 106);
    const x = 200 + side * rng.range(0, 46);
    const y = rng.range(142, 156);
    const front = rng.chance(0.6);
    return (
      pen.line(oval(x, y, R * 1.28), 'bone', 0.8, 'stroke-dasharray="2 5"') +
      moons(rng.int(1, 2), x, y, R) +
      world(ctx, rng, x, y, R, { surface, ring }) +
      (front ? bare(x, y, R * 1.06) : seal(x - side * R * 1.1, y + R * 0.72, 66))
    );
  },
  rising({ ctx, rng, pen, side, surface, ring, seal, moon }) {
    const R = rng.range(210, 250);
    const x = 200 + side * rng.range(10, 60);
    const y = 160 + R;
    return (
      pen.line(oval(x, y, R + 16) + oval(x, y, R + 30), 'tone', 1) +
      world(ctx, rng, x, y, R, { surface, tilt: rng.range(-8, 8) }) +
      moon(200 - side * rng.range(90, 140), rng.range(60, 110), rng.range(18, 30)) +
      seal(x * 0.4 + 120, 112, rng.range(94, 112)) +
      (ring
        ? pen.line(`M-20 ${rng.range(150, 190)}Q200 ${rng.range(90, 120)} 420 ${rng.range(150, 190)}`, 'bone', 1.2)
        : '')
    );
  },
  limb({ ctx, rng, side, surface, ring, seal, moon, station }) {
    const R = rng.range(160, 190);
    const x = side > 0 ? 330 : 70;
    const y = 150;
    return (
      world(ctx, rng, x, y, R, { surface, ring: ring && rng.chance(0.5), light: -side }) +
      moon(x - side * (R + rng.range(26, 60)), rng.range(50, 90), rng.range(16, 26)) +
      seal(x - side * R * 1.02, rng.range(170, 190), rng.range(96, 116)) +
      station(x - side * (R - 60), 60, 1.4)
    );
  },
  twin({ ctx, rng, pen, side, surface, ring, bare }) {
    const R = rng.range(74, 92);
    const x = 200 - side * rng.range(46, 66);
    const q = R * rng.range(0.5, 0.7);
    return (
      world(ctx, rng, x + side * R * 1.75, rng.range(96, 130), q, {
        surface: rng.pick(['craters', 'ice', 'lights']),
        tone: 'mid',
      }) +
      pen.flat(swell(x, 150, x + side * R * 1.7, 116, 8), 'hot', 'opacity=".5"') +
      world(ctx, rng, x, 156, R, { surface, ring }) +
      bare(x, 156, R * 1.06)
    );
  },
  girdled({ ctx, rng, pen, side, surface, bare, moons }) {
    const R = rng.range(80, 94);
    const x = 200;
    const y = 150;
    const half = (h: number) => {
      const w = R * 1.66;
      const hh = R * 0.5;
      return (
        pen.line(`M${x - w} ${y}A${w} ${hh} 0 0 ${h} ${x + w} ${y}`, 'ink', 17) +
        pen.line(`M${x - w} ${y}A${w} ${hh} 0 0 ${h} ${x + w} ${y}`, h ? 'tone' : 'bone', 13) +
        pen.line(`M${x - w} ${y}A${w} ${hh} 0 0 ${h} ${x + w} ${y}`, 'ink', 9, 'stroke-dasharray="3 6"') +
        pen.line(`M${x - w} ${y}A${w} ${hh} 0 0 ${h} ${x + w} ${y}`, 'hot', 1.6)
      );
    };
    return (
      rotated(side * rng.range(8, 24), 200, 150, half(1)) +
      world(ctx, rng, x, y, R, { surface }) +
      rotated(side * rng.range(8, 24), 200, 150, half(0)) +
      moons(2, x, y, R * 1.2) +
      bare(x, y - R * 0.1, R * 0.94)
    );
  },
  ...STRANGE_VIEWS,
} satisfies Readonly<Record<string, (kit: HomeKit) => string>>;
export type HomeView = keyof typeof VIEWS;
