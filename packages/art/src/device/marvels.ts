import { at } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { oval, polar, poly, ribbon, taper, through, turn } from '../drawing/shape';
import { ivory, type Objects } from './parts';

/** Machines whose makers would have to explain them. */
export const MARVELS = {
  /** A spark held by claws that do not touch it. */
  starcage(pen, rng) {
    const claws = Array.from({ length: 6 }, (_, i) => {
      const a = turn(i, 6) + 0.2;
      const limb = ribbon([polar(0, 0, 84, a), polar(0, 0, 74, a + 0.42), polar(0, 0, 34, a + 0.5)], [15, 12, 1]);
      return pen.part(limb, 'bone', ivory) + pen.dot(...polar(0, 0, 84, a), 4, 'ink');
    }).join('');
    const rays = Array.from({ length: 14 }, (_, i) =>
      taper(0, 0, ...polar(0, 0, rng.range(26, 46), turn(i, 14)), 5),
    ).join('');
    return (
      pen.ctx.bloom(0, 0, 120) +
      pen.line(oval(0, 0, 84), 'ink', 12) +
      pen.line(oval(0, 0, 84), 'bone', 8) +
      pen.line(oval(0, 0, 84), 'ink', 1.4, 'stroke-dasharray="3 6"') +
      pen.flat(rays, 'hot') +
      pen.flat(oval(0, 0, 15), 'flame') +
      claws
    );
  },
  /** A spiral shell with ports in it. */
  shell(pen) {
    const spiral = Array.from({ length: 26 }, (_, i) => polar(8, 6, 88 * 0.905 ** i, 0.4 - i * 0.44));
    const outer = Array.from({ length: 15 }, (_, i) => polar(8, 6, 88 * 0.905 ** i, 0.4 - i * 0.44));
    const ports = outer.slice(1, 12).map(([x, y], i) => {
      const [px, py] = [8 + (x - 8) * 0.8, 6 + (y - 6) * 0.8];
      return pen.glow(oval(px, py, 5.4 - i * 0.34), px, py, 18 - i);
    });
    return (
      pen.part(`${through(outer)}L8 6Z`, 'bone', { ...ivory, lit: 0.55 }) +
      pen.part('M88 40C100 70 96 96 78 104C60 100 56 76 62 58Z', 'ink', { lit: 0.2, line: 'bone' }) +
      pen.line(through(spiral), 'ink', 3) +
      ports.join('') +
      pen.line('M78 104C84 120 70 132 60 122M70 102C66 118 52 122 46 112', 'hot', 3)
    );
  },
  /** A fork that sounds a note which can be seen. */
  tuningFork(pen, rng) {
    const waves = [26, 42, 58, 76].map((r, i) => {
      const arc = `M${-r} ${-66 - i * 4}C${-r - 18} ${-40} ${-r - 18} ${-14} ${-r} 8`;
      return pen.line(both(arc), i % 2 ? 'bone' : 'hot', 2.6 - i * 0.4);
    });
    return (
      waves.join('') +
      pen.part(
        'M-20 -104H-8V14C-8 24 8 24 8 14V-104H20V18C20 40 8 44 7 52L6 98H-6L-7 52C-8 44 -20 40 -20 18Z',
        'bone',
        ivory,
      ) +
      pen.part(oval(0, 104, 11), 'hot', { line: 'ink', hatch: 'deep' }) +
      pen.line(`M-7 60H7M-7 70H7M-7 80H7`, 'ink', 2) +
      pen.glow(oval(0, rng.range(-40, -20), 4.6), 0, -30, 60)
    );
  },
  /** A frame on which light is woven. */
  loom(pen, rng) {
    const threads = Array.from({ length: 15 }, (_, i) => `M${-56 + i * 8} -78L${-56 + i * 8} 78`).join('');
    const cloth = Array.from({ length: 9 }, (_, i) => `M-56 ${74 - i * 7}H56`).join('');
    const knot = [-40, -8, 24].map((x) => pen.glow(oval(x, rng.range(-40, 2), 4), x, -18, 22)).join('');
    return (
      pen.part('M-74 -92H-62V100H-74ZM62 -92H74V100H62Z', 'ink', { gap: 3, lit: 0.4 }) +
      pen.line(threads, 'hot', 1.4) +
      pen.line(cloth, 'bone', 4.6) +
      pen.part(`M-60 8H60V20H-60Z`, 'bone', { tilt: 90, ...ivory }) +
      knot +
      pen.part('M-92 -100H92V-84H-92ZM-84 88H84V104H-84Z', 'deep', { tilt: 90, line: 'bone' }) +
      pen.part('M-24 -12L0 -20L24 -12L0 -4Z', 'bone', { lit: 0.3 })
    );
  },
  /** Something in a jar that looks back. */
  specimen(pen, rng) {
    const arms = Array.from({ length: 7 }, (_, i) => {
      const x = -30 + i * 10;
      const path = [
        [x * 0.6, 4],
        [x + rng.range(-8, 8), 34],
        [x * 1.3 + rng.range(-8, 8), 58],
        [x + rng.range(-12, 12), 78],
      ] as const;
      return pen.part(ribbon(path, [8, 6, 4, 1]), 'ink', { lit: 0 });
    }).join('');
    return (
      pen.ctx.bloom(0, 0, 120) +
      pen.part(sym('M0 -84L34 -84C58 -74 60 -50 60 -30V72C60 92 40 96 0 96'), 'hot', {
        hatch: 'flame',
        lit: 0.25,
        line: 'bone',
        w: 2,
      }) +
      arms +
      pen.part(oval(0, -14, 38, 34), 'ink', { gap: 3, lit: 0.4 }) +
      pen.part('M-24 -14C-12 -32 12 -32 24 -14C12 2 -12 2 -24 -14Z', 'bone', { lit: 0, line: 'ink' }) +
      pen.dot(0, -15, 9.4, 'hot') +
      pen.dot(0, -15, 4.4, 'ink') +
      pen.line('M-46 -50V60', 'flame', 5, 'stroke-linecap="round"') +
      pen.part(sym('M0 -104L30 -104L40 -82L0 -82'), 'deep', { tilt: 90, line: 'bone' }) +
      pen.part(sym('M0 90L64 90L70 108L0 108'), 'deep', { tilt: 90, line: 'bone' })
    );
  },
  /** A slab with a row of lit marks, and pieces that have left it and stay near. */
  tablet(pen, rng) {
    const marks = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 4 }, (_, i) => {
        const [x, y] = [-30 + i * 18, -62 + row * 23];
        return rng.pick([
          `M${x} ${y}v14`,
          `M${x} ${y}h9v12`,
          `M${x} ${y + 12}l5 -12l5 12`,
          `M${x} ${y + 4}h9m-9 7h9`,
          '',
        ]);
      }).join(''),
    ).join('');
    const loose = [
      [-74, -58, -18],
      [78, -22, 14],
      [-70, 44, 24],
      [72, 66, -20],
    ].map(([x, y, a]) =>
      at(x ?? 0, y ?? 0, pen.part('M-9 -16L8 -12L11 9L-4 18L-12 4Z', 'deep', { gap: 3, line: 'bone' }), 1, a),
    );
    return (
      loose.join('') +
      pen.part('M-44 -92L30 -98L48 -80L44 84L18 100L-40 92L-50 60Z', 'ink', { gap: 3, lit: 0.4, line: 'bone' }) +
      pen.ctx.bloom(0, 0, 80) +
      pen.line(marks, 'hot', 3)
    );
  },
  /** A dark mirror in which another sky stands. */
  mirror(pen, rng) {
    const stars = Array.from(
      { length: 20 },
      () => `M${polar(0, -14, rng.range(4, 50), rng() * 6.28).join(' ')}h.1`,
    ).join('');
    const rim = Array.from({ length: 24 }, (_, i) =>
      taper(...polar(0, -14, 68, turn(i, 24)), ...polar(0, -14, i % 2 ? 82 : 92, turn(i, 24)), 9),
    ).join('');
    return (
      pen.flat(rim, 'bone') +
      pen.part(oval(0, -14, 70), 'bone', ivory) +
      pen.part(oval(0, -14, 56), 'ink', { lit: 0, line: 'hot', w: 1.8 }) +
      pen.line(stars, 'bone', 2, 'stroke-linecap="round"') +
      pen.part('M14 -50C-24 -50 -36 -2 8 20C-8 -2 -6 -30 14 -50Z', 'hot', { hatch: 'flame', line: 'none' }) +
      pen.part(sym('M0 54L9 54L11 104C18 110 14 118 0 118'), 'bone', ivory) +
      pen.line('M-10 72H10M-10 84H10', 'hot', 3)
    );
  },
  /** A band that passes through itself three times. */
  knot(pen) {
    const way = Array.from({ length: 49 }, (_, i) => {
      const t = (i / 48) * Math.PI * 2;
      return [(Math.sin(t) + 2 * Math.sin(2 * t)) * 28, (Math.cos(t) - 2 * Math.cos(2 * t)) * 28 + 6] as const;
    });
    const piece = (from: number, to: number) => {
      const d = through(way.slice(from, to));
      return (
        pen.line(d, 'ink', 25) +
        pen.line(d, 'bone', 20) +
        pen.line(d, 'tone', 2) +
        pen.line(d, 'ink', 12, 'stroke-dasharray="1 6" opacity=".5"')
      );
    };
    return piece(0, 49) + piece(5, 12) + piece(21, 28) + piece(37, 44) + pen.glow(oval(0, 6, 8), 0, 6, 90);
  },
  /** A case from which small things have risen. */
  swarm(pen, rng) {
    const flies = Array.from({ length: 13 }, (_, i) => {
      const [x, y] = [rng.range(-92, 92), -92 + (i % 5) * 26 + rng.range(-8, 8)];
      const wing =
        pen.part('M2 -2L15 -10L13 2Z', 'bone', { lit: 0, line: 'ink' }) +
        pen.part('M-2 -2L-15 -10L-13 2Z', 'bone', { lit: 0, line: 'ink' });
      return (
        pen.ctx.bloom(x, y, 20) +
        at(x, y, wing + pen.flat(oval(0, 1, 3.4, 7), 'hot'), rng.range(0.8, 1.5), rng.range(-60, 60))
      );
    }).join('');
    return (
      pen.flat(
        poly([
          [-40, 44],
          [40, 44],
          [84, -90],
          [-84, -90],
        ]),
        'hot',
        'opacity=".28"',
      ) +
      pen.part('M-58 38L-78 8L-66 2L-44 36Z', 'deep', { line: 'bone' }) +
      pen.part('M-62 40H62L54 104H-54Z', 'ink', { gap: 3, lit: 0.4, line: 'bone' }) +
      pen.flat('M-52 40H52L46 50H-46Z', 'hot') +
      pen.part('M-14 66H14V86H-14Z', 'bone', ivory) +
      flies
    );
  },
  /** A backbone with sockets, still bent as its bearer was. */
  spine(pen) {
    return (
      Array.from({ length: 10 }, (_, i) => {
        const t = i / 9;
        const [x, y] = [Math.sin(t * 3.4 + 0.4) * 30 - 8, -94 + i * 21];
        const k = 0.72 + Math.sin(t * Math.PI) * 0.4;
        const bone = 'M0 -9L12 -8L22 -13L44 -4L24 4L13 9L0 9L-13 9L-24 4L-44 -4L-22 -13L-12 -8Z';
        const light = i % 3 === 1 ? pen.glow(oval(0, 0, 4.6), 0, 0, 26) : pen.dot(0, 0, 3, 'ink');
        return at(
          x,
          y,
          pen.part(bone, i % 2 ? 'bone' : 'tone', { lit: 0.4, hatch: 'deep', line: 'ink' }) + light,
          k,
          Math.cos(t * 3.4 + 0.4) * -24,
        );
      }).join('') + pen.line(both('M-20 92C-34 116 -60 104 -56 128'), 'hot', 2.4)
    );
  },
} satisfies Objects;
