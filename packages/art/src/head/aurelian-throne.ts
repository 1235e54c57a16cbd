import { both, sym } from '../drawing/path';
import { oval, polar, taper } from '../drawing/shape';
import { type Heads, neck, SKULL, slit } from './face';

/** Headgear of the Aurelian Throne. */
export const throneHeads = {
  sunCrown(pen, rng) {
    const n = rng.pick([9, 11, 13]);
    const h = rng.range(34, 62);
    let rays = '';
    for (let i = 0; i < n; i++) {
      const a = Math.PI * (1.08 + (0.84 * i) / (n - 1));
      rays += taper(...polar(0, -4, 30, a), ...polar(0, -4, 32 + (i % 2 ? h * 0.62 : h), a), 9);
    }
    return {
      back: pen.part(rays, 'hot', { line: 'ink', lit: 0 }),
      front:
        neck(pen) +
        pen.part(SKULL, 'hot', { hatch: 'deep', lit: 0.5 }) +
        pen.face(
          pen.flat(both('M6 -6C12 -10 20 -9 24 -4C18 -1 11 0 6 -6Z'), 'ink') +
            pen.line('M0 -6V42M-24 12Q0 22 24 12', 'ink', 1.1),
        ) +
        pen.part(sym('M0 -46L26 -34L27 -22C14 -30 6 -31 0 -31'), 'deep', { line: 'hot' }),
    };
  },
  nemes(pen, rng) {
    const flare = rng.range(44, 60);
    const stripes = Array.from({ length: 9 }, (_, i) =>
      both(`M${16 + i * 3} ${-36 + i * 3}Q${30 + i * 1.5} ${0 + i * 6} ${24 + i * 3} ${70 - i * 2}`),
    ).join('');
    return {
      back:
        pen.part(sym(`M0 -50C24 -50 38 -34 42 -8L${flare} 74L18 74L18 20L0 20`), 'mid', { line: 'hot' }) +
        pen.line(stripes, 'hot', 1.3),
      front:
        neck(pen) +
        pen.part(sym('M0 -28C18 -28 26 -18 25 -4C24 16 16 34 0 42'), 'ink', { hatch: 'hot', lit: 0.36 }) +
        pen.part(sym('M0 -48C22 -48 34 -34 36 -16C22 -28 8 -30 0 -30'), 'hot', { lit: 0.2 }) +
        slit(pen, both('M5 -4L21 -9L20 -5L6 0Z')) +
        pen.part(sym(`M0 ${-54 - rng.range(0, 14)}L7 -44L0 -30`), 'bone', { lit: 0 }),
    };
  },
  galea(pen, rng) {
    const h = rng.range(22, 40);
    const lines = Array.from({ length: 15 }, (_, i) => {
      const a = Math.PI * (1.04 + 0.92 * (i / 14));
      return `M${polar(0, -10, 36, a).join(' ')}L${polar(0, -10, 38 + h, a).join(' ')}`;
    }).join('');
    const crest = `M-37 -2C-${37 + h} -6 -${34 + h} -${46 + h} 0 -${46 + h}C${34 + h} -${46 + h} ${37 + h} -6 37 -2L30 -8C28 -34 12 -44 0 -44C-12 -44 -28 -34 -30 -8Z`;
    return {
      back: pen.part(crest, rng.pick(['hot', 'bone', 'tone']), { line: 'ink', lit: 0 }) + pen.line(lines, 'ink', 1.3),
      front:
        neck(pen) +
        pen.part(sym('M0 -44C22 -44 32 -28 31 -4L28 34L14 48L6 24L6 8L0 8'), pen.tint, {}) +
        pen.flat(sym('M0 -10L22 -10L20 2L6 6L6 46L0 46'), 'ink') +
        slit(pen, both('M7 -7H20L18 -2L7 0Z')),
    };
  },
  coronetVeil(pen, rng) {
    const spikes = rng.pick([5, 7, 9]);
    const c = Array.from({ length: spikes }, (_, i) => {
      const x = -28 + (56 * (i + 0.5)) / spikes;
      return `M${x - 4} -34L${x} ${-62 - 14 * Math.cos((i / (spikes - 1) - 0.5) * 3)}L${x + 4} -34Z`;
    }).join('');
    const chains = Array.from({ length: 13 }, (_, i) => {
      const x = -27 + i * 4.5;
      return `M${x} -22Q${x * 1.05} 20 ${x * 0.8} ${48 - Math.abs(x) * 0.4}`;
    }).join('');
    return {
      back: pen.part(sym('M0 -36C34 -34 36 0 42 76L0 76'), 'deep', { line: 'tone', hatch: 'mid' }),
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { lit: 0 }) +
        pen.flat(c, 'hot') +
        pen.face(pen.line(chains, 'hot', 1.5, 'stroke-dasharray="1.6 1.4"')) +
        pen.part('M-30 -36Q0 -28 30 -36V-22Q0 -13 -30 -22Z', 'hot', { lit: 0.2 }) +
        pen.dot(0, -25, 4, 'flame'),
    };
  },
  mitre(pen, rng) {
    const h = rng.range(96, 124);
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { hatch: 'mid' }) +
        pen.part(sym(`M0 ${-h}C26 ${-h * 0.78} 38 -52 32 -16C20 -8 8 -6 0 -6`), 'bone', { line: 'ink', hatch: 'mid' }) +
        pen.flat(sym(`M0 ${-h + 8}L4 ${-h + 16}L4 -7L0 -7`), 'hot') +
        pen.flat('M-33 -26Q0 -12 33 -26V-15Q0 0 -33 -15Z', 'hot') +
        pen.face(pen.line('M-14 14H14M0 6V34', 'hot', 1.2)) +
        pen.part(oval(-33, -4, 7, 10) + oval(33, -4, 7, 10), 'hot', { lit: 0.3 }),
    };
  },
  judge(pen, rng) {
    // curled wig, bound eyes
    let curls = '';
    for (let y = -26; y < 72; y += 12.5) {
      for (const s of [-1, 1]) {
        curls +=
          oval(s * (27 + Math.max(0, y) * 0.14 + rng.range(-1, 1)), y, 11.5, 8.5) +
          oval(s * (42 + Math.max(0, y) * 0.1), y + 7, 9.5, 8);
      }
    }
    return {
      back: pen.part(curls, 'bone', { hatch: 'mid', lit: 0.55, gap: 2.4 }),
      front:
        neck(pen) +
        pen.part(SKULL, 'deep', { hatch: 'tone' }) +
        pen.part(sym('M0 -50C26 -50 36 -36 34 -16C22 -30 10 -32 0 -26'), 'bone', { hatch: 'mid', lit: 0.5 }) +
        pen.face(
          pen.part('M-29 -14Q0 -4 29 -14V2Q0 12 -29 2Z', 'hot', { lit: 0.15 }) + pen.line('M-6 26H6', 'tone', 1),
        ),
    };
  },
} satisfies Heads;
