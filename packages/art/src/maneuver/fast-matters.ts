import { DEVICES } from '../device/device';
import { at, rotated } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { oval, polar, poly, ribbon, taper, turn } from '../drawing/shape';
import { type Actions, speed, spikes } from './parts';

/** A tongue of fire that leans with the wind; its foot is wide. */
const tongue = (x: number, y: number, k: number) =>
  `M${x - 6 * k} ${y + 9 * k}C${x - 9 * k} ${y} ${x - k} ${y - 4 * k} ${x - 3 * k} ${y - 15 * k}` +
  `C${x + 3 * k} ${y - 9 * k} ${x + 2 * k} ${y - 5 * k} ${x + 4 * k} ${y - 3 * k}C${x + 5 * k} ${y - 6 * k} ${x + 4 * k} ${y - 8 * k} ${x + 4 * k} ${y - 10 * k}` +
  `C${x + 9 * k} ${y - 4 * k} ${x + 9 * k} ${y + 3 * k} ${x + 6 * k} ${y + 9 * k}Z`;

/** What is undone or mended in a moment. */
export const FAST_MATTERS = {
  /** A wound in the dark is closed with three stitches; the needle is still in it. */
  stitch({ rng, pen }) {
    const lean = rng.range(-30, -16);
    const wound = 'M-170 0C-90 -34 90 -34 170 0C90 34 -90 34 -170 0Z';
    const stitches = [-104, -46, 12].map((x) => {
      const thread = ribbon(
        [
          [x - 12, -54],
          [x - 4, -16],
          [x + 4, 16],
          [x + 12, 54],
        ],
        [9, 7, 7, 9],
      );
      return (
        pen.part(thread, 'bone', { lit: 0.3, hatch: 'mid' }) +
        pen.dot(x - 12, -54, 6, 'ink') +
        pen.dot(x + 12, 54, 6, 'ink')
      );
    });
    const needle =
      pen.line('M24 50C56 96 96 60 84 10', 'hot', 4.4) +
      pen.part('M84 16L112 -112L120 -132L122 -110L96 18C92 26 84 24 84 16Z', 'bone', { lit: 0.4, hatch: 'mid' }) +
      pen.line('M92 4L95 -10', 'ink', 3);
    return (
      pen.flat(speed(rng, (lean * Math.PI) / 180, 30), 'tone', 'opacity=".5"') +
      pen.ctx.bloom(200, 150, 190) +
      rotated(
        lean,
        200,
        150,
        at(
          200,
          150,
          pen.part(wound, 'hot', { tilt: 90, hatch: 'flame', lit: 0.4, line: 'ink', w: 3 }) +
            pen.flat('M-120 0C-60 -14 60 -14 120 0C60 14 -60 14 -120 0Z', 'flame') +
            stitches.join('') +
            needle,
        ),
      ) +
      pen.flat(spikes(rng, 318, 44, 14, 8, 44, 5), 'flame')
    );
  },
  /** A chart burns from one corner; the stars on it go up as sparks. */
  scorch({ rng, pen }) {
    const draw = DEVICES.chart;
    const feet = Array.from({ length: 7 }, (_, i): Point => [150 + i * 34, 262 - i * 19 + rng.range(-8, 8)]);
    const flames = feet.map(([x, y], i) => ({
      x,
      y: y - 22,
      size: rng.range(4, 6.4) + Math.sin((i / 6) * Math.PI) * 2.4,
    }));
    const burnt = [
      ...feet.map(([x, y], i): Point => [x, y - (i % 2 ? 30 : 12)]),
      [400, 190],
      [380, 320],
      [140, 320],
    ] as Point[];
    const sparks = Array.from({ length: 40 }, () => {
      const [x, y] = [rng.range(90, 396), rng.range(0, 200)];
      return taper(x, y, x - rng.range(4, 12), y + rng.range(10, 26), rng.range(1.6, 4.4));
    }).join('');
    return (
      pen.flat(spikes(rng, 262, 190, 40, 70, 380, 11), 'tone', 'opacity=".6"') +
      pen.ctx.bloom(262, 190, 190) +
      at(184, 146, draw(pen, rng), 1.5, -14) +
      pen.flat(flames.map(({ x, y, size }) => tongue(x, y, size)).join(''), 'hot') +
      pen.flat(flames.map(({ x, y, size }) => tongue(x + 4, y + size * 2, size * 0.55)).join(''), 'flame') +
      pen.flat(poly(burnt), 'ink') +
      pen.flat(sparks, 'hot')
    );
  },
  /** A seal bursts; what it bound flies open. */
  breach({ ctx, rng, pen }) {
    const links = Array.from({ length: 6 }, (_, i) => {
      const angle = turn(i + rng.range(-0.2, 0.2), 6, 0.3);
      const [x, y] = polar(200, 150, rng.range(104, 140), angle);
      const link =
        pen.line(oval(0, 0, 34, 18), 'ink', 15) +
        pen.line(oval(0, 0, 34, 18), 'bone', 10) +
        pen.line('M-30 -12L-14 -18M16 17L30 10', 'ink', 3);
      return at(x, y, link, rng.range(0.8, 1.2), (angle * 180) / Math.PI + rng.range(-24, 24));
    });
    const half = (side: 1 | -1) =>
      at(
        200 + side * 30,
        150,
        pen.part(
          `M${side * 4} -52L${side * -8} -22L${side * 8} 0L${side * -6} 26L${side * 4} 52C${side * 70} 46 ${side * 70} -46 ${side * 4} -52Z`,
          'ink',
          { lit: 0.4, line: 'bone', w: 2 },
        ),
        1,
        side * 14,
      );
    return (
      pen.flat(spikes(rng, 200, 150, 46, 40, 400, 10), 'tone', 'opacity=".75"') +
      pen.flat(spikes(rng, 200, 150, 24, 34, 260, 13), 'hot') +
      ctx.bloom(200, 150, 120) +
      links.join('') +
      pen.flat(oval(200, 150, 30, 52), 'flame') +
      half(-1) +
      half(1)
    );
  },
} satisfies Actions;
