import { both, mirror, sym } from '../drawing/path';
import { oval, polar, poly, taper } from '../drawing/shape';
import { antler } from './antler';
import { type Heads, neck } from './face';

/** Headgear of the Hollow Choir. */
export const choirHeads = {
  thorns(pen, rng) {
    let crown = '';
    for (let i = 0; i < 13; i++) {
      const x = -32 + i * 5.4;
      const y = -22 + 6 * Math.sin(i * 2.2);
      crown += taper(x, y, x + rng.range(-10, 10), y - rng.range(14, 34), 4.4);
    }
    const folds = both(`M8 -36Q14 10 ${rng.range(14, 22)} 76M18 -30Q30 16 40 76M2 -20Q4 20 4 60`);
    return {
      back: '',
      front:
        pen.part(sym('M0 -46C30 -44 36 -18 36 12C38 42 54 60 60 78L0 78'), rng.pick(['deep', 'ink', 'bone']), {}) +
        pen.line(folds, 'tone', 0.9) +
        pen.face(pen.ctx.bloom(0, 2, 26)) +
        pen.flat(crown, 'hot') +
        pen.line('M-34 -20C-14 -10 14 -30 34 -20M-34 -24C-10 -30 10 -12 34 -26', 'hot', 2.4),
    };
  },
  antlers(pen, rng) {
    const d = antler(rng, 14, -36, -1.15, rng.range(30, 42), 8, 1);
    return {
      back: pen.part(d + mirror(d), 'bone', { hatch: 'mid', line: 'ink', lit: 0 }),
      front:
        pen.part(sym('M0 -48C28 -46 38 -22 38 10C40 40 50 60 54 76L0 76'), 'ink', { hatch: 'tone' }) +
        pen.part(sym('M0 -36L12 -32L24 -14L18 12L9 30L7 54L0 60'), 'bone', { hatch: 'mid' }) +
        pen.face(
          pen.flat(both('M8 -10L20 -13L17 -7L9 -5Z'), 'ink') +
            pen.line('M0 -36V60M-17 12L0 20L17 12', 'ink', 1) +
            pen.glow(
              poly([
                [0, -27],
                [4, -20],
                [0, -13],
                [-4, -20],
              ]),
              0,
              -20,
              16,
            ),
        ),
    };
  },
  voidHood(pen, rng) {
    const stars = Array.from({ length: 16 }, () => `M${rng.range(-20, 20)} ${rng.range(-28, 44)}h.1`).join('');
    const w = rng.range(40, 54);
    return {
      back:
        pen.line(oval(0, -8, 62, 62), 'hot', 1.4) +
        pen.line(oval(0, -8, 68, 68), 'bone', 0.6, 'stroke-dasharray="1 5"'),
      front:
        pen.part(sym(`M0 -62C34 -56 ${w} -20 ${w} 16C${w + 2} 44 ${w + 10} 62 ${w + 18} 78L0 78`), 'deep', {
          hatch: 'tone',
        }) +
        pen.flat(sym('M0 -44C26 -40 31 -12 30 14C28 38 16 56 0 62'), 'ink') +
        pen.face(
          `<path d="${stars}" stroke="${pen.ink.bone}" stroke-width="1.8" stroke-linecap="round"/>` +
            pen.line(oval(0, 8, 9), 'hot', 1.8),
        ),
    };
  },
  slitMask(pen, rng) {
    const n = rng.pick([5, 7]);
    const slits = Array.from({ length: n }, (_, i) => {
      const x = (i - (n - 1) / 2) * (34 / n);
      const l = 26 * Math.cos(x / 20);
      return `M${x} ${-18 - l * 0.3}V${-18 + l * 1.6}`;
    }).join('');
    return {
      back: pen.part(sym('M0 -66C50 -60 58 0 46 40L60 76L0 76'), 'ink', { hatch: 'tone' }),
      front:
        neck(pen) +
        pen.part(sym('M0 -58C20 -54 30 -30 28 0C26 28 14 48 0 56'), 'bone', { hatch: 'mid' }) +
        pen.face(pen.line(slits, 'ink', 2.6)) +
        pen.line('M8 -57L3 -40L11 -30L6 -18', 'ink', 1.2),
    };
  },
  bell(pen, rng) {
    const w = rng.range(36, 46);
    return {
      back: pen.line('M0 -64V-150', 'tone', 2) + pen.line(oval(0, -70, 8), 'pale', 2.4),
      front:
        neck(pen) +
        pen.part(oval(0, 52, 7, 9), 'hot', { line: 'ink', lit: 0 }) +
        pen.part(sym(`M0 -64C16 -64 24 -50 26 -20C28 10 ${w - 4} 22 ${w} 40C20 48 8 49 0 49`), 'mid', {
          hatch: 'pale',
        }) +
        pen.line(`M-25 -28Q0 -20 25 -28M-${w - 7} 22Q0 34 ${w - 7} 22M-${w - 3} 30Q0 42 ${w - 3} 30`, 'pale', 1.1) +
        pen.face(pen.flat(sym('M0 -14L5 -6L3 16L0 20'), 'ink')),
    };
  },
  plume(pen, rng) {
    // ruff of black feathers, small white mask
    let f = '';
    const n = 19;
    for (let i = 0; i < n; i++) {
      const a = Math.PI * (0.84 + (1.32 * i) / (n - 1));
      const l = rng.range(64, 92);
      const q = polar(0, 10, l, a);
      const m = polar(0, 10, l * 0.55, a + 0.1);
      const m2 = polar(0, 10, l * 0.55, a - 0.1);
      f += `M0 10Q${m.join(' ')} ${q.join(' ')}Q${m2.join(' ')} 0 10Z`;
    }
    return {
      back: pen.part(f, 'ink', { line: 'tone', lit: 0.5, gap: 2.6 }),
      front:
        neck(pen) +
        pen.part(sym('M0 -44C26 -42 32 -20 28 2C26 24 12 40 0 46'), 'ink', { lit: 0.2 }) +
        pen.part(sym('M0 -28C14 -30 22 -20 20 -2C18 16 8 32 0 36'), 'bone', { hatch: 'mid' }) +
        pen.face(
          pen.flat(both('M4 -8C8 -14 15 -14 17 -8C13 -4 8 -4 4 -8Z'), 'ink') +
            pen.line(both('M10 -4L9 22'), 'hot', 1.6),
        ),
    };
  },
} satisfies Heads;
