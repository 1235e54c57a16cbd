import { at } from '../drawing/markup';
import { both, sym } from '../drawing/path';
import { oval, polar, poly, ribbon, taper, through, turn } from '../drawing/shape';
import { flameShape } from '../figure/prop-parts';
import { ivory, type Objects } from './parts';

/** Things of law, trade and story. */
export const SIGNS = {
  /** A sheet with a seal, its foot torn into tongues. */
  writ(pen, rng) {
    const foot = Array.from({ length: 7 }, (_, i) => `L${48 - i * 16} ${i % 2 ? 84 : 68 + rng.range(0, 10)}`).join('');
    const lines = Array.from({ length: 6 }, (_, i) => `M-36 ${-58 + i * 15}H${rng.range(10, 38)}`).join('');
    return (
      pen.part(`M-52 -84H56L54 66${foot}L-54 72Z`, 'bone', { ...ivory, lit: 0.3 }) +
      pen.part('M-66 -100C-78 -100 -78 -78 -66 -78H66C78 -78 78 -100 66 -100Z', 'bone', { tilt: 90, ...ivory }) +
      pen.line(lines, 'ink', 3) +
      pen.part('M14 52L6 104L22 92L38 108L36 52Z', 'hot', { hatch: 'deep', line: 'ink' }) +
      pen.part(oval(25, 48, 22), 'hot', { hatch: 'deep', line: 'ink' }) +
      pen.part(poly(Array.from({ length: 16 }, (_, i) => polar(25, 48, i % 2 ? 8 : 14, turn(i, 16)))), 'ink', {
        lit: 0,
        line: 'ink',
      })
    );
  },
  /** A ring for a neck, with a lock, and the lamp that tells where it is. */
  collar(pen) {
    return (
      pen.line(oval(0, -8, 74, 62), 'ink', 34) +
      pen.line(oval(0, -8, 74, 62), 'bone', 28) +
      pen.line(oval(0, -8, 84, 72), 'mid', 3, 'stroke-dasharray="2 4"') +
      pen.line(oval(0, -8, 64, 52), 'ink', 2) +
      pen.part('M-74 -20L-98 -10L-98 10L-74 8ZM74 -20L98 -10L98 10L74 8Z', 'deep', { line: 'bone' }) +
      pen.part(sym('M0 30L30 34L26 92L0 104'), 'ink', { gap: 3, lit: 0.4, line: 'bone' }) +
      pen.glow(oval(0, 56, 9), 0, 56, 54) +
      pen.flat('M-4 66H4L7 88H-7Z', 'hot')
    );
  },
  /** A jar of oil, with a century of marks on its side. */
  ampulla(pen) {
    return (
      pen.ctx.bloom(0, 30, 110) +
      pen.part(both('M22 -66C70 -70 72 -10 40 4L34 -6C54 -16 52 -54 24 -50Z'), 'tone', { lit: 0.3, line: 'ink' }) +
      pen.part(sym('M0 -84L16 -84C18 -60 22 -50 36 -30C62 0 60 66 26 98L0 100'), 'bone', { ...ivory, lit: 0.5 }) +
      pen.part(sym('M0 8L52 8C56 50 48 76 24 92L0 94'), 'hot', { hatch: 'flame', lit: 0.4, line: 'ink' }) +
      pen.line('M-44 22H-26M-46 34H-32M-46 46H-26M-45 58H-32M-41 70H-24', 'ink', 2.4) +
      pen.part('M-22 -96H22V-80H-22Z', 'ink', { lit: 0.2, line: 'bone' }) +
      pen.glow(flameShape(0, -108, 1.1), 0, -106, 40)
    );
  },
  /** A grip with its lever down: let go, and it happens. */
  deadman(pen) {
    return (
      pen.line('M0 96C0 128 54 116 56 150', 'ink', 9) +
      pen.line('M0 96C0 128 54 116 56 150', 'bone', 5) +
      pen.part('M-26 -64H26L32 -40L22 92H-22L-32 -40Z', 'ink', { gap: 3, lit: 0.5, line: 'bone' }) +
      pen.line('M-26 -6H26M-25 14H25M-24 34H24M-23 54H23', 'bone', 3) +
      pen.part('M26 -58C58 -50 62 10 48 74L36 70C42 20 40 -20 22 -34Z', 'bone', ivory) +
      pen.part('M-40 -92H40L32 -64H-32Z', 'deep', { tilt: 90, line: 'bone' }) +
      pen.glow(oval(0, -104, 13), 0, -104, 74) +
      pen.line(both('M20 -124L32 -140M26 -108L46 -114M8 -128L12 -146'), 'hot', 3)
    );
  },
  /** A body that nobody wears yet. */
  pod(pen) {
    return (
      pen.ctx.bloom(0, 0, 120) +
      pen.part(sym('M0 -112C44 -112 60 -84 60 -50V60C60 96 40 112 0 112'), 'ink', {
        gap: 3.4,
        lit: 0.4,
        line: 'bone',
        w: 2,
      }) +
      pen.part(sym('M0 -96C34 -96 46 -76 46 -48V56C46 84 30 96 0 96'), 'hot', {
        hatch: 'flame',
        lit: 0.2,
        line: 'ink',
      }) +
      pen.flat(
        sym('M0 -78C14 -78 20 -68 18 -56C17 -46 10 -40 8 -36C24 -32 30 -24 30 -8L26 34L20 34L16 6L14 90L0 90'),
        'ink',
      ) +
      pen.line('M0 -36V-20M-34 -66C-42 -40 -42 40 -34 72', 'flame', 4, 'stroke-linecap="round"') +
      pen.line('M0 -112V-140M-20 -110C-20 -130 -40 -124 -40 -146M20 -110C20 -130 40 -124 40 -146', 'bone', 3)
    );
  },
  /** A glove of wires that waits for a hand. */
  graft(pen, rng) {
    const wires = [-26, -9, 9, 26].map((x, i) => {
      const tip = [x * 1.5 + rng.range(-6, 6), -98 + Math.abs(x) * 0.6] as const;
      const path = ribbon([[x * 0.8, -14], [x * 1.2, -56], tip], [13, 10, 4]);
      return pen.part(path, 'bone', ivory) + pen.glow(oval(...tip, 4.4), ...tip, 20 + i);
    });
    const thumb = ribbon(
      [
        [26, 14],
        [54, -8],
        [70, -42],
      ],
      [15, 12, 5],
    );
    const nerves = [-20, -8, 4, 16].map((x) =>
      through([
        [x, 70],
        [x + rng.range(-10, 10), 96],
        [x * 1.6, 118],
        [x * 2 + rng.range(-10, 10), 140],
      ]),
    );
    return (
      pen.line(nerves.join(''), 'hot', 2.6) +
      wires.join('') +
      pen.part(thumb, 'bone', ivory) +
      pen.part('M-34 -16C-14 -26 20 -26 36 -10C40 20 28 48 22 76H-22C-30 48 -38 14 -34 -16Z', 'bone', ivory) +
      pen.part('M-18 -4H18V30H-18Z', 'ink', { lit: 0.3 }) +
      pen.glow(oval(0, 13, 6), 0, 13, 40) +
      pen.line('M-28 52H28M-26 62H26', 'ink', 3)
    );
  },
  /** A door that stands open in nothing. */
  door(pen) {
    return (
      pen.ctx.bloom(0, 0, 130) +
      pen.part('M-58 104V-56C-58 -114 58 -114 58 -56V104Z', 'bone', ivory) +
      pen.part('M-44 104V-52C-44 -96 44 -96 44 -52V104Z', 'hot', { hatch: 'flame', lit: 0.3, line: 'ink' }) +
      pen.flat(
        poly([
          [-44, 104],
          [44, 104],
          [96, 140],
          [-60, 140],
        ]),
        'hot',
        'opacity=".5"',
      ) +
      pen.part('M44 104V-52C44 -70 40 -80 34 -84L92 -66V132Z', 'ink', { gap: 3, lit: 0.4, line: 'bone' }) +
      pen.dot(80, 34, 4) +
      pen.flat('M-8 104C-6 70 -10 62 -4 50C-8 40 8 40 4 50C10 62 8 70 12 104Z', 'ink')
    );
  },
  /** A coin, one face scratched out. */
  coin(pen, rng) {
    const teeth = Array.from(
      { length: 44 },
      (_, i) => `M${polar(0, 0, 78, turn(i, 44)).join(' ')}L${polar(0, 0, 86, turn(i, 44)).join(' ')}`,
    ).join('');
    const scratches = Array.from({ length: 9 }, () =>
      taper(rng.range(-44, 10), rng.range(-56, 30), rng.range(0, 60), rng.range(-20, 64), 6),
    ).join('');
    return (
      pen.part(oval(0, 0, 92), 'hot', { hatch: 'deep', lit: 0.5, line: 'ink' }) +
      pen.line(teeth, 'ink', 2) +
      pen.line(oval(0, 0, 70), 'ink', 2) +
      pen.part(
        'M18 -46C-10 -50 -26 -34 -26 -14L-38 6L-27 11L-29 26C-26 36 -14 34 -10 34L-10 56H32C26 30 44 20 44 -8C42 -34 34 -44 18 -46Z',
        'ink',
        { gap: 3, lit: 0.4 },
      ) +
      pen.flat(scratches, 'bone')
    );
  },
  /** A sheaf of stalks with lit ears. */
  sheaf(pen, rng) {
    const stalks = Array.from({ length: 11 }, (_, i) => {
      const lean = (i - 5) * 13 + rng.range(-4, 4);
      const top = -76 - rng.range(0, 26) + Math.abs(i - 5) * 7;
      const ear = [0, 1, 2, 3]
        .map((k) => oval(lean - lean * 0.09 * k + (k % 2 ? 4 : -4), top + k * 10, 4, 6.4))
        .join('');
      return (
        pen.line(`M${-lean * 0.5} 110Q${-lean * 0.1} 40 ${lean} ${top + 30}`, 'bone', 3.4) +
        pen.part(ear, 'hot', { lit: 0, line: 'ink' })
      );
    });
    return (
      pen.ctx.bloom(0, -60, 90) +
      stalks.join('') +
      pen.part('M-24 20C-10 30 10 30 24 20L26 38C10 48 -10 48 -26 38Z', 'ink', { line: 'hot' })
    );
  },
  /** A chart with its coast unfinished. */
  chart(pen, rng) {
    const coast = through([
      [-70, -30],
      [-40, -52],
      [-20, -20],
      [6, -40],
      [20, -4],
      [8, 26],
      [-26, 20],
      [-50, 44],
    ]);
    const stars = Array.from({ length: 9 }, () => `M${rng.range(-70, 70)} ${rng.range(-56, 56)}h.1`).join('');
    return (
      pen.part('M-92 -72L-30 -84L30 -70L92 -82V70L30 82L-30 68L-92 80Z', 'bone', { ...ivory, lit: 0.25 }) +
      pen.line('M-30 -84V68M30 -70V82', 'mid', 1.6) +
      pen.line('M-92 -24H92M-92 28H92M-60 -78V74M60 -76V76', 'tone', 0.8) +
      pen.line(coast, 'ink', 3.4) +
      pen.line(stars, 'ink', 4, 'stroke-linecap="round"') +
      pen.line('M-50 44L-14 54L24 40L52 8L66 -40', 'hot', 4, 'stroke-dasharray="9 6"') +
      pen.part(poly(Array.from({ length: 8 }, (_, i) => polar(66, -44, i % 2 ? 5 : 17, turn(i, 8)))), 'hot', {
        lit: 0,
        line: 'ink',
      })
    );
  },
  /** A wheel to steer by. */
  helm: (pen) =>
    pen.line(Array.from({ length: 8 }, (_, i) => `M0 0L${polar(0, 0, 98, turn(i, 8)).join(' ')}`).join(''), 'ink', 13) +
    pen.line(
      Array.from({ length: 8 }, (_, i) => `M0 0L${polar(0, 0, 97, turn(i, 8)).join(' ')}`).join(''),
      'bone',
      8,
      'stroke-linecap="round"',
    ) +
    pen.line(oval(0, 0, 64), 'ink', 22) +
    pen.line(oval(0, 0, 64), 'bone', 17) +
    pen.line(oval(0, 0, 64), 'hot', 2.4) +
    pen.part(oval(0, 0, 21), 'ink', { lit: 0, line: 'bone', w: 2 }) +
    pen.glow(oval(0, 0, 9), 0, 0, 60),
  /** A stone with two names on it, one cut away. */
  stone: (pen) =>
    pen.part('M-58 108V-40C-58 -104 58 -104 58 -40V108Z', 'tone', { ...ivory, lit: 0.5, line: 'ink' }) +
    pen.line('M-46 104V-38C-46 -88 46 -88 46 -38V104', 'ink', 1.6) +
    pen.line('M-30 -22H30M-22 -10H22', 'ink', 4) +
    pen.flat(taper(-36, 20, 40, 40, 13) + taper(38, 18, -38, 44, 11), 'ink') +
    pen.part('M-80 100C-40 88 40 88 80 100V120H-80Z', 'ink', { tilt: 90, lit: 0.4 }) +
    [-44, 40]
      .map(
        (x) =>
          pen.part(`M${x - 6} 100V84H${x + 6}V100Z`, 'bone', { lit: 0.2 }) +
          pen.glow(flameShape(x, 74, 0.9), x, 74, 26),
      )
      .join(''),
  /** An urn that still smokes. */
  urn(pen, rng) {
    const smoke = [-1, 1].map((k) =>
      pen.line(
        through([0, 1, 2, 3, 4].map((i) => [k * 8 + Math.sin(i * 1.5 + k) * rng.range(8, 18), -62 - i * 22] as const)),
        k > 0 ? 'pale' : 'bone',
        3.4,
      ),
    );
    return (
      smoke.join('') +
      pen.part(sym('M0 -58L34 -58L30 -46C64 -30 66 30 26 78L30 96L0 96'), 'ink', { gap: 3, lit: 0.5, line: 'bone' }) +
      pen.flat(sym('M0 -60L30 -60L24 -52L0 -52'), 'hot') +
      pen.line('M-54 -6Q0 14 54 -6M-50 22Q0 42 50 22', 'hot', 3) +
      at(0, 8, pen.flat(poly(Array.from({ length: 12 }, (_, i) => polar(0, 2, i % 2 ? 6 : 15, turn(i, 12)))), 'bone'))
    );
  },
} satisfies Objects;
