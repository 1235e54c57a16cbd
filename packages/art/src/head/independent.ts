import { both, sym } from '../drawing/path';
import { oval, poly } from '../drawing/shape';
import { type Heads, neck, SKULL } from './face';

/** Headgear of the Independent. */
export const independentHeads = {
  hood(pen, rng) {
    const w = rng.range(38, 48);
    return {
      back: '',
      front:
        pen.part(sym(`M0 -54C30 -52 ${w} -22 ${w - 2} 8C${w} 40 ${w + 8} 60 ${w + 14} 76L0 76`), pen.tint, {}) +
        pen.flat(sym('M0 -38C20 -36 27 -14 26 8C24 30 12 46 0 52'), 'ink') +
        pen.face(pen.line('M-14 40Q0 48 14 40', 'tone', 1) + pen.flat(both('M8 -2L19 -4L17 0L9 1Z'), 'pale')),
    };
  },
  turban(pen, rng) {
    const wraps = Array.from(
      { length: 5 },
      (_, i) =>
        `M${-36 + i * 3} ${-18 - i * 7}Q${rng.range(-10, 10)} ${-44 - i * 5 + rng.range(-6, 12)} ${36 - i * 3} ${-18 - i * 7}`,
    ).join('');
    return {
      back: pen.part(
        `M20 20C40 40 ${rng.range(50, 80)} 60 ${rng.range(64, 96)} ${rng.range(40, 100)}L40 96L10 50Z`,
        'tone',
        { lit: 0.4 },
      ),
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { lit: 0.2 }) +
        pen.part(sym('M0 -64C30 -64 44 -46 40 -22C28 -8 12 -12 0 -8'), 'bone', { hatch: 'mid' }) +
        pen.line(wraps, 'deep', 1.4) +
        pen.part(sym('M0 4L27 -2C30 24 20 50 0 66'), 'tone', { lit: 0.4 }) +
        pen.glow(
          poly([
            [0, -36],
            [6, -27],
            [0, -16],
            [-6, -27],
          ]),
          0,
          -26,
          16,
        ),
    };
  },
  topknot(pen, rng) {
    const s = rng.sign();
    return {
      back:
        pen.part(oval(s * 3, -56, 13, 15), 'ink', { hatch: 'pale' }) +
        pen.line(`M${s * -22} -62L${s * 28} -50`, 'hot', 2.4),
      front:
        neck(pen) +
        pen.part(SKULL, pen.tint, {}) +
        pen.part(sym('M0 -46C26 -46 33 -26 30 0C26 -14 14 -26 0 -28'), 'ink', { hatch: 'pale' }) +
        pen.face(
          pen.part(sym('M0 -20C16 -20 25 -12 25 0C24 20 13 38 0 44'), 'bone', {}) +
            pen.line('M0 -20V44', 'ink', 1) +
            pen.flat('M-22 -6H22V-1H-22Z', 'ink') +
            pen.dot(0, 22, 3.4, 'hot'),
        ),
    };
  },
  flightCap(pen) {
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(sym('M0 -46C26 -46 34 -28 34 -2C36 24 28 44 0 50'), 'bone', { hatch: 'mid' }) +
        pen.part(sym('M0 -20L30 -18C32 0 28 14 20 18L0 14'), 'ink', { lit: 0, line: 'deep' }) +
        pen.face(pen.flat('M-27 -12L8 -14L-6 14L-20 15Z', 'hot') + pen.line('M-12 -14L-22 10', 'flame', 2)) +
        pen.part(both('M30 -8L42 -6V18L30 20Z'), 'hot', { lit: 0.2 }) +
        pen.line(`M0 -46V-22M-8 -46L-7 -22`, 'hot', 3) +
        pen.line(`M40 14C40 34 24 40 10 38`, 'ink', 2),
    };
  },
  bob(pen, rng) {
    const l = rng.range(26, 60);
    const fringe = rng.range(-14, -8);
    return {
      back: pen.part(sym(`M0 -50C34 -50 42 -20 42 ${l * 0.4}L${rng.range(36, 48)} ${l}L0 ${l}`), 'ink', {
        hatch: 'pale',
      }),
      front:
        neck(pen) +
        pen.part(SKULL, 'deep', { hatch: 'tone' }) +
        pen.face(
          pen.part('M-29 -8L29 -8L27 6L-27 6Z', 'hot', { line: 'bone', lit: 0.3 }) + pen.line('M-7 26H7', 'tone', 1.2),
        ) +
        pen.part(sym(`M0 -50C30 -50 40 -24 36 16L28 18L27 ${fringe}L0 ${fringe}`), 'ink', { hatch: 'pale' }),
    };
  },
  conical(pen, rng) {
    const w = rng.range(66, 92);
    const h = rng.range(46, 60);
    const beads = Array.from({ length: 15 }, (_, i) => {
      const x = -w * 0.8 + (i * w * 1.6) / 14;
      return `M${x} -4V${rng.range(22, 34)}`;
    }).join('');
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { lit: 0.3 }) +
        pen.part(`M0 ${-h - 10}L${w} -8Q0 12 ${-w} -8Z`, 'tone', { hatch: 'deep', lit: 0.5 }) +
        pen.line(`M0 ${-h - 10}L${-w * 0.5} 0M0 ${-h - 10}L${w * 0.5} 0M0 ${-h - 10}V2`, 'ink', 1) +
        pen.face(pen.line(beads, 'bone', 1.1, 'stroke-dasharray="2 2"')) +
        pen.dot(0, -h - 12, 4),
    };
  },
} satisfies Heads;
