import { glyphAt } from '../drawing/glyph';
import type { Point } from '../drawing/path';
import { oval, poly, taper, W } from '../drawing/shape';
import { LAND, type Places, person, ridge, tree } from './parts';

/** Places that nobody built, or nobody remembers building. */
export const WILD_PLACES = {
  canyon({ rng, pen, sun }) {
    let s = sun();
    for (const [k, tone] of (['mid', 'deep', 'ink'] as const).entries()) {
      const open = 30 + k * 46;
      for (const m of [-1, 1]) {
        const pts: Point[] = [[200 + m * 230, -20]];
        let x = 200 + m * (open + rng.range(60, 110));
        for (let y = -20 + k * 20; y < 300; y += rng.range(26, 46)) {
          x += m * rng.range(-26, 12);
          pts.push([Math.abs(x - 200) < open ? 200 + m * open : x, y]);
        }
        pts.push([200 + m * (open * 0.8), 320], [200 + m * 230, 320]);
        s += pen.part(poly(pts), tone, { gap: 4.6, side: -m, lit: 0.34 });
      }
      if (k === 1 && rng.chance(0.7)) {
        s +=
          pen.part(`M90 ${164}Q200 ${132 + rng.range(-10, 10)} 310 164L310 172Q200 ${146} 90 172Z`, 'ink', { lit: 0 }) +
          person(pen, 200 + rng.range(-40, 40), 152, 0.62);
      }
    }
    return s + pen.part(ridge(rng, 284, 7), 'ink', LAND) + person(pen, 200 + rng.range(-30, 30), 286, 0.9, 'ink');
  },
  garden({ rng, pen, sun }) {
    let s = sun() + pen.part(ridge(rng, 220, 12), 'mid', LAND);
    for (let i = 0; i < 5; i++) {
      s += tree(
        pen,
        rng,
        30 + i * 88 + rng.range(-20, 20),
        236 + rng.range(-6, 10),
        rng.range(0.9, 1.5),
        i % 2 ? 'deep' : 'ink',
      );
    }
    s += pen.part(
      `M150 310C${170} 280 ${236} 272 ${200} 240C${214} 238 ${222} 240 ${224} 242C${256} 270 ${214} 284 ${216} 310Z`,
      'tone',
      { hatch: 'deep', tilt: 90 },
    );
    for (let i = 0; i < 16; i++) {
      const x = rng() * W;
      const h = rng.range(14, 34);
      s +=
        pen.line(`M${x} 304Q${x + 3} ${292 - h / 2} ${x + rng.range(-8, 8)} ${296 - h}`, 'ink', 2) +
        (i % 2 ? pen.glow(oval(x, 294 - h, 3.4), x, 294 - h, 14) : pen.dot(x, 294 - h, 3, 'bone'));
    }
    return s + person(pen, 226, 262, 0.9);
  },
  monoliths({ ctx, rng, pen, sun }) {
    let s = sun() + pen.part(ridge(rng, 226, 10), 'mid', LAND);
    const n = rng.int(5, 8);
    const order = Array.from({ length: n }, (_, i) => i).sort((a, b) =>
      Math.abs(b - n / 2) - Math.abs(a - n / 2) > 0 ? -1 : 1,
    );
    for (const i of order) {
      const x = 30 + (i * 350) / (n - 1) + rng.range(-12, 12);
      const h = rng.range(70, 190);
      const w = rng.range(14, 26);
      const l = rng.range(-10, 10);
      s +=
        pen.part(
          `M${x - w} 270L${x - w * 0.7 + l} ${262 - h}L${x + w * 0.3 + l} ${250 - h - rng.range(0, 20)}` +
            `L${x + w * 0.8 + l} ${270 - h}L${x + w} 272Z`,
          i % 2 ? 'ink' : 'deep',
          { gap: 3.6, lit: 0.45 },
        ) +
        (rng.chance(0.5)
          ? glyphAt(rng.pick(['Hollow Choir', ctx.faction, 'Truth']), x + l * 0.5, 262 - h * 0.6, 18, pen.ink.hot, {
              weight: 2,
            })
          : '');
    }
    return s + pen.part(ridge(rng, 274, 8), 'ink', LAND) + person(pen, 200 + rng.range(-120, 120), 276, 0.8);
  },
  chasm({ rng, pen, sun }) {
    const x = rng.range(170, 230);
    let s =
      sun() +
      pen.part(ridge(rng, 190, 14), 'mid', LAND) +
      pen.part(`M-10 214H${x - 60}L${x - 30} 320H-10Z`, 'ink', { gap: 4.4, side: 1 }) +
      pen.part(`M410 206H${x + 64}L${x + 22} 320H410Z`, 'ink', { gap: 4.4, side: -1 }) +
      pen.ctx.bloom(x, 290, 120) +
      pen.flat(`M${x - 30} 320L${x - 56} 220L${x} 250L${x + 60} 214L${x + 22} 320Z`, 'hot', 'opacity=".55"');
    for (let i = 0; i < 7; i++) {
      const qx = x + rng.range(-40, 44);
      const qy = 190 - i * 22;
      const q = rng.range(4, 13);
      s += pen.part(
        poly([
          [qx - q, qy],
          [qx - q * 0.2, qy - q],
          [qx + q, qy - q * 0.3],
          [qx + q * 0.4, qy + q],
        ]),
        'ink',
        { lit: 0.5, gap: 2.8 },
      );
    }
    return (
      s +
      pen.line(`M${x - 60} 214Q${x} ${236} ${x + 64} 206`, 'ink', 3) +
      person(pen, x - 78, 216, 1) +
      (rng.chance(0.5) ? person(pen, x + 84, 208, 1) : '')
    );
  },
  forest({ rng, pen, sun }) {
    let s = sun() + pen.part(ridge(rng, 232, 10), 'mid', LAND);
    for (let k = 0; k < 2; k++) {
      for (let i = 0; i < 6; i++) {
        const x = i * 80 + rng.range(-20, 30);
        const w = rng.range(5, 10) + k * 5;
        const tone = k ? 'ink' : 'deep';
        let d =
          `M${x - w} 310L${x - w * 0.5} ${60 + rng.range(0, 60)}L${x} ${10 + rng.range(0, 60)}` +
          `L${x + w * 0.5} ${70 + rng.range(0, 60)}L${x + w} 310Z`;
        for (let b = 0; b < 5; b++) {
          const y = rng.range(50, 200);
          const m = rng.sign();
          d += taper(x, y, x + m * rng.range(24, 60), y - rng.range(10, 50), w * 0.7);
        }
        s += pen.part(d, tone, { gap: 7, lit: 0.4 });
      }
    }
    for (let i = 0; i < 12; i++) {
      const x = rng() * W;
      const y = rng.range(90, 270);
      s += pen.glow(oval(x, y, 1.8), x, y, 12);
    }
    return s + pen.part(ridge(rng, 280, 8), 'ink', LAND) + person(pen, 200 + rng.range(-40, 40), 282, 1);
  },
} satisfies Places;
