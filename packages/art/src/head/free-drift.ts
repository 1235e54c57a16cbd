import { rotated } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { oval, ribbon } from '../drawing/shape';
import { choose } from '../drawing/table';
import { type Heads, neck, SKULL, slit } from './face';

/** Headgear of the Free Drift. */
export const driftHeads = {
  bubble(pen, rng) {
    const a = rng.range(-30, 30);
    return {
      back: pen.line(`M30 -30L${40 + rng.range(0, 14)} -74`, 'bone', 1.6) + pen.dot(44, -74, 3),
      front:
        pen.part(oval(0, -2, 45, 46), pen.tint, {}) +
        pen.part(`M-38 -6C-34 -36 34 -36 38 -6C36 26 -36 26 -38 -6Z`, pen.view === 'back' ? 'mid' : 'ink', {
          line: 'hot',
          lit: 0,
        }) +
        pen.face(
          rotated(
            a,
            0,
            0,
            pen.flat('M-31 4C-20 22 20 22 31 4C14 10 -14 10 -31 4Z', 'hot') +
              pen.line('M-29 -10C-22 -24 -8 -27 4 -27', 'bone', 2.4),
          ),
        ) +
        pen.part('M-40 36C-20 52 20 52 40 36L46 52C20 70 -20 70 -46 52Z', 'tone', { lit: 0.3 }),
    };
  },
  aviator(pen, rng) {
    const lens = rng.range(10, 13.5);
    const up = rng.chance(0.35) ? -24 : -5;
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(sym('M0 -45C24 -45 34 -28 33 -2L36 40L26 52L22 30L0 34'), pen.tint, {}) +
        pen.part(sym('M0 -16C12 -18 24 -16 25 -2C24 20 14 36 0 40'), 'ink', { lit: 0.2 }) +
        pen.line(`M-34 ${up - 2}H34`, 'ink', 5) +
        pen.face(
          pen.part(oval(-13, up, lens) + oval(13, up, lens), 'hot', { line: 'bone', w: 2.2, lit: 0.3 }) +
            pen.part(sym('M0 12C14 12 22 16 24 14L22 34C14 46 6 48 0 48'), 'deep', { hatch: 'tone' }),
        ) +
        pen.line('M0 -45V-18', 'ink', 1.4),
    };
  },
  brim(pen, rng) {
    const w = rng.range(62, 82);
    const dip = rng.range(4, 16);
    return {
      back: '',
      front:
        neck(pen) +
        pen.part(SKULL, 'ink', { lit: 0.2 }) +
        pen.face(
          pen.part(sym('M0 6L16 8L18 26L8 40L0 40'), 'tone', { lit: 0.3 }) +
            pen.part(oval(-19, 28, 10, 10) + oval(19, 28, 10, 10), 'mid', { line: 'bone' }) +
            pen.glow(both('M6 -6H18L17 -2H7Z'), 0, -4, 18),
        ) +
        pen.part(`M-26 -22C-26 -62 -12 -66 0 -58C12 -66 26 -62 26 -22Z`, pen.tint, {}) +
        pen.flat('M-26 -34Q0 -26 26 -34V-24Q0 -16 -26 -24Z', 'hot') +
        pen.part(
          `M${-w} ${-22 + dip}C-40 -34 40 -34 ${w} ${-22 - dip * 0.3}C40 2 -40 4 ${-w} ${-22 + dip}Z`,
          pen.tint,
          { lit: 0.3 },
        ),
    };
  },
  hoses(pen, rng) {
    // gas mask
    const s = rng.sign();
    return {
      back:
        pen.line(`M${s * 12} 34C${s * 50} 30 ${s * 60} 60 ${s * 48} 110`, 'tone', 9) +
        pen.line(`M${s * 12} 34C${s * 50} 30 ${s * 60} 60 ${s * 48} 110`, 'ink', 9, 'stroke-dasharray="2 4"'),
      front:
        pen.part(sym('M0 -52C30 -50 42 -26 40 6C40 40 46 56 52 70L0 70'), pen.tint, {}) +
        pen.part(sym('M0 -32C20 -30 27 -14 26 4C24 24 14 40 0 44'), 'ink', { lit: 0.25 }) +
        pen.face(
          pen.part(oval(-12, -6, 9.5, 11) + oval(12, -6, 9.5, 11), 'hot', { line: 'bone', w: 1.8, lit: 0.3 }) +
            pen.part(oval(0, 26, 15, 14), 'tone', { line: 'ink', lit: 0.3 }) +
            pen.line(`${oval(0, 26, 9, 8.4)}M-9 26H9M0 18V34`, 'ink', 1.4),
        ),
    };
  },
  boxHelm(pen, rng) {
    const horn = rng();
    const s = rng.sign();
    const add = choose(horn, [
      pen.part(
        `M${s * 26} -34C${s * 50} -44 ${s * 58} -74 ${s * 40} -96C${s * 44} -70 ${s * 30} -58 ${s * 12} -48Z`,
        'bone',
        { hatch: 'mid' },
      ),
      pen.line('M-20 -40V-92M-12 -40V-74', 'bone', 1.6) + pen.dot(-20, -94, 3),
      pen.part('M-6 -40L-10 -74L0 -66L10 -74L6 -40Z', 'hot', { lit: 0 }),
    ]);
    return {
      back: add,
      front:
        neck(pen) +
        pen.part(sym('M0 -46L26 -44L34 -20L32 30L18 50L0 50'), pen.tint, {}) +
        pen.part(sym('M0 -8L30 -12L29 8L0 10'), 'ink', { lit: 0 }) +
        slit(pen, 'M-26 -4L26 -5L25 2L-25 3Z') +
        pen.face(pen.line(both('M6 20V40M12 20V40M18 20V38'), 'ink', 2)) +
        pen.line('M-10 -46L-14 -10', 'ink', 1.2) +
        [-26, 26].map((x) => pen.dot(x, -26, 2, 'bone') + pen.dot(x, 18, 2, 'bone')).join(''),
    };
  },
  locks(pen, rng) {
    // braids and kerchief
    let locks = '';
    for (let i = 0; i < 13; i++) {
      const a = Math.PI * (1 + i / 12);
      const x = Math.cos(a) * 26;
      const y = -14 + Math.sin(a) * 24;
      const l = rng.range(54, 96);
      const sw = Math.cos(a) * rng.range(20, 36);
      locks += ribbon(
        [
          [x, y],
          [x + sw * 0.8, y + l * 0.35 - 14],
          [x + sw, y + l],
        ],
        [9, 9, 4],
      );
    }
    return {
      back: pen.part(locks, 'ink', { line: 'tone', lit: 0.4, gap: 2.6 }),
      front:
        neck(pen) +
        pen.part(SKULL, 'deep', { hatch: 'tone' }) +
        pen.part(sym('M0 -48C28 -46 34 -24 31 -6C24 -22 10 -24 0 -22'), 'ink', { hatch: 'tone' }) +
        pen.face(
          pen.part('M-30 -14L30 -14L28 4L4 2L0 -2L-4 2L-28 4Z', 'hot', { line: 'bone', lit: 0.3 }) +
            pen.part(sym('M0 12L27 6C26 28 14 44 0 56'), rng.pick(['bone', 'tone']), { lit: 0.4 }),
        ),
    };
  },
} satisfies Heads;
