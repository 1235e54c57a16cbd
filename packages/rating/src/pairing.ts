/** Who plays whom of those who wait: both must accept the other's rating, and each accepts more the longer they wait. */
import type { Strength } from './glicko';

/** Somebody who waits for an opponent. */
export interface Waiting extends Pick<Strength, 'rating' | 'rd'> {
  userId: string;
  /** How long they have waited, in ms. */
  waitedMs: number;
  /** Whom they are not to meet, whatever the ratings. */
  avoids: ReadonlySet<string>;
}
export interface Patience {
  /** Who has waited so long accepts anybody, in ms. */
  anybodyAfterMs: number;
}

/** Rated games wait longer for an even opponent than casual ones. */
export const PATIENCE = {
  RANKED: { anybodyAfterMs: 120_000 },
  CASUAL: { anybodyAfterMs: 30_000 },
} as const satisfies Record<string, Patience>;

/** How far off everybody accepts at once, in points of rating. */
const NARROWEST = 100;
/** What an uncertain rating adds to it: so much of its RD. */
const RD_SHARE = 0.5;
/** How much the range widens in a second, to each side. */
const POINTS_PER_SECOND = 10;

/** How far off an opponent's rating may be, in points to either side; Infinity: anybody. Never shrinks while one waits. */
export function acceptedRange({ rd, waitedMs }: Pick<Waiting, 'rd' | 'waitedMs'>, patience: Patience): number {
  if (waitedMs >= patience.anybodyAfterMs) return Number.POSITIVE_INFINITY;
  return NARROWEST + rd * RD_SHARE + (Math.max(0, waitedMs) / 1_000) * POINTS_PER_SECOND;
}

type Avoiding = Pick<Waiting, 'userId' | 'avoids'>;

/** True when these two are two people of whom neither avoids the other. */
export function mayMeet(one: Avoiding, other: Avoiding): boolean {
  return one.userId !== other.userId && !one.avoids.has(other.userId) && !other.avoids.has(one.userId);
}

/** True when these two may meet, and each is in the range that the other accepts. */
export function accepts(one: Waiting, other: Waiting, patience: Patience): boolean {
  if (!mayMeet(one, other)) return false;
  const apart = Math.abs(one.rating - other.rating);
  return apart <= acceptedRange(one, patience) && apart <= acceptedRange(other, patience);
}

/**
 * Pairs those who wait: who has waited longest comes first, and gets whoever is nearest in rating of those who accept each
 * other. The same people give the same pairs, in whatever order they come.
 */
export function pairWaiting<One extends Waiting>(waiting: readonly One[], patience: Patience): [One, One][] {
  const open = [...waiting].sort(longestFirst);
  const paired = new Set<string>();
  const pairs: [One, One][] = [];
  for (const one of open) {
    if (paired.has(one.userId)) continue;
    const others = open.filter((other) => !paired.has(other.userId) && accepts(one, other, patience));
    // Sorting is stable: of two who are equally near, the one who has waited longer.
    const [nearest] = others.sort((a, b) => Math.abs(a.rating - one.rating) - Math.abs(b.rating - one.rating));
    if (!nearest) continue;
    paired.add(one.userId).add(nearest.userId);
    pairs.push([one, nearest]);
  }
  return pairs;
}

function longestFirst(a: Waiting, b: Waiting): number {
  return b.waitedMs - a.waitedMs || (a.userId < b.userId ? -1 : 1);
}
