import type { Point } from '../drawing/path';
import { oval, polar, through, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import type { Inks } from '../palette';

/** A disc that is to be marked; `light` is the side that the light comes from. */
export interface Globe {
  readonly inks: Inks;
  readonly rng: Stream;
  readonly cx: number;
  readonly cy: number;
  readonly R: number;
  readonly light: number;
}

/**
 * A curved stroke across the disc at height y (-1 to 1), widest at the dark limb; `from` and `to` say how far it
 * reaches towards the lit and the dark side.
 */
export function latitude({ cx, cy, R, light }: Globe, y: number, width: number, from: number, to: number): string {
  const half = Math.sqrt(Math.max(0, 1 - y * y)) * R;
  const level = cy + y * R;
  const sag = level + R * 0.1 * (1 + y);
  const [x0, x1] = [cx + light * half * from, cx - light * half * to];
  const middle = (x0 + x1) / 2;
  return `M${x0} ${level}Q${middle} ${sag} ${x1} ${level - width}L${x1} ${level + width}Q${middle} ${sag} ${x0} ${level}Z`;
}

const mark = (d: string, fill: string, opacity: number, more = '') =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"${more}/>`;
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

export const SURFACES = {
  plain: () => '',
  bands(globe) {
    const { inks, rng, R } = globe;
    let marks = '';
    for (let y = -0.8; y < 0.85; y += rng.range(0.16, 0.34)) {
      const band = latitude(globe, y, R * rng.range(0.02, 0.07), 1, 1);
      marks += mark(band, inks[rng.pick(['deep', 'mid', 'pale', 'hot'])], 0.55);
    }
    return marks;
  },
  craters({ inks, rng, cx, cy, R, light }) {
    return times(13, () => {
      const [x, y] = polar(cx, cy, Math.sqrt(rng()) * R * 0.9, rng() * 6.28);
      const q = R * rng.range(0.03, 0.14);
      const floor = oval(x - light * q * 0.18, y + q * 0.14, q * 0.8, q * 0.62);
      return mark(oval(x, y, q, q * 0.8), inks.deep, 0.7) + mark(floor, inks.tone, 0.6);
    }).join('');
  },
  seas({ inks, rng, cx, cy, R }) {
    return times(6, () => {
      const [x, y] = polar(cx, cy, Math.sqrt(rng()) * R * 0.8, rng() * 6.28);
      const q = R * rng.range(0.16, 0.42);
      const shore = times(9, (i): Point => {
        const [px, py] = polar(0, 0, q * rng.range(0.5, 1.15), turn(i, 9));
        return [x + px * 1.3, y + py * 0.7];
      });
      const closed = through([...shore, shore[0] as Point]);
      return mark(closed, inks.deep, 0.75, ` stroke="${inks.pale}" stroke-width=".6"`);
    }).join('');
  },
  ice({ inks, rng, cx, cy, R }) {
    const cracks = times(4, () => through(times(6, (i) => [cx - R + i * R * 0.4, cy + rng.range(-0.6, 0.6) * R])));
    return (
      mark(oval(cx, cy - R * 0.93, R * 0.62, R * 0.3), inks.bone, 0.85) +
      mark(oval(cx, cy + R * 0.97, R * 0.5, R * 0.2), inks.bone, 0.6) +
      mark(cracks.join(''), 'none', 0.6, ` stroke="${inks.bone}" stroke-width=".7"`)
    );
  },
  lights({ inks, rng, cx, cy, R, light }) {
    const cities = times(70, () => {
      const x = cx - light * R * rng.range(0.05, 0.95);
      const y = cy + rng.range(-0.8, 0.8) * R * (1 - ((x - cx) / R) ** 2) ** 0.5;
      return times(rng.int(1, 3), () => `M${x + rng.range(-6, 6)} ${y + rng.range(-3, 3)}h.1`).join('');
    }).join('');
    const width = Math.max(1.2, R / 60);
    return `<path d="${cities}" stroke="${inks.hot}" stroke-width="${width}" stroke-linecap="round"/>`;
  },
} satisfies Record<string, (globe: Globe) => string>;

export type Surface = keyof typeof SURFACES;
