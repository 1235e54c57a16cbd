import { both, sym } from '../drawing/path';
import { oval, polar, poly, turn } from '../drawing/shape';
import { type Heads, neck, SKULL } from './face';

/** Headgear of the Helix Combine. */
export const helixHeads = {
  lenses(pen, rng) {
    const spots = rng.pick([
      [
        [-12, -6, 11],
        [13, -9, 8],
        [10, 8, 5],
      ],
      [
        [0, -8, 14],
        [-17, -14, 6],
        [17, -14, 6],
      ],
      [
        [-11, -6, 9],
        [11, -6, 9],
        [0, -22, 6],
        [0, 8, 5],
      ],
    ]);
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(SKULL, 'deep', { hatch: 'tone' }) +
        pen.part(sym('M0 -46C24 -44 33 -26 30 -14L0 -20'), 'tone', { lit: 0.4 }) +
        pen.line('M-30 -8H30', 'bone', 4) +
        pen.face(
          spots
            .map(
              ([x, y, q], i) =>
                pen.part(oval(x, y, q), 'ink', { line: 'bone', w: 2, lit: 0 }) +
                (i ? pen.dot(x, y, q * 0.55) : pen.glow(oval(x, y, q * 0.6), x, y, q * 2.4)),
            )
            .join('') +
            pen.part(sym('M0 18L18 16L16 34L0 44'), 'mid', { lit: 0.2 }) +
            pen.line('M-10 24H10M-8 30H8', 'bone', 1),
        ),
    };
  },
  faceplate(pen, rng) {
    const n = rng.int(3, 5);
    const dots = Array.from({ length: n }, (_, i) => polar(0, -4, 10, turn(i, n)));
    return {
      back: pen.part(both('M26 -26L46 -34L42 6L28 14Z'), 'mid', { lit: 0.3 }),
      front:
        neck(pen) +
        pen.part(sym('M0 -48L22 -42L32 -20L30 14L14 46L0 46'), 'bone', { hatch: 'deep' }) +
        pen.part(sym('M0 -26L16 -18L18 4L0 22'), 'ink', { lit: 0, line: 'deep' }) +
        pen.face(dots.map(([x, y]) => pen.glow(oval(x, y, 3.4), x, y, 12)).join('')) +
        pen.line('M0 22V46M-18 4L-29 14M18 4L29 14M-16 -18L-22 -42M16 -18L22 -42', 'ink', 1.2),
    };
  },
  dome(pen, rng) {
    const hair = rng.pick([
      'M0 -34C18 -34 22 -20 20 -4C24 -2 24 14 18 16L0 22',
      'M0 -40C10 -40 9 -32 8 -31C20 -28 22 -14 20 0C16 14 8 24 0 28',
      'M0 -33C16 -33 20 -20 19 -4C18 12 8 26 0 30',
    ]);
    return {
      back: pen.part(oval(0, -8, 47, 52), 'mid', { line: 'none', lit: 0, opacity: 0.75 }),
      front:
        neck(pen) +
        pen.part(sym(hair), 'ink', { lit: 0.3 }) +
        pen.face(pen.part('M-19 -12H19L17 -2Q0 2 -17 -2Z', 'hot', { line: 'none', lit: 0 })) +
        pen.line(oval(0, -8, 47, 52), 'bone', 1.6) +
        pen.line('M-37 -18C-34 -36 -22 -48 -8 -52M-39 -6V2', 'bone', 3) +
        pen.part('M-44 34C-20 48 20 48 44 34L50 52C20 68 -20 68 -50 52Z', 'bone', { hatch: 'deep', lit: 0.3 }),
    };
  },
  cables(pen, rng) {
    const n = rng.int(5, 8);
    let back = '';
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1) - 0.5;
      const x = t * 40;
      back += pen.line(
        `M${x} -34C${x * 1.6} -70 ${x * 3 + rng.range(-16, 16)} -80 ${x * 5} -150`,
        i % 3 ? 'tone' : 'hot',
        rng.range(2, 5),
      );
    }
    return {
      back,
      front:
        neck(pen) +
        pen.part(SKULL, 'tone', { hatch: 'deep' }) +
        pen.part('M0 -41C19 -41 29 -26 28 -6C27 12 20 32 0 42L4 14L-6 4L2 -12Z', 'bone', {
          hatch: 'deep',
          side: 1,
          lit: 0.3,
        }) +
        pen.face(
          pen.part(oval(13, -4, 9), 'ink', { line: 'ink', lit: 0 }) +
            pen.glow(oval(13, -4, 5), 13, -4, 20) +
            pen.flat('M-22 -6H-6V-2H-20Z', 'ink') +
            pen.line('M-9 26H9', 'ink', 1.4),
        ) +
        pen.line('M-24 -24H-8L-2 -34', 'ink', 1),
    };
  },
  surgeon(pen, rng) {
    const s = rng.sign();
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { lit: 0.2 }) +
        pen.part(sym('M0 -50C26 -50 36 -34 32 -14C20 -20 8 -20 0 -20'), 'tone', { hatch: 'deep' }) +
        pen.part(sym('M0 2C14 2 24 -2 27 -4C28 20 16 46 0 50'), 'bone', { hatch: 'mid' }) +
        pen.line('M-24 12Q0 20 24 12M-22 22Q0 30 22 22', 'mid', 1) +
        pen.line('M-32 -24H32', 'ink', 3) +
        pen.face(
          pen.part(oval(s * 11, -30, 15), 'bone', { line: 'ink', w: 1.6, hatch: 'tone', lit: 0.5 }) +
            pen.dot(s * 11, -30, 4, 'ink') +
            pen.glow(oval(-s * 12, -8, 6), -s * 12, -8, 20) +
            pen.line(oval(-s * 12, -8, 8.5), 'bone', 1.6),
        ),
    };
  },
  hardhat(pen, rng) {
    const hx = (x: number, y: number) => poly(Array.from({ length: 6 }, (_, i) => polar(x, y, 7, turn(i, 6))));
    let cells = '';
    for (let j = 0; j < 4; j++) {
      for (let i = 0; i < 4; i++) {
        const x = -18 + i * 12 + (j % 2) * 6;
        const y = -12 + j * 10.4;
        if (Math.abs(x) < 20) {
          cells += hx(x, y);
        }
      }
    }
    return {
      back: pen.part(both('M28 -14L42 -12V20L28 24Z'), 'deep', {}),
      front:
        neck(pen) +
        pen.part(sym('M0 -18L30 -18L28 24L12 46L0 46'), 'ink', { lit: 0, line: 'tone' }) +
        pen.face(pen.line(cells, 'hot', 1.1)) +
        pen.part(sym('M0 -56C30 -54 40 -34 40 -16L0 -12'), rng.pick(['bone', 'tone', 'hot']), { lit: 0.4 }) +
        pen.part('M-10 -52H10V-30H-10Z', 'ink', { lit: 0 }) +
        pen.glow(oval(0, -41, 6), 0, -41, 34, 'hot') +
        pen.line('M-40 -16H40', 'ink', 2),
    };
  },
} satisfies Heads;
