/** Figures of several rounds in one. */
import { quantile } from '@astris/bots/statistics';

export const median = (values: readonly number[]): number => quantile(values, 0.5);
/** Half the way from the lowest to the highest, as a share of the median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / 2 / median(values);
