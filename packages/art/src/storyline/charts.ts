import { glyphAt } from '../drawing/glyph';
import { rotated } from '../drawing/markup';
import type { Pen } from '../drawing/pen';
import { oval, polar, turn } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { DRIVES } from '../faction';

export interface ChartKit {
  readonly pen: Pen;
  readonly rng: Stream;
  readonly line: (d: string, width?: number, opacity?: number, attributes?: string) => string;
  readonly cx: number;
}

/** The star chart behind a story. */
export const CHARTS = {
  polar({ line, cx }) {
    const y = 370;
    return (
      line(Array.from({ length: 9 }, (_, i) => oval(cx, y, 80 + i * 46)).join('')) +
      line(
        Array.from({ length: 17 }, (_, i) => {
          const a = Math.PI * (1 + i / 16);
          return `M${polar(cx, y, 60, a).join(' ')}L${polar(cx, y, 470, a).join(' ')}`;
        }).join(''),
      )
    );
  },
  astrolabe({ rng, line }) {
    return (
      line(oval(200, 150, 132) + oval(200, 150, 124) + oval(200, 150, 86), 1) +
      line(
        Array.from(
          { length: 72 },
          (_, i) =>
            `M${polar(200, 150, 132, turn(i, 72)).join(' ')}L${polar(200, 150, i % 6 ? 128 : 140, turn(i, 72)).join(' ')}`,
        ).join(''),
        1,
      ) +
      line(oval(200 + rng.range(-34, 34), 150, 70) + oval(200, 150 + rng.range(-30, 30), 100))
    );
  },
  meridian({ line }) {
    return line(
      [0.16, 0.4, 0.62, 0.82, 1].map((k) => oval(200, 150, 180 * k, 140)).join('') +
        [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]
          .map((k) => {
            const w = 180 * Math.sqrt(1 - k * k);
            return `M${200 - w} ${150 + k * 140}Q200 ${150 + k * 160} ${200 + w} ${150 + k * 140}`;
          })
          .join(''),
    );
  },
  lattice({ line }) {
    let d = '';
    for (let i = -4; i < 14; i++) {
      d += `M${i * 44 - 60} -10L${i * 44 + 100} 310M${i * 44 + 60} -10L${i * 44 - 100} 310`;
    }
    return line(d, 0.6, 0.6);
  },
  orbits({ rng, line }) {
    const ovals = Array.from({ length: 7 }, (_, i) => oval(200, 150, 60 + i * 26, 30 + i * 13));
    return rotated(rng.range(-30, 30), 200, 150, line(ovals.join('')));
  },
  zodiac({ pen, line }) {
    return (
      line(oval(200, 150, 138) + oval(200, 150, 108), 1) +
      line(
        Array.from(
          { length: 12 },
          (_, i) => `M${polar(200, 150, 108, turn(i, 12)).join(' ')}L${polar(200, 150, 138, turn(i, 12)).join(' ')}`,
        ).join(''),
        1,
      ) +
      [...DRIVES, ...DRIVES]
        .map((drive, i) => {
          const [x, y] = polar(200, 150, 123, turn(i + 0.5, 12));
          return glyphAt(drive, x, y, 17, pen.ink.tone, { weight: 2 });
        })
        .join('')
    );
  },
} satisfies Readonly<Record<string, (kit: ChartKit) => string>>;
export type ChartName = keyof typeof CHARTS;

export function chart(pen: Pen, rng: Stream, kind: ChartName): string {
  const line = (d: string, w = 0.7, o = 0.7, extra = '') => pen.line(d, 'tone', w, `opacity="${o}" ${extra}`);
  const cx = 200 + rng.range(-40, 40);
  return CHARTS[kind]({ pen, rng, line, cx });
}
