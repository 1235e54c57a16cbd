import { glyphAt } from '../drawing/glyph';
import { at, rotated } from '../drawing/markup';
import type { Point } from '../drawing/path';
import { oval, polar, poly, turn } from '../drawing/shape';
import { PROPS } from '../figure/props';
import { ivory, type Objects } from './parts';

/** x, y, turn and size of each die, and where its pips may stand. */
const DICE = [
  [-26, 12, -12, 44],
  [34, -26, 18, 38],
] as const;
const PIPS: readonly Point[] = [
  [-0.45, 0.28],
  [-0.62, 0],
  [-0.26, 0.56],
];

/** Instruments and engines. */
export const MACHINES = {
  compass: (pen, rng) => {
    const a = rng.range(0, 360);
    return (
      pen.part(oval(0, 6, 70), 'bone', { ...ivory, lit: 0.3 }) +
      pen.part(oval(0, 6, 56), 'deep', { lit: 0.4 }) +
      pen.line(
        Array.from(
          { length: 24 },
          (_, i) => `M${polar(0, 6, 56, turn(i, 24)).join(' ')}L${polar(0, 6, i % 6 ? 50 : 42, turn(i, 24)).join(' ')}`,
        ).join(''),
        'bone',
        1.4,
      ) +
      rotated(
        a,
        0,
        6,
        pen.part('M0 -42L9 6H-9Z', 'hot', { lit: 0.3, line: 'ink' }) + pen.part('M0 54L9 6H-9Z', 'bone', { lit: 0.3 }),
      ) +
      pen.dot(0, 6, 4, 'ink') +
      pen.part(oval(0, -76, 11), 'bone', ivory) +
      pen.line(`M0 -87C20 -120 60 -110 ${rng.range(60, 100)} -130`, 'bone', 2, 'stroke-dasharray="4 3"')
    );
  },
  wrench: (pen, rng) => at(0, 24, PROPS.wrench(pen, rng), 1.6, rng.range(-50, 50)),
  coil: (pen) =>
    Array.from({ length: 7 }, (_, i) =>
      pen.part(oval(0, 54 - i * 17, 56 - (i % 2) * 6, 13), i % 2 ? 'deep' : 'tone', { lit: 0.5 }),
    ).join('') +
    pen.part('M-14 -54H14V-84L0 -104L-14 -84Z', 'bone', ivory) +
    pen.glow(oval(0, -72, 7), 0, -72, 56),
  helmet: (pen, rng) =>
    pen.part(oval(0, -8, 66, 70), rng.pick(['bone', 'tone', 'hot']), { hatch: 'deep' }) +
    pen.part('M-52 -20C-48 -62 48 -62 52 -20C48 30 -48 30 -52 -20Z', 'ink', { lit: 0, line: 'bone' }) +
    pen.flat('M-44 -6C-28 20 28 20 44 -6C20 4 -20 4 -44 -6Z', 'hot') +
    pen.line('M-36 -38C-26 -52 -10 -54 6 -54', 'bone', 4) +
    pen.part('M-58 48C-30 72 30 72 58 48L66 70C30 96 -30 96 -66 70Z', 'tone', { hatch: 'ink' }) +
    pen.line('M-8 -78L4 -40L-6 -30L6 -8', 'ink', 1.6),
  dice: (pen, rng) =>
    DICE.map(([x, y, a, q], k) =>
      at(
        x,
        y,
        pen.part(
          poly([
            [0, -q],
            [q * 0.9, -q * 0.45],
            [0, 0],
            [-q * 0.9, -q * 0.45],
          ]),
          'bone',
          { ...ivory, lit: 0.2 },
        ) +
          pen.part(
            poly([
              [-q * 0.9, -q * 0.45],
              [0, 0],
              [0, q],
              [-q * 0.9, q * 0.5],
            ]),
            k ? 'hot' : 'bone',
            { hatch: 'deep', lit: 0.4 },
          ) +
          pen.part(
            poly([
              [q * 0.9, -q * 0.45],
              [0, 0],
              [0, q],
              [q * 0.9, q * 0.5],
            ]),
            'deep',
            { lit: 0.3 },
          ) +
          PIPS.slice(0, rng.int(1, 3))
            .map(([u, v]) => pen.dot(u * q, v * q, q * 0.09, 'ink'))
            .join('') +
          pen.dot(0, -q * 0.46, q * 0.1, 'ink') +
          pen.dot(q * 0.45, q * 0.26, q * 0.1, 'bone'),
        1,
        a,
      ),
    ).join(''),
  engine: (pen, rng) => {
    const n = rng.pick([8, 10, 12]);
    return (
      pen.part(
        poly(Array.from({ length: n * 4 }, (_, i) => polar(0, 0, i % 4 < 2 ? 78 : 64, turn(i, n * 4)))),
        'tone',
        { hatch: 'ink' },
      ) +
      pen.part(oval(0, 0, 48), 'deep', {}) +
      Array.from({ length: 9 }, (_, i) => {
        const a = turn(i, 9);
        return pen.flat(
          `M${polar(0, 0, 16, a).join(' ')}Q${polar(0, 0, 34, a + 0.5).join(' ')} ${polar(0, 0, 46, a + 0.3).join(' ')}` +
            `Q${polar(0, 0, 28, a + 0.2).join(' ')} ${polar(0, 0, 16, a + 0.4).join(' ')}Z`,
          'bone',
        );
      }).join('') +
      pen.glow(oval(0, 0, 14), 0, 0, 60) +
      pen.dot(0, 0, 5, 'flame')
    );
  },
  reactor: (pen) =>
    pen.ctx.bloom(0, 0, 110) +
    pen.part(oval(0, 0, 42), 'hot', { hatch: 'flame', line: 'ink' }) +
    [0, 60, 120]
      .map((a) =>
        rotated(
          a + 10,
          0,
          0,
          pen.line(oval(0, 0, 92, 30), 'ink', 6) + pen.line(oval(0, 0, 92, 30), 'bone', 3) + pen.dot(92, 0, 7, 'bone'),
        ),
      )
      .join('') +
    pen.dot(-10, -12, 8, 'flame'),
  lance: (pen, rng) => at(-14, 34, PROPS.probe(pen, rng), 1.75, 30),
  vial: (pen, rng) => at(0, 22, PROPS.vial(pen, rng), 2),
  astrolabe: (pen, rng) =>
    pen.part(oval(0, 0, 78), 'bone', { ...ivory, lit: 0.24 }) +
    pen.part(oval(0, 0, 64), 'ink', { lit: 0 }) +
    pen.line(oval(10, -14, 40) + oval(-6, 10, 48) + oval(0, 0, 26), 'bone', 1.4) +
    pen.line(oval(0, 16, 30), 'hot', 3) +
    pen.line(
      Array.from(
        { length: 36 },
        (_, i) => `M${polar(0, 0, 78, turn(i, 36)).join(' ')}L${polar(0, 0, i % 3 ? 72 : 66, turn(i, 36)).join(' ')}`,
      ).join(''),
      'ink',
      1.2,
    ) +
    rotated(rng.range(0, 180), 0, 0, pen.part('M-74 0L0 -6L74 0L0 6Z', 'hot', { line: 'ink', lit: 0 })) +
    pen.dot(0, 0, 6, 'bone') +
    pen.line(oval(0, -90, 11), 'bone', 4),
  chip: (pen) =>
    pen.line(
      Array.from({ length: 7 }, (_, i) => {
        const x = -48 + i * 16;
        return `M${x} -100V100M-100 ${x}H100`;
      }).join(''),
      'bone',
      4,
    ) +
    pen.part('M-66 -66H66V66H-66Z', 'deep', { lit: 0.3 }) +
    pen.part('M-40 -40H40V40H-40Z', 'ink', { line: 'hot', lit: 0 }) +
    pen.ctx.bloom(0, 0, 80) +
    glyphAt(pen.ctx.faction, 0, 0, 56, pen.ink.hot, { weight: 1.6 }) +
    pen.line('M-66 -66L-40 -40M66 -66L40 -40M-66 66L-40 40M66 66L40 40', 'pale', 1.4),
} satisfies Objects;
