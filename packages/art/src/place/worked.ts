import { at } from '../drawing/markup';
import { oval, polar, poly, swell, W } from '../drawing/shape';
import { world } from '../sky/world';
import { LAND, type Places, person, ridge, tree, windows } from './parts';

/** Places of work and watch. */
export const WORKED_PLACES = {
  harbour({ rng, pen, sun, sx }) {
    let s = sun() + pen.part(ridge(rng, 206, 12), 'mid', LAND);
    const water = 214;
    const lines = Array.from({ length: 34 }, () => {
      const x = rng() * W;
      const y = rng.range(water + 4, 300);
      const l = rng.range(14, 70);
      return swell(x - l / 2, y, x + l / 2, y, 1.8);
    }).join('');
    s +=
      pen.flat(`M0 ${water}H400V300H0Z`, 'deep') +
      pen.flat(lines, 'tone', 'opacity=".8"') +
      pen.flat(
        Array.from({ length: 12 }, (_, i) =>
          swell(sx - 26 + i * 1.4, water + 6 + i * 7, sx + 26 - i * 1.4, water + 6 + i * 7, 2.2),
        ).join(''),
        'hot',
      );
    const boats = Array.from({ length: 3 }, (_, i) => {
      const hull = pen.part('M-46 -4C-30 14 30 14 46 -4L34 -12H-34Z', 'ink', { line: 'pale' });
      const cabin = pen.part('M-22 -12C-20 -30 16 -34 24 -12Z', rng.pick(['bone', 'hot', 'tone']), { lit: 0.5 });
      const keel = pen.ctx.bloom(0, 20, 34) + pen.flat(oval(0, 15, 22, 2.6), 'hot');
      const vane = pen.line('M8 -26V-58M-4 -50H20M8 -58l12 -8', 'bone', 2) + pen.dot(8, -40, 3);
      return at(
        70 + i * 120 + rng.range(-30, 30),
        rng.range(196, 238),
        keel + hull + cabin + vane,
        rng.range(0.7, 1.25),
      );
    });
    s += boats.join('');
    const side = rng.sign();
    const px = side > 0 ? 400 : 0;
    return (
      s +
      pen.part(
        `M${px} 300V150L${px - side * 26} 150L${px - side * 30} 214L${px - side * 120} 232L${px - side * 150} 300Z`,
        'ink',
        { lit: 0.4 },
      ) +
      pen.line(`M${px - side * 26} 152L${px - side * 110} 118M${px - side * 100} 122V196`, 'ink', 6) +
      pen.glow(oval(px - side * 100, 198, 5), px - side * 100, 198, 40) +
      person(pen, px - side * 80, 240, 0.8)
    );
  },
  foundry({ rng, pen, sun }) {
    let s = sun() + pen.part(ridge(rng, 222, 10), 'mid', LAND);
    const n = rng.int(3, 5);
    for (let i = 0; i < n; i++) {
      const x = 46 + (i * 320) / n + rng.range(-10, 20);
      const h = rng.range(110, 190);
      const w = rng.range(13, 22);
      const style = rng.int(0, 1);
      const smoke = Array.from({ length: 5 }, (_, k) =>
        oval(x + k * rng.range(6, 14), 258 - h - 10 - k * 15, 9 + k * 5, 7 + k * 3.4),
      ).join('');
      s +=
        pen.flat(smoke, 'deep', 'opacity=".8"') +
        pen.part(
          style
            ? `M${x - w * 1.5} 290C${x - w * 0.6} 230 ${x - w * 0.6} ${290 - h} ${x - w} ${258 - h}` +
                `H${x + w}C${x + w * 0.6} ${290 - h} ${x + w * 0.6} 230 ${x + w * 1.5} 290Z`
            : `M${x - w} 290L${x - w * 0.7} ${258 - h}H${x + w * 0.7}L${x + w} 290Z`,
          i % 2 ? 'deep' : 'ink',
          { gap: 3.6 },
        ) +
        pen.flat(`M${x - w * 0.7} ${262 - h}H${x + w * 0.7}V${267 - h}H${x - w * 0.7}Z`, 'hot') +
        pen.ctx.bloom(x, 258 - h, 30);
    }
    const fx = rng.range(120, 280);
    return (
      s +
      pen.part(`M-10 300V250H60V236H150V250H220V240H330V254H410V300Z`, 'ink', { lit: 0.3 }) +
      windows(pen, rng, 10, 258, 380, 26, 'hot', 0.2) +
      pen.ctx.bloom(fx, 290, 110) +
      pen.flat(`M${fx - 24} 310V262Q${fx} 236 ${fx + 24} 262V310Z`, 'hot') +
      pen.flat(`M${fx - 12} 310V276Q${fx} 258 ${fx + 12} 276V310Z`, 'flame') +
      person(pen, fx + 4, 306, 0.9) +
      pen.line(`M0 ${rng.range(190, 214)}L400 ${rng.range(190, 214)}`, 'ink', 4)
    );
  },
  dome({ ctx, rng, pen, sun }) {
    const x = rng.range(150, 250);
    const R = rng.range(70, 122);
    const y = 262;
    const id = ctx.uid('dome');
    const lesser = rng.pick([[], [-1], [1], [-1, 1]]);
    ctx.defs.push(`<clipPath id="${id}"><path d="M${x - R} ${y}A${R} ${R} 0 0 1 ${x + R} ${y}Z"/></clipPath>`);
    const lines =
      [0.25, 0.55, 0.85].map((k) => `M${x - R * k} ${y}A${R * k} ${R} 0 0 1 ${x + R * k} ${y}`).join('') +
      [0.35, 0.7]
        .map((k) => {
          const h = R * k;
          const w = Math.sqrt(R * R - h * h);
          return `M${x - w} ${y - h}Q${x} ${y - h - 12} ${x + w} ${y - h}`;
        })
        .join('');
    return (
      sun() +
      pen.part(ridge(rng, 230, 14), 'mid', LAND) +
      `<g clip-path="url(#${id})">` +
      pen.flat(`M0 0H400V300H0Z`, 'deep') +
      pen.ctx.bloom(x, y - 10, R) +
      [-0.6, -0.15, 0.3, 0.66].map((k) => tree(pen, rng, x + k * R, y, rng.range(0.7, 1.2), 'ink')).join('') +
      '</g>' +
      pen.line(`M${x - R} ${y}A${R} ${R} 0 0 1 ${x + R} ${y}`, 'bone', 3) +
      pen.line(lines, 'bone', 1) +
      pen.line(`M${x - R * 0.8} ${y - R * 0.42}A${R} ${R} 0 0 1 ${x - R * 0.4} ${y - R * 0.84}`, 'bone', 4) +
      pen.part(`M${x - R - 16} ${y}H${x + R + 16}L${x + R + 26} 280H${x - R - 26}Z`, 'tone', {
        tilt: 90,
        hatch: 'ink',
      }) +
      pen.part(ridge(rng, 282, 6), 'ink', LAND) +
      lesser
        .map((m) => {
          const q = rng.range(26, 46);
          const dx = x + m * (R + q + rng.range(4, 16));
          const high = 282 - q * 1.36;
          const shell = `M${dx - q} 282C${dx - q} ${high} ${dx + q} ${high} ${dx + q} 282`;
          return (
            pen.part(`${shell}Z`, 'deep', { lit: 0.5 }) +
            pen.line(shell, 'bone', 2) +
            pen.glow(oval(dx, 274, 3), dx, 274, 22)
          );
        })
        .join('') +
      person(pen, x + R + 44, 288, 0.8)
    );
  },
  lighthouse({ ctx, rng, pen }) {
    const x = rng.range(140, 260);
    const top = rng.range(64, 84);
    const m = rng.sign();
    const a = rng.range(-0.2, 0.2);
    const q = (d: number, l: number) => polar(x, top, l, (m > 0 ? 0 : Math.PI) + a + d);
    const beam =
      pen.flat(poly([[x, top], q(-0.1, 460), q(0.1, 460)]), 'hot', 'opacity=".75"') +
      pen.flat(poly([[x, top], q(Math.PI - 0.06, 460), q(Math.PI + 0.06, 460)]), 'hot', 'opacity=".35"');
    return (
      world(ctx, rng, x - m * rng.range(90, 130), rng.range(60, 120), rng.range(26, 46)) +
      pen.part(ridge(rng, 232, 16), 'mid', LAND) +
      beam +
      pen.ctx.bloom(x, top, 70) +
      pen.part(`M${x - 30} 290L${x - 13} ${top + 20}H${x + 13}L${x + 30} 290Z`, 'bone', { hatch: 'mid', lit: 0.5 }) +
      pen.line(oval(x, top, 44, 9), 'ink', 7) +
      pen.line(oval(x, top, 44, 9), 'bone', 3.4) +
      [0.3, 0.6]
        .map((t) => {
          const y = top + 20 + (270 - top) * t;
          const w = 15 + 17 * t;
          return (
            pen.part(`M${x - w} ${y}H${x + w}L${x + w * 0.8} ${y + 9}H${x - w * 0.8}Z`, 'ink', { lit: 0.3 }) +
            pen.glow(oval(x, y + 26, 3), x, y + 26, 14)
          );
        })
        .join('') +
      pen.part(`M${x - 18} ${top + 20}V${top + 13}H${x + 18}V${top + 20}Z`, 'ink', { lit: 0 }) +
      pen.flat(`M${x - 10} ${top + 13}V${top - 12}H${x + 10}V${top + 13}Z`, 'flame') +
      pen.part(`M${x - 16} ${top - 12}L${x} ${top - 36}L${x + 16} ${top - 12}Z`, 'ink', {}) +
      pen.part(
        `M${x - 130} 310C${x - 90} 262 ${x - 40} 262 ${x - 20} 270H${x + 20}C${x + 50} 262 ${x + 90} 276 ${x + 130} 310Z`,
        'ink',
        LAND,
      ) +
      pen.part(ridge(rng, 292, 6), 'ink', LAND) +
      person(pen, x + 46, 276, 0.7)
    );
  },
} satisfies Places;
