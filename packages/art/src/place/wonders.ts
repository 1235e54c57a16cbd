import { glyphAt } from '../drawing/glyph';
import { at } from '../drawing/markup';
import { sym } from '../drawing/path';
import { oval, polar, poly, taper, turn } from '../drawing/shape';
import { LAND, type Places, person, ridge, windows } from './parts';

/** Great works. */
export const WONDERS = {
  /** A dish as wide as a field, looking up. */
  observatory({ rng, pen, sun }) {
    const x = rng.range(170, 230);
    const lean = rng.sign() * rng.range(14, 34);
    const dish =
      pen.line('M-96 -8L0 -98M96 -8L0 -98M0 -8V-98', 'bone', 2) +
      pen.part('M-112 -14C-90 62 90 62 112 -14C70 8 -70 8 -112 -14Z', 'bone', {
        tilt: 90,
        hatch: 'mid',
        gap: 3.2,
        lit: 0.6,
      }) +
      pen.part(oval(0, -12, 112, 19), 'deep', { tilt: 90, gap: 3.4, lit: 0.5, line: 'bone' }) +
      pen.glow(oval(0, -98, 7), 0, -98, 54) +
      pen.flat(taper(0, -98, -50, -10, 5) + taper(0, -98, 50, -10, 5), 'hot', 'opacity=".5"');
    const field = [-150, -104, 112, 158].map((dx, i) =>
      at(
        x + dx,
        262 - (i % 2) * 10,
        pen.part('M-22 -20C-18 -4 18 -4 22 -20C12 -15 -12 -15 -22 -20Z', 'tone', { lit: 0.4 }) +
          pen.line('M0 -8V16', 'ink', 3),
      ),
    );
    return (
      sun() +
      pen.part(ridge(rng, 226, 14), 'mid', LAND) +
      field.join('') +
      at(x, 166, dish, 1, lean) +
      pen.part(`M${x - 14} 200L${x - 34} 290H${x + 34}L${x + 14} 200Z`, 'ink', { gap: 3.6 }) +
      windows(pen, rng, x - 20, 240, 40, 40, 'hot', 0.4) +
      pen.part(ridge(rng, 282, 7), 'ink', LAND) +
      person(pen, x + 62, 286, 0.8)
    );
  },
  /** Rings of seats around a floor of light, seen from the upper rim. */
  arena({ ctx, rng, pen }) {
    const tiers = [7, 6, 5, 4, 3, 2].map((k) => {
      const [rx, ry, y] = [k * 42 + 20, k * 19 + 14, 196 - k * 4];
      const heads = Array.from({ length: k * 9 }, (_, i) => {
        const a = turn(i + (k % 2) * 0.5, k * 9);
        return `M${200 + Math.cos(a) * (rx - 11)} ${y + Math.sin(a) * (ry - 5) - 3}h.1`;
      }).join('');
      return (
        pen.part(oval(200, y, rx, ry), k % 2 ? 'ink' : 'deep', { tilt: 90, gap: 5, lit: 0.2, line: 'tone' }) +
        pen.line(heads, k % 2 ? 'tone' : 'ink', 4.6, 'stroke-linecap="round"')
      );
    });
    const banners = [-150, -76, 76, 150].map((dx) =>
      at(
        200 + dx,
        30,
        pen.line('M0 -40V0', 'bone', 2) +
          pen.part('M-15 0H15V62L0 50L-15 62Z', 'hot', { hatch: 'deep', line: 'ink' }) +
          glyphAt(ctx.faction, 0, 22, 20, pen.ink.ink, { weight: 2 }),
      ),
    );
    return (
      pen.ctx.bloom(200, 188, 190) +
      tiers.join('') +
      pen.flat(oval(200, 188, 64, 28), 'hot') +
      pen.flat(oval(200, 190, 44, 18), 'flame') +
      pen.flat(
        poly([
          [176, -20],
          [224, -20],
          [262, 188],
          [138, 188],
        ]),
        'hot',
        'opacity=".25"',
      ) +
      banners.join('') +
      person(pen, 184 + rng.range(-6, 2), 198, 0.9) +
      person(pen, 216 + rng.range(-2, 6), 202, 0.9)
    );
  },
  /** Rows of lit vats, something in each. */
  vats({ rng, pen }) {
    const row = (y: number, n: number, k: number, tone: 'deep' | 'mid') =>
      Array.from({ length: n }, (_, i) => {
        const x = 200 + (i - (n - 1) / 2) * 92 * k;
        const being = rng.pick([
          () => pen.flat('M0 -18C7 -18 9 -8 5 -3C14 2 13 22 4 34H-4C-13 22 -14 2 -5 -3C-9 -8 -7 -18 0 -18Z', 'ink'),
          () => pen.line('M-8 34C-12 14 12 10 0 -8C-6 -18 6 -22 8 -16', 'ink', 6, 'stroke-linecap="round"'),
          () => pen.flat(oval(0, 4, 11, 16), 'ink') + pen.line('M-8 18Q-14 30 -6 38M0 20V38M8 18Q14 30 6 38', 'ink', 3),
        ])();
        const tube =
          pen.ctx.bloom(0, 0, 66) +
          pen.part('M-24 -52H24V52H-24Z', 'hot', { hatch: 'flame', lit: 0.35, line: 'bone', w: 1.6 }) +
          being +
          pen.line('M-17 -46V44', 'flame', 3) +
          pen.part('M-30 -66H30L26 -50H-26Z', tone, { tilt: 90, lit: 0.4 }) +
          pen.part('M-28 50H28L34 72H-34Z', tone, { tilt: 90, lit: 0.4 }) +
          pen.line('M0 -66V-110M-14 -66C-14 -90 -30 -90 -30 -120', 'bone', 3);
        return at(x, y, tube, k);
      }).join('');
    return (
      pen.part('M-10 -10H410V22H-10Z', 'ink', { tilt: 90, gap: 5, lit: 0.4 }) +
      row(112, 7, 0.6, 'mid') +
      pen.part('M-10 160H410V310H-10Z', 'ink', { tilt: 90, gap: 6, lit: 0.5 }) +
      row(196, 5, 1.06, 'deep') +
      person(pen, rng.pick([152, 246]), 292, 1.5, 'ink')
    );
  },
  /** A shaft with a stair around it, and light at the bottom. */
  shaft({ rng, pen }) {
    const [cx, cy] = [200 + rng.range(-16, 16), 196];
    const rings = Array.from({ length: 8 }, (_, i) => {
      const q = 1 - i / 8;
      const [rx, ry, y] = [40 + q * 230, 22 + q * 150, cy - q * 60];
      const marks = Array.from({ length: 16 }, (_, k) => {
        const a = turn(k, 16) + i * 0.16;
        return `M${cx + Math.cos(a) * rx} ${y + Math.sin(a) * ry}L${cx + Math.cos(a) * (rx - 15)} ${y + Math.sin(a) * (ry - 9)}`;
      }).join('');
      return (
        pen.part(oval(cx, y, rx, ry), i % 2 ? 'ink' : 'deep', { tilt: 90, gap: 6, lit: 0.25, line: 'tone' }) +
        pen.line(marks, 'tone', 1.4)
      );
    }).join('');
    const niches = Array.from({ length: 18 }, (_, i) => {
      const q = 0.25 + (i / 18) * 0.7;
      const a = i * 0.9;
      const [x, y] = [cx + Math.cos(a) * (34 + q * 222), cy - q * 60 + Math.sin(a) * (18 + q * 144)];
      return pen.glow(oval(x, y, 2 + q * 2, 3 + q * 2.6), x, y, 10 + q * 14);
    }).join('');
    return (
      rings +
      niches +
      pen.ctx.bloom(cx, cy, 110) +
      pen.flat(oval(cx, cy - 2, 44, 23), 'hot') +
      pen.flat(oval(cx, cy, 28, 14), 'flame') +
      pen.flat(taper(cx, cy, cx, -40, 46), 'hot', 'opacity=".2"') +
      pen.part('M-10 250L96 276L150 310H-10Z', 'ink', { gap: 4 }) +
      person(pen, 62, 268, 1.2)
    );
  },
  /** A bridge with houses on it, over nothing. */
  bridge({ rng, pen, sun }) {
    const y = rng.range(170, 184);
    const houses = Array.from({ length: 12 }, (_, i) => {
      const [x, w, h] = [6 + i * 33, 31, rng.range(22, 66) + (i === 5 || i === 6 ? 30 : 0)];
      const roof = rng.chance(0.5) ? `L${x + w / 2} ${y - h - 18}` : '';
      return (
        pen.part(`M${x} ${y}V${y - h}${roof}L${x + w} ${y - h}V${y}Z`, i % 2 ? 'ink' : 'deep', { gap: 3.4 }) +
        windows(pen, rng, x + 6, y - h + 8, w - 10, h - 14, 'hot', 0.4)
      );
    }).join('');
    const arch = (x: number) =>
      `M${x} ${y + 16}C${x + 4} ${y + 70} ${x + 34} ${y + 90} ${x + 34} 310H${x + 66}C${x + 66} ${y + 90} ${x + 96} ${y + 70} ${x + 100} ${y + 16}Z`;
    return (
      sun() +
      pen.part(ridge(rng, 246, 18, 40, true), 'mid', LAND) +
      houses +
      pen.part(`M-10 ${y}H410V${y + 18}H-10Z`, 'tone', { tilt: 90, hatch: 'ink', lit: 0.5 }) +
      [-34, 150, 334].map((x) => pen.part(arch(x), 'ink', { gap: 3.8 })).join('') +
      [120, 282]
        .map((x) => pen.line(`M${x} ${y + 18}V${y + 42}`, 'bone', 1.4) + pen.glow(oval(x, y + 48, 4), x, y + 48, 30))
        .join('') +
      pen.flat(
        Array.from({ length: 7 }, (_, i) =>
          taper(rng.range(40, 360), 250 + i * 6, rng.range(120, 280), 252 + i * 6, 2),
        ).join(''),
        'tone',
        'opacity=".5"',
      )
    );
  },
  /** A field of crystals, lit from within. */
  crystals({ rng, pen, sun }) {
    const shard = (x: number, foot: number, h: number, w: number, lean: number, lit: boolean) => {
      const [tx, ty] = [x + lean, foot - h];
      const near = pen.part(
        poly([
          [x - w, foot],
          [tx - w * 0.7, ty + h * 0.26],
          [tx, ty],
          [x, foot + 4],
        ]),
        lit ? 'hot' : 'tone',
        { gap: 4, lit: 0.3, hatch: lit ? 'flame' : 'pale', line: 'ink' },
      );
      return (
        near +
        pen.part(
          poly([
            [x, foot + 4],
            [tx, ty],
            [tx + w * 0.8, ty + h * 0.3],
            [x + w, foot],
          ]),
          lit ? 'deep' : 'ink',
          { gap: 4, lit: 0.4 },
        )
      );
    };
    const back = Array.from({ length: 6 }, (_, i) =>
      shard(24 + i * 70, 240, rng.range(60, 110), 13, rng.range(-30, 30), i % 3 === 1),
    ).join('');
    const front = [-110, 70, 132].map((dx) => shard(200 + dx, 280, rng.range(70, 130), 22, dx * 0.3, false)).join('');
    const x = 200 + rng.range(-30, 10);
    return (
      sun() +
      pen.part(ridge(rng, 228, 12), 'mid', LAND) +
      back +
      pen.part(ridge(rng, 256, 10), 'deep', LAND) +
      pen.ctx.bloom(x, 170, 120) +
      shard(x, 282, rng.range(190, 220), 34, rng.range(-20, 26), true) +
      front +
      pen.part(ridge(rng, 284, 8), 'ink', LAND) +
      person(pen, x + 52, 288, 1)
    );
  },
  /** A court: three tall seats under a sign, one small person before them. */
  tribunal({ ctx, rng, pen }) {
    const seat = (x: number, top: number, k: number) =>
      at(
        x,
        214,
        pen.part(sym(`M0 ${-top}L${20} ${-top + 26}L30 -40L38 20L0 20`), 'ink', { gap: 3.6 }) +
          pen.part(sym('M0 -62C14 -62 18 -46 14 -36C26 -30 30 -10 32 18L0 18'), rng.pick(['deep', 'mid']), { gap: 3 }) +
          pen.flat(sym('M0 -52L7 -49L6 -45L0 -44'), 'hot'),
        k,
      );
    const x = 200;
    return (
      pen.flat(
        Array.from({ length: 15 }, (_, i) => taper(x, 70, ...polar(x, 70, 420, Math.PI * (i / 14)), 16)).join(''),
        'mid',
        'opacity=".8"',
      ) +
      pen.ctx.bloom(x, 62, 110) +
      pen.part(oval(x, 62, 42), 'ink', { lit: 0, line: 'hot', w: 2 }) +
      glyphAt(ctx.faction, x, 62, 60, pen.ink.hot, { weight: 1.4 }) +
      seat(96, 104, 1) +
      seat(304, 104, 1) +
      seat(200, 110, 1.14) +
      pen.part('M-10 226H410V310H-10Z', 'ink', { tilt: 90, gap: 6, lit: 0.5 }) +
      pen.part('M30 206H370L386 240H14Z', 'deep', { tilt: 90, gap: 4, lit: 0.5 }) +
      pen.flat(
        poly([
          [160, 310],
          [240, 310],
          [216, 244],
          [184, 244],
        ]),
        'hot',
        'opacity=".7"',
      ) +
      person(pen, 199, 292, 1.5)
    );
  },
} satisfies Places;
