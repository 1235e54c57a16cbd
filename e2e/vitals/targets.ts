/** What is meant for each figure, and how the measured ones are told. */
import type { Vitals } from './page-load';

export interface Line {
  readonly what: string;
  readonly found: number;
  readonly unit: string;
  readonly below: number;
}

/** Limits of issue and field: LCP and INP in ms as Core Web Vitals call good, CLS, scripts in KiB, tasks in ms. */
const BELOW = { LCP: 2500, INP: 200, CLS: 0.1, scripts: 200, longestTask: 200 } as const;
const UNITS = { LCP: 'ms', INP: 'ms', CLS: '', scripts: 'KiB', longestTask: 'ms' } as const;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return (low + high) / 2;
}

/** The median of each figure that was found in the visits to one page, beside its limit. */
export function linesOf(name: string, visits: readonly Vitals[], figures: readonly (keyof Vitals)[]): Line[] {
  return figures.map((figure) => {
    const found = visits.map((visit) => visit[figure]).filter((value) => value !== null);
    if (found.length < visits.length) throw new Error(`${name}: ${figure} was not found in each visit`);
    return { what: `${name} ${figure}`, found: median(found), unit: UNITS[figure], below: BELOW[figure] };
  });
}

/** The lines as a table, and how many hold as its last line. */
export function reportOf(lines: readonly Line[]): string {
  const rows = lines.map(({ what, found, unit, below }) => [
    what,
    `${found.toFixed(unit ? 0 : 3)} ${unit}`.trim(),
    `below ${below} ${unit}`.trim(),
    found < below ? 'holds' : 'misses',
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const text = rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
  const holding = lines.filter(({ found, below }) => found < below).length;
  return `${text}\n\nvitals: ${holding}/${lines.length} targets hold\n`;
}
