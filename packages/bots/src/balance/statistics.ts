/** Shares and their uncertainty, medians and quartiles. */

/** z of a 95% interval. */
const Z = 1.959964;

export interface Share {
  readonly hits: number;
  readonly of: number;
}
export const ratioOf = ({ hits, of }: Share): number => (of === 0 ? 0 : hits / of);
export const shareOf = <T>(list: readonly T[], hit: (item: T) => boolean): Share => ({
  hits: list.filter(hit).length,
  of: list.length,
});
/** Wilson’s 95% interval of a share; 0 to 1 when nothing was counted. */
export function wilson({ hits, of }: Share): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const p = hits / of;
  const square = (Z * Z) / of;
  const middle = p + square / 2;
  const half = Z * Math.sqrt((p * (1 - p)) / of + square / (4 * of));
  const clamp = (x: number): number => Math.max(0, Math.min(1, x));
  return { low: clamp((middle - half) / (1 + square)), high: clamp((middle + half) / (1 + square)) };
}

export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}
/** The value below which a share of the list lies, between two neighbours in proportion; 0 for an empty list. */
export function quantile(list: readonly number[], share: number): number {
  if (list.length === 0) return 0;
  const sorted = [...list].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at - Math.floor(at));
}
/** Median and quartiles. */
export const spreadOf = (list: readonly number[]): Spread => ({
  low: quantile(list, 0.25),
  median: quantile(list, 0.5),
  high: quantile(list, 0.75),
});
