import { both, sym } from '../drawing/path';
import { oval } from '../drawing/shape';
import { flame, type Heads, neck, SKULL } from './face';

/** Headgear of the Lantern Order. */
export const lanternHeads = {
  cowl(pen, rng) {
    const peak = rng.range(58, 78);
    const lean = rng.range(-16, 16);
    return {
      back: '',
      front:
        pen.part(
          `M${lean} ${-peak}C34 -50 46 -16 46 20C48 48 56 62 62 76H-62C-56 62 -48 48 -46 20C-46 -16 -34 -50 ${lean} ${-peak}Z`,
          'bone',
          { hatch: 'mid' },
        ) +
        pen.flat(sym('M0 -38C22 -34 28 -10 27 12C26 34 14 50 0 56'), 'ink') +
        pen.face(pen.glow(flame(0, 4, 1.5), 0, 4, 40)),
    };
  },
  cornette(pen, rng) {
    const w = rng.range(66, 88);
    const up = rng.range(14, 40);
    return {
      back: pen.part(
        sym(`M0 -46C30 -52 ${w * 0.7} ${-30 - up} ${w} ${-16 - up}C${w * 0.8} 6 50 10 34 20L0 20`),
        'bone',
        { hatch: 'mid' },
      ),
      front:
        pen.part(sym('M0 -40C30 -38 34 -14 32 14C32 40 40 56 44 74L0 74'), 'bone', { hatch: 'mid', lit: 0.3 }) +
        pen.flat(sym('M0 -26C18 -26 23 -12 22 4C21 22 12 36 0 40'), 'ink') +
        pen.face(pen.line(both('M2 -24Q14 8 4 39M10 -24Q22 6 12 34'), 'tone', 0.8) + pen.dot(0, -16, 3)) +
        pen.part(sym('M0 -44C16 -44 26 -40 30 -26C16 -32 8 -32 0 -32'), 'mid', { lit: 0.2 }),
    };
  },
  lanternHead(pen, rng) {
    const h = rng.range(58, 84);
    return {
      back: pen.ctx.bloom(0, 0, 95),
      front:
        neck(pen) +
        pen.part(sym('M0 -32L25 -32L30 30L0 34'), 'mid', { lit: 0, line: 'hot' }) +
        pen.flat(flame(0, 4, 2.3), 'hot') +
        pen.flat(flame(0, 9, 1.2), 'flame') +
        pen.line('M-25 -32L-30 30M-9 -32L-11 32M9 -32L11 32M25 -32L30 30', 'ink', 3) +
        pen.part(sym(`M0 ${-h}L6 ${-h + 4}L6 ${-h + 12}C20 -54 34 -44 38 -30L0 -26`), 'ink', { hatch: 'pale' }) +
        pen.line(oval(0, -h - 7, 6, 7), 'pale', 2) +
        pen.part(sym('M0 26L34 24L38 40L22 50L0 50'), 'ink', { hatch: 'pale' }),
    };
  },
  basket(pen, rng) {
    const w = rng.range(58, 76);
    const h = rng.range(50, 66);
    const ribs = [-0.9, -0.66, -0.4, -0.13, 0.13, 0.4, 0.66, 0.9]
      .map((t) => `M0 ${-h}Q${t * w * 0.55} ${-h * 0.4} ${t * w} ${14 + 9 * (1 - t * t)}`)
      .join('');
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { lit: 0.3 }) +
        pen.part(
          `M0 ${-h}C${w * 0.5} ${-h * 0.6} ${w} -4 ${w} 12C${w * 0.5} 28 ${-w * 0.5} 28 ${-w} 12C${-w} -4 ${-w * 0.5} ${-h * 0.6} 0 ${-h}Z`,
          'bone',
          { hatch: 'mid', lit: 0.5 },
        ) +
        pen.line(`${ribs}M${-w * 0.66} -12Q0 2 ${w * 0.66} -12`, 'ink', 1) +
        pen.face(pen.glow(both('M7 34L13 31L12 35Z'), 0, 33, 14)),
    };
  },
  greatHelm(pen, rng) {
    const top = rng.chance(0.5) ? 'M0 -46L30 -42L33 0L30 36L0 52' : 'M0 -58C18 -50 30 -34 32 0L30 36L0 52';
    const lines = both('M10 24V40M17 22V37');
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(sym(top), 'tone', { line: 'ink', hatch: 'deep' }) +
        pen.part(sym('M0 -20L33 -16L33 -2L5 2L5 51L0 51'), 'bone', { hatch: 'mid', lit: 0.15 }) +
        pen.flat(both('M6 -12L29 -9L29 -4L6 -5Z'), 'ink') +
        pen.face(pen.line(lines, 'ink', 2) + pen.glow(both('M9 -9L26 -7.5L26 -6L9 -7Z'), 0, -8, 20)),
    };
  },
  candleCrown(pen, rng) {
    const n = rng.pick([5, 7]);
    let c = '';
    const veil = sym('M0 -44C32 -44 38 -14 38 18C40 46 50 62 56 78L0 78');
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1) - 0.5;
      const x = t * 62;
      const y = -40 + Math.abs(t) * 30;
      const h = 15 + 9 * Math.cos(t * 3);
      c += pen.flat(`M${x - 3} ${y}h6v${-h}h-6z`, 'bone') + pen.glow(flame(x, y - h - 6, 0.75), x, y - h - 6, 17);
    }
    return {
      back: '',
      front:
        pen.part(veil, 'mid', { hatch: 'pale' }) +
        pen.part(sym('M0 -30C20 -28 25 -10 24 6C23 26 12 40 0 44'), 'ink', { lit: 0.25, hatch: 'pale' }) +
        pen.face(pen.line('M-21 -4Q0 8 21 -4', 'bone', 1)) +
        pen.part('M-37 -28Q0 -10 37 -28L36 -20Q0 0 -36 -20Z', 'hot', { lit: 0 }) +
        c,
    };
  },
} satisfies Heads;
