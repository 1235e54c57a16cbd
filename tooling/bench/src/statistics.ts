/** Figures of several rounds in one. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
};
export const median = (values: readonly number[]): number => quantile(values, 0.5);
/** Half the way from the lowest to the highest, as a share of the median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / 2 / median(values);
