import type { Pen } from '../drawing/pen';
import { swell } from '../drawing/shape';
import type { Stream } from '../drawing/stream';
import { type Ink, isDark } from '../palette';

export interface Robe {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly shoulders: number;
  readonly hem: number;
  readonly cloth: Ink;
  readonly trim?: Ink;
  readonly sway?: number;
  readonly ragged?: number;
}

/** A long garment seen from afar: shoulders at `top`, hem at `bottom`, with folds. */
export function robe(
  pen: Pen,
  rng: Stream,
  { x, top, bottom, shoulders, hem, cloth, trim, sway = 0, ragged = 0 }: Robe,
): string {
  let edge = '';
  if (ragged) {
    const n = 9;
    for (let i = 0; i <= n; i++) {
      edge += `L${x + sway + hem - (2 * hem * i) / n} ${bottom + (i % 2 ? rng.range(0, ragged) : -rng.range(0, ragged))}`;
    }
  } else {
    edge = `Q${x + sway} ${bottom + 9} ${x - hem + sway} ${bottom}`;
  }
  const d =
    `M${x - shoulders * 0.4} ${top}C${x - shoulders} ${top + 3} ${x - shoulders * 1.08} ${top + 18} ${x - shoulders} ${top + 44}` +
    `C${x - shoulders * 0.8} ${(top + bottom) / 2} ${x - hem * 0.9 + sway} ${bottom - 30} ${x - hem + sway} ${bottom}`;
  const e =
    `L${x + hem + sway} ${bottom}C${x + hem * 0.9 + sway} ${bottom - 30} ${x + shoulders * 0.8} ${(top + bottom) / 2} ${x + shoulders} ${top + 44}` +
    `C${x + shoulders * 1.08} ${top + 18} ${x + shoulders} ${top + 3} ${x + shoulders * 0.4} ${top}Z`;
  const outline = ragged
    ? d +
      edge
        .split('L')
        .slice(1)
        .reverse()
        .map((q) => `L${q}`)
        .join('') +
      e
    : `${d}Q${x + sway} ${bottom + 9} ${x + hem + sway} ${bottom}${e}`;
  const folds = [-0.6, -0.25, 0.15, 0.5]
    .map((k) => swell(x + shoulders * k, top + 36 + rng.range(0, 20), x + hem * k * 1.15 + sway, bottom - 4, 2.2))
    .join('');
  return (
    pen.part(outline, cloth, { gap: 3 }) +
    pen.flat(folds, isDark(cloth) ? 'pale' : 'deep', 'opacity=".75"') +
    (trim
      ? pen.line(
          `M${x - hem * 0.98 + sway} ${bottom - 6}Q${x + sway} ${bottom + 3} ${x + hem * 0.98 + sway} ${bottom - 6}`,
          trim,
          2,
        )
      : '')
  );
}

/** Uneven ground across the picture. */
export const ground = (pen: Pen, rng: Stream, y = 276, tone: Ink = 'ink') => {
  let d = `M0 310V${y + rng.range(-4, 8)}`;
  for (let x = 40; x <= 440; x += 40) {
    d += `L${x + rng.range(-12, 12)} ${y + rng.range(-5, 7)}`;
  }
  return pen.part(`${d}V310Z`, tone, { tilt: 90, lit: 0.5, gap: 5 });
};
