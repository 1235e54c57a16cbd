import { at } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { penFor } from '../drawing/pen';
import { polar, poly, taper } from '../drawing/shape';
import { openHand } from '../figure/hand';
import type { DrawProp } from '../figure/prop-parts';
import { PROPS } from '../figure/props';
import { HEADS } from '../head/heads';
import { person } from '../place/parts';
import { world } from '../sky/world';
import { type Actions, hull, speed, spikes, starburst } from './parts';

/** Dives, bolts, clashes and boardings. */
export const FAST_MOTION = {
  dive({ ctx, rng, pen }) {
    const a = rng.range(36, 64) * rng.sign();
    const rad = (((90 - Math.abs(a)) * Math.PI) / 180) * 1;
    const dir = a > 0 ? Math.PI - rad : rad;
    return (
      world(ctx, rng, a > 0 ? 60 : 340, 330, rng.range(130, 170)) +
      pen.flat(speed(rng, -dir, 50, 260, [90, 260]), 'tone', 'opacity=".75"') +
      at(
        200,
        150,
        pen.flat(taper(-26, 60, -10, 340, 30) + taper(26, 60, 10, 340, 30) + taper(0, 70, 0, 380, 44), 'hot') +
          pen.flat(taper(0, 70, 0, 260, 18), 'flame') +
          hull(ctx, pen, rng),
        1.12,
        180 + a,
      )
    );
  },
  bolt({ rng, pen }) {
    const x = rng.range(140, 260);
    const pts: Point[] = [[x + rng.range(-60, 60), -20]];
    for (let y = 40; y < 250; y += rng.range(34, 52)) {
      pts.push([x + rng.range(-58, 58), y]);
    }
    pts.push([x, 262]);
    const bolt = (w: number) =>
      poly([
        ...pts.map(([px, py], i) => [px - w * (1 - i / pts.length) - 1, py] as const),
        ...pts
          .slice()
          .reverse()
          .map(([px, py], i) => [px + w * (i / pts.length) + 1, py] as const),
      ]);
    const forks = pts
      .slice(1, -1)
      .map(([px, py]) => {
        const m = rng.sign();
        return taper(px, py, px + m * rng.range(40, 110), py + rng.range(30, 80), 7);
      })
      .join('');
    return (
      pen.flat(spikes(rng, x, 258, 40, 40, 330, 8), 'tone', 'opacity=".7"') +
      pen.part(`M-10 310V262L60 250L${x - 40} 264L${x} 258L${x + 44} 266L330 248L410 262V310Z`, 'ink', { tilt: 90 }) +
      pen.flat(forks, 'hot') +
      pen.part(bolt(26), 'hot', { lit: 0, line: 'ink' }) +
      pen.flat(bolt(9), 'flame') +
      pen.flat(starburst(rng, x, 260, 14, 70, 0.4), 'flame') +
      [-1, 1, -1.6, 1.7].map((m) => person(pen, x + m * 74, 268, 0.9)).join('')
    );
  },
  clash({ rng, pen }) {
    // two arms cross
    const arm = () => rng.pick(['sword', 'spear', 'rifle', 'wrench', 'scythe', 'hook', 'sword']);
    const left: DrawProp = PROPS[arm()];
    const right: DrawProp = PROPS[arm()];
    const y = rng.range(128, 156);
    const a = rng.range(40, 58);
    return (
      pen.flat(spikes(rng, 200, y - 14, 60, 70, 360, 8), 'tone', 'opacity=".7"') +
      pen.flat(spikes(rng, 200, y - 14, 20, 30, 230, 15), 'hot') +
      pen.part(starburst(rng, 200, y - 14, 12, 66, 0.45), 'flame', { lit: 0, line: 'ink' }) +
      at(132, y + 76, left(pen, rng), 1.75, a) +
      at(268, y + 76, right(pen, rng), [-1.75, 1.75], -a)
    );
  },
  boarding({ ctx, rng, pen }) {
    // a hatch blown open, a figure against the light
    const s = 0.78;
    const head = rng.pick(Object.values(HEADS[ctx.faction]))(penFor(ctx, { scale: s, layer: 'hatch' }), rng);
    const x = rng.range(180, 220);
    return (
      pen.part('M-10 -10H410V310H-10Z', 'ink', { gap: 6, lit: 0.5 }) +
      pen.flat(starburst(rng, x, 150, 15, 176, 0.62), 'hot') +
      pen.flat(starburst(rng, x, 150, 13, 140, 0.62), 'flame') +
      pen.flat(spikes(rng, x, 150, 34, 110, 330, 9), 'hot') +
      at(
        x,
        118,
        head.back +
          pen.part(
            'M-12 40C-40 46 -58 60 -64 96L-96 150L-78 160L-46 120L-50 260H56L46 120L92 96L112 40L94 34L74 80C54 56 34 44 12 40Z',
            'ink',
            { gap: 3 },
          ) +
          head.front,
        s,
        rng.range(-8, 8),
      ) +
      at(x + 84, 118, PROPS[rng.pick(['sword', 'rifle', 'wrench', 'hook'])](pen, rng), 0.9, 24) +
      Array.from({ length: 12 }, () => {
        const [qx, qy] = polar(x, 150, rng.range(130, 210), rng() * 6.28);
        const q = rng.range(4, 14);
        return pen.part(
          poly([
            [qx - q, qy],
            [qx, qy - q * 0.6],
            [qx + q, qy + q * 0.5],
          ]),
          'deep',
          { lit: 0.4, gap: 3 },
        );
      }).join('')
    );
  },
  /** A hand that catches a falling light at the last moment. */
  grasp({ rng, pen }) {
    const m = rng.sign();
    const [x, y] = [200 + m * 46, 104];
    const trail = taper(x, y, x + m * 240, y - 190, 66);
    const cloth = rng.pick(['deep', 'ink']);
    const hand = openHand(pen, 'bone', { spread: 10, sleeve: cloth, trim: 'hot' });
    return (
      pen.flat(speed(rng, m > 0 ? -0.66 : Math.PI + 0.66, 44), 'tone', 'opacity=".6"') +
      pen.flat(trail, 'hot') +
      pen.flat(taper(x, y, x + m * 180, y - 142, 26), 'flame') +
      pen.ctx.bloom(x, y, 120) +
      pen.flat(spikes(rng, x, y, 26, 30, 120, 8), 'hot') +
      pen.part(starburst(rng, x, y, 11, 50), 'flame', { lit: 0, line: 'ink' }) +
      at(x - m * 74, y + 142, hand, [m * 1.66, 1.66], m * 34)
    );
  },
  /** A flame that leaps up from a struck wick, and all its sparks. */
  kindle({ rng, pen }) {
    const m = rng.sign();
    const x = 200 + m * 20;
    const flame = (k: number) =>
      `M${x} ${270}C${x - m * 96 * k} ${240} ${x - m * 70 * k} ${270 - 110 * k} ${x - m * 14 * k} ${270 - 150 * k}` +
      `C${x - m * 4 * k} ${270 - 196 * k} ${x + m * 40 * k} ${270 - 226 * k} ${x + m * 96 * k} ${270 - 262 * k}` +
      `C${x + m * 56 * k} ${270 - 190 * k} ${x + m * 104 * k} ${270 - 150 * k} ${x + m * 92 * k} ${270 - 82 * k}` +
      `C${x + m * 84 * k} ${270 - 30 * k} ${x + m * 44 * k} 266 ${x} 270Z`;
    const sparks = Array.from({ length: 34 }, () => {
      const rise = rng.range(30, 260);
      return pen.dot(x + m * rise * rng.range(-0.3, 0.9), 270 - rise, rng.range(0.8, 3.2), rng.pick(['hot', 'flame']));
    });
    return (
      pen.flat(spikes(rng, x, 262, 52, 60, 420, 8), 'tone', 'opacity=".6"') +
      pen.part('M-10 310V282C90 262 310 262 410 282V310Z', 'ink', { tilt: 90, lit: 0.4 }) +
      pen.ctx.bloom(x, 190, 190) +
      pen.part(flame(1), 'hot', { line: 'ink', hatch: 'flame', lit: 0.3 }) +
      pen.flat(flame(0.66), 'flame') +
      pen.flat(flame(0.36), 'tone') +
      sparks.join('') +
      pen.part(`M${x - 9} 296L${x - 6} 258H${x + 6}L${x + 9} 296Z`, 'ink', { lit: 0.4 })
    );
  },
} satisfies Actions;
