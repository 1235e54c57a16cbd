import { both, sym } from '../drawing/path';
import { oval, taper, through } from '../drawing/shape';
import { ivory, type Objects } from './parts';

/** Things of this world alone. */
export const ODDITIES = {
  /** A censer on three chains; the smoke is lit from below. */
  censer(pen, rng) {
    const sway = rng.range(10, 22);
    const smoke = [-1, 0, 1].map((k) => {
      const curl = [0, 1, 2, 3, 4].map((i) => [k * 14 + Math.sin(i * 1.4 + k) * sway, -8 - i * 26] as const);
      return pen.line(through(curl), k ? 'pale' : 'bone', k ? 2 : 3.4, 'opacity=".8" stroke-linecap="round"');
    });
    const holes = [-32, -16, 0, 16, 32].map((x) => pen.glow(oval(x, 40, 4, 7), x, 40, 16)).join('');
    return (
      pen.ctx.bloom(0, 30, 110) +
      smoke.join('') +
      pen.line(`${both('M0 -104L46 14')}M0 -104V8`, 'hot', 2.2, 'stroke-dasharray="5 2.4"') +
      pen.line(oval(0, -110, 8), 'bone', 3.4) +
      pen.part(sym('M0 -2C26 2 46 12 54 26L0 26'), 'bone', ivory) +
      pen.part(sym('M0 26L56 26C58 62 34 78 16 82L12 92L0 92'), 'deep', { line: 'hot', gap: 3 }) +
      holes +
      pen.line('M-56 26Q0 38 56 26M-44 62Q0 76 44 62', 'hot', 2.4) +
      pen.part(sym('M0 92L30 92L36 104L0 104'), 'bone', ivory)
    );
  },
  /** Three barbed arms on a winch line. */
  grapnel(pen, rng) {
    const arm = (m: number) =>
      pen.part(
        `M${m * 4} 10C${m * 16} 70 ${m * 66} 74 ${m * 70} 8L${m * 84} 22` +
          `L${m * 76} -26L${m * 46} 10L${m * 58} 10C${m * 52} 44 ${m * 26} 40 ${m * 16} 0Z`,
        'bone',
        ivory,
      );
    const rope = [0, 1, 2, 3, 4].map((i) => [Math.sin(i * 1.3) * rng.range(8, 24), -64 - i * 20] as const);
    return (
      pen.line(through([[0, -40], ...rope]), 'ink', 8) +
      pen.line(through([[0, -40], ...rope]), 'hot', 4.4, 'stroke-dasharray="7 2"') +
      arm(-1) +
      arm(1) +
      pen.part('M-9 -34H9L12 30L0 98L-12 30Z', 'bone', ivory) +
      pen.part('M-17 -34H17V-12H-17Z', 'hot', { line: 'ink', hatch: 'deep' }) +
      pen.part(oval(0, -44, 12), 'deep', { lit: 0.3, line: 'bone' }) +
      pen.dot(0, -44, 4) +
      pen.line('M0 -8V70', 'ink', 1.4)
    );
  },
  /** A buoy with a lens, whose light goes both ways. */
  beacon(pen) {
    return (
      pen.flat(taper(0, -36, 190, -70, 34) + taper(0, -36, -190, -70, 34), 'hot', 'opacity=".7"') +
      pen.ctx.bloom(0, -36, 110) +
      pen.part(sym('M0 2L22 2L34 82L44 92L0 92'), 'bone', ivory) +
      pen.part(sym('M0 30L27 30L30 52L0 52'), 'hot', { line: 'ink', hatch: 'deep' }) +
      pen.part('M-32 -4H32V6H-32Z', 'ink', { lit: 0.3 }) +
      pen.part(sym('M0 -68L20 -68L26 -4L0 -4'), 'deep', { lit: 0, line: 'bone' }) +
      pen.flat(oval(0, -36, 15, 22), 'hot') +
      pen.flat(oval(0, -36, 7, 14), 'flame') +
      pen.line('M-23 -36H-15M15 -36H23M-22 -52Q0 -44 22 -52M-24 -20Q0 -12 24 -20', 'bone', 1.4) +
      pen.part(sym('M0 -92L8 -84L28 -68L0 -68'), 'ink', { hatch: 'pale' }) +
      pen.line('M0 -92V-112M-7 -104H7', 'bone', 2)
    );
  },
} satisfies Objects;
