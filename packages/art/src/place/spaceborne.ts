import { at, rotated } from '../drawing/markup';
import { sym } from '../drawing/path';
import { oval, polar, poly, taper, turn } from '../drawing/shape';
import { world } from '../sky/world';
import { LAND, type Places, person, ridge, windows } from './parts';

/** Places that hang in space. */
export const SPACEBORNE_PLACES = {
  /** A long spine with drums and plates on it, small hulls at its foot. */
  spindle({ ctx, rng, pen }) {
    const side = rng.sign();
    const planet = world(ctx, rng, 200 + side * rng.range(120, 160), rng.range(250, 300), rng.range(110, 140));
    const count = rng.int(4, 6);
    const drums = Array.from({ length: count }, (_, i) => {
      const y = 48 + (i * 190) / (count - 1);
      const half = rng.range(26, 84) * (i % 2 ? 1 : 0.7);
      const h = rng.range(9, 17);
      const shape = `M${-half} ${y - h}L${half} ${y - h}L${half + 9} ${y}L${half} ${y + h}L${-half} ${y + h}L${-half - 9} ${y}Z`;
      return (
        pen.part(shape, i % 2 ? 'bone' : 'tone', { tilt: 90, gap: 3.2, hatch: 'ink', lit: 0.5 }) +
        windows(pen, rng, -half + 5, y - 3, half * 2 - 10, 7, i % 2 ? 'ink' : 'hot', 0.55)
      );
    });
    const hulls = [-1, 1].map((m) =>
      at(m * rng.range(64, 100), rng.range(250, 276), pen.part('M-22 0L18 -7L24 0L18 6Z', 'bone', { lit: 0.3 }), [
        m,
        1,
      ]),
    );
    const spine = pen.part('M-7 -20H7V290L0 310L-7 290Z', 'ink', { gap: 4 }) + pen.line('M0 22V-20', 'bone', 2);
    const lamp = pen.glow(oval(0, 24, 5), 0, 24, 46) + pen.glow(oval(0, 296, 4), 0, 296, 30);
    return (
      planet + rotated(side * rng.range(6, 20), 200, 150, at(200, 0, spine + drums.join('') + hulls.join('') + lamp))
    );
  },
  /** A hollow rock: lit mouths, a great dock, and masts on its skin. */
  rockport({ rng, pen, sun }) {
    const n = 17;
    const rock = poly(
      Array.from({ length: n }, (_, i) => {
        const reach = rng.range(0.86, 1.1);
        return [206 + Math.cos(turn(i, n)) * 156 * reach, 168 + Math.sin(turn(i, n)) * 98 * reach] as const;
      }),
    );
    const masts = Array.from({ length: 7 }, (_, i) => {
      const [x, y] = [92 + i * 38 + rng.range(-8, 8), 92 - Math.sin((i / 6) * Math.PI) * 20];
      return pen.line(`M${x} ${y + 8}V${y - rng.range(14, 42)}`, 'bone', 2) + pen.dot(x, y - 14, 2);
    }).join('');
    const mouths = Array.from({ length: 13 }, () => {
      const [x, y] = polar(206, 170, rng.range(0.5, 0.92) * 92, rng() * 6.28);
      return pen.glow(oval(206 + (x - 206) * 1.5, y, 3.4, 2.2), 206 + (x - 206) * 1.5, y, 15);
    }).join('');
    const [dx, dy] = [rng.range(150, 230), rng.range(168, 184)];
    const dock =
      pen.ctx.bloom(dx, dy, 100) +
      pen.part(oval(dx, dy, 62, 38), 'ink', { lit: 0, line: 'bone', w: 3 }) +
      pen.flat(oval(dx, dy + 5, 52, 28), 'hot') +
      pen.flat(oval(dx, dy + 10, 34, 16), 'flame') +
      pen.part(`M${dx - 30} ${dy + 10}L${dx + 18} ${dy - 2}L${dx + 34} ${dy + 8}L${dx + 12} ${dy + 20}Z`, 'ink', {
        lit: 0.3,
      });
    const out =
      pen.part(`M318 96l46 -12l12 6l-10 8l-44 4z`, 'bone', { lit: 0.3 }) + pen.flat(taper(318, 97, 270, 110, 7), 'hot');
    return sun() + masts + pen.part(rock, 'deep', { gap: 4.2, lit: 0.6, line: 'pale' }) + mouths + dock + out;
  },
  /** Ribs of a dock around a hull that is being built. */
  drydock({ ctx, rng, pen }) {
    const back = world(ctx, rng, rng.range(60, 340), rng.range(60, 100), rng.range(40, 66));
    const rib = (x: number, near: boolean) => {
      const h = near ? 122 : 108;
      const bow = `M${x} ${158 - h}C${x + 62} ${158 - h * 0.9} ${x + 62} ${158 + h * 0.9} ${x} ${158 + h}`;
      return (
        pen.line(bow, 'ink', 13) +
        pen.line(bow, near ? 'bone' : 'tone', 8) +
        pen.line(bow, 'ink', 1.4, 'stroke-dasharray="4 7"')
      );
    };
    const hull =
      pen.part('M44 160C90 118 250 112 330 142L362 158L330 176C250 206 90 202 44 160Z', 'bone', {
        tilt: 90,
        gap: 3.4,
        lit: 0.5,
      }) +
      pen.part('M120 132L160 92H214L240 130Z', 'deep', { tilt: 90, lit: 0.5 }) +
      pen.line('M84 134V188M124 124V196M164 120V200M204 118V200M244 122V196M284 130V188', 'ink', 1.2) +
      windows(pen, rng, 90, 152, 210, 14, 'ink', 0.4);
    const sparks = Array.from({ length: 6 }, () => {
      const [x, y] = [rng.range(90, 330), rng.range(124, 196)];
      const star = Array.from({ length: 7 }, (_, i) =>
        taper(x, y, ...polar(x, y, rng.range(9, 20), turn(i, 7)), 2),
      ).join('');
      return pen.ctx.bloom(x, y, 26) + pen.flat(star, 'flame');
    }).join('');
    const xs = [70, 140, 210, 280];
    const rails = pen.line('M40 36H352M40 280H352', 'ink', 8) + pen.line('M40 36H352M40 280H352', 'bone', 3);
    return (
      back + xs.map((x) => rib(x - 20, false)).join('') + hull + sparks + xs.map((x) => rib(x, true)).join('') + rails
    );
  },
  /** A tower that has no top: a line from the ground to a ring of light. */
  tether({ rng, pen, sun }) {
    const x = rng.range(150, 250);
    const ring = (y: number, w: number) =>
      pen.line(oval(x, y, w, w * 0.22), 'ink', 9) + pen.line(oval(x, y, w, w * 0.22), 'bone', 4);
    const cars = [rng.range(80, 110), rng.range(140, 170), rng.range(190, 214)].map((y, i) =>
      at(
        x,
        y,
        pen.part(sym('M0 -13L9 -8V10L0 15'), i % 2 ? 'bone' : 'hot', { lit: 0.3, line: 'ink' }) +
          pen.ctx.bloom(0, 0, 26),
      ),
    );
    return (
      sun() +
      pen.part(ridge(rng, 214, 18), 'mid', LAND) +
      pen.part(ridge(rng, 242, 12), 'deep', LAND) +
      pen.part(`M${x - 4} -20H${x + 4}L${x + 20} 262H${x - 20}Z`, 'ink', { gap: 5, lit: 0.5, line: 'pale' }) +
      pen.line(`M${x - 22} -20L${x - 84} 270M${x + 22} -20L${x + 84} 270`, 'bone', 1) +
      ring(44, 92) +
      ring(26, 60) +
      cars.join('') +
      pen.part(
        `M${x - 100} 300L${x - 66} 250H${x - 34}L${x - 24} 226H${x + 24}L${x + 34} 250H${x + 66}L${x + 100} 300Z`,
        'ink',
        {
          gap: 4,
        },
      ) +
      windows(pen, rng, x - 60, 258, 120, 26, 'hot', 0.45) +
      pen.part(ridge(rng, 288, 6), 'ink', LAND) +
      person(pen, x + 118, 290, 0.8)
    );
  },
  /** Plates that float on cloud, houses on them, bridges between. */
  cloudtown({ rng, pen, sun }) {
    const island = (x: number, y: number, w: number) => {
      const houses = Array.from({ length: Math.round(w / 13) }, (_, i) => {
        const [hx, hw, hh] = [x - w * 0.8 + i * 21, 16, rng.range(16, 52)];
        const roof = rng.chance(0.4) ? `L${hx + hw / 2} ${y - hh - 14}L${hx} ${y - hh}` : '';
        return (
          pen.part(`M${hx} ${y}V${y - hh}${roof}L${hx + hw} ${y - hh}V${y}Z`, i % 2 ? 'ink' : 'deep', { gap: 3.2 }) +
          windows(pen, rng, hx + 4, y - hh + 5, hw - 6, hh - 8, 'hot', 0.5)
        );
      }).join('');
      const keel = `M${x - w} ${y}H${x + w}C${x + w * 0.6} ${y + 26} ${x + 14} ${y + 30} ${x} ${y + 62}C${x - 14} ${y + 30} ${x - w * 0.6} ${y + 26} ${x - w} ${y}Z`;
      return (
        houses + pen.part(keel, 'ink', { tilt: 90, gap: 3.4, lit: 0.5 }) + pen.glow(oval(x, y + 46, 3.4), x, y + 46, 32)
      );
    };
    const bank = (y: number, tone: 'mid' | 'deep') =>
      pen.part(
        Array.from({ length: 9 }, (_, i) =>
          oval(i * 52 + rng.range(-14, 6), y + rng.range(-8, 8), rng.range(34, 52), rng.range(18, 28)),
        ).join(''),
        tone,
        { tilt: 90, gap: 5, lit: 0.4, line: 'none' },
      );
    const ys = [rng.range(150, 164), rng.range(196, 208), rng.range(128, 150)];
    return (
      sun() +
      bank(226, 'mid') +
      pen.line(
        `M84 ${ys[0]}Q150 ${(ys[0] ?? 0) + 34} 226 ${ys[1]}M240 ${ys[1]}Q290 ${(ys[1] ?? 0) + 10} 330 ${ys[2]}`,
        'bone',
        2.4,
      ) +
      island(82, ys[0] ?? 150, 56) +
      island(330, ys[2] ?? 140, 50) +
      bank(262, 'deep') +
      island(216, ys[1] ?? 200, 72) +
      bank(298, 'mid')
    );
  },
  /** A hull that fell long ago, propped up as a roof; under it a street of lamps. */
  hulktown({ rng, pen, sun }) {
    const shell = 'M-20 196C40 92 190 34 420 70V112C250 92 130 124 60 226L-20 240Z';
    const plates = 'M60 124L92 186M130 84L156 142M210 58L228 114M300 56L308 100';
    const props = [96, 182, 268, 350].map((x, i) =>
      pen.part(taper(x, 292, x + 10, 170 - i * 22, 15), 'ink', { gap: 4, lit: 0.3 }),
    );
    const huts = Array.from({ length: 8 }, (_, i) => {
      const [x, w, h] = [70 + i * 40 + rng.range(-6, 6), rng.range(28, 36), rng.range(26, 70)];
      const house = pen.part(`M${x} 284V${284 - h}L${x + w * 0.6} ${276 - h}L${x + w} ${284 - h}V284Z`, 'ink', {
        gap: 5,
      });
      return house + windows(pen, rng, x + 5, 288 - h, w - 9, h - 14, 'hot', 0.5);
    });
    const lamps = Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [84 + i * 36, 190 - i * 6 + Math.sin((i / 8) * Math.PI) * 26];
      return pen.glow(oval(x, y, 3), x, y, 20);
    });
    return (
      sun() +
      pen.part(ridge(rng, 232, 12), 'mid', LAND) +
      pen.part(shell, 'tone', { tilt: 90, gap: 4.4, lit: 0.6, hatch: 'ink', line: 'pale' }) +
      pen.line(plates, 'ink', 1.6) +
      pen.glow(oval(356, 84, 7, 5), 356, 84, 30) +
      pen.ctx.bloom(200, 236, 150) +
      props.join('') +
      pen.line('M84 190Q230 216 372 142', 'bone', 1) +
      huts.join('') +
      lamps.join('') +
      pen.part(ridge(rng, 286, 6), 'ink', LAND) +
      person(pen, rng.range(30, 60), 288, 1)
    );
  },
} satisfies Places;
