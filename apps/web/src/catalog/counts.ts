import type { CardIndex } from '@astris/search/cards';
import { COUNTED, type FilterCounts } from './filters';

/** How many cards of an index each value of the filters has. */
export function countsOf({ facts }: CardIndex): FilterCounts {
  const counts: Record<string, Record<string, number>> = {};
  for (const field of COUNTED) {
    const own: Record<string, number> = {};
    for (const { choices } of facts) for (const name of choices[field]) own[name] = (own[name] ?? 0) + 1;
    counts[field] = own;
  }
  return counts;
}
