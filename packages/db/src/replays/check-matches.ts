import type { CardPool } from '@astris/engine';
import { failureSentence, type ReplayFile, replayGame } from '@astris/replay';
import type { PrismaClient } from '../generated/prisma/client';
import { replayFileOf } from './replay-file';

export interface CheckedMatches {
  /** Matches whose log runs, and ends as their row says where they are over. */
  good: number;
  /** Matches of other rules or cards: nothing can be said of them. */
  otherVersion: number;
  bad: { match: string; why: string }[];
}

/** Runs the newest matches again from what is stored, `most` of them, and compares each that is over with its row. */
export async function checkMatches(db: PrismaClient, pool: CardPool, most: number): Promise<CheckedMatches> {
  const matches = await db.match.findMany({
    where: { state: { not: 'OPEN' } },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: { id: true },
  });
  const checked: CheckedMatches = { good: 0, otherVersion: 0, bad: [] };
  for (const { id } of matches) {
    const file = await replayFileOf(db, id);
    if (!file) continue;
    const numbers = await db.matchAction.aggregate({ where: { matchId: id }, _max: { number: true } });
    const last = numbers._max.number ?? 0;
    const why =
      last === file.actions.length
        ? problemOf(file, pool)
        : `its log has gaps: ${last - file.actions.length} of its actions are not there`;
    if (why === null) checked.good += 1;
    else if (why === 'otherVersion') checked.otherVersion += 1;
    else checked.bad.push({ match: id, why });
  }
  return checked;
}

/** What does not hold of a stored match; null when all does. */
function problemOf(file: ReplayFile, pool: CardPool): string | null {
  const replayed = replayGame(file, pool);
  if (!replayed.ok) {
    return replayed.failure.why === 'otherVersion' ? 'otherVersion' : failureSentence(replayed.failure);
  }
  if (replayed.hashHolds === false) return 'it ends in another state than was stored';
  if (replayed.resultHolds === false) return 'it ends with another result than was stored';
  return null;
}
