/** How somebody's waiting stands, in figures that are true at this moment. */
import { db, endLostEntries, markSeen, type QueueKind, readWaiting } from '@astris/db';
import { acceptedRange, mayMeet, PATIENCE } from '@astris/rating';
import { presentVersions } from '../matches/versions';

export type QueueStanding =
  /** No entry: none was made, it was taken back, or it has ended. */
  | { state: 'none' }
  | { state: 'paired'; matchId: string; rated: boolean }
  | {
      state: 'waiting';
      kind: QueueKind;
      deckName: string;
      waitedMs: number;
      /** Others in the same queue whom this player may meet, whatever their ratings. */
      others: number;
      /** Ratings that are accepted now; null: anybody. */
      accepts: { least: number; most: number } | null;
    };

/** A sign of life of this user, and how their entry stands. */
export async function stayInQueue(userId: string): Promise<QueueStanding> {
  const at = new Date();
  await endLostEntries(db(), at);
  await markSeen(db(), [userId], at);
  const entry = await db().queueEntry.findUnique({ where: { userId }, omit: { list: true } });
  if (!entry) return pairedGame(userId);
  const { poolHash } = presentVersions();
  if (entry.poolHash !== poolHash) {
    // The cards have changed since: the deck has to be looked at anew.
    await db().queueEntry.deleteMany({ where: { userId, poolHash: entry.poolHash } });
    return { state: 'none' };
  }
  const { kind, deckName } = entry;
  const waiting = await readWaiting(db(), kind, at);
  // Among very many who wait the caller's own entry may not be looked at yet: then only the others' wishes are known.
  const own = waiting.find((one) => one.userId === userId) ?? { userId, avoids: new Set<string>() };
  const others = waiting.filter((one) => one.poolHash === poolHash && mayMeet(own, one));
  const waitedMs = Math.max(0, at.getTime() - entry.enteredAt.getTime());
  const range = acceptedRange({ rd: entry.rd, waitedMs }, PATIENCE[kind]);
  const accepts = Number.isFinite(range)
    ? { least: Math.max(0, Math.round(entry.rating - range)), most: Math.round(entry.rating + range) }
    : null;
  return { state: 'waiting', kind, deckName, waitedMs, others: others.length, accepts };
}

/** The game that a queue has made and that goes on: whoever was away when it began is told of it as they come back. */
async function pairedGame(userId: string): Promise<QueueStanding> {
  const match = await db().match.findFirst({
    where: { kind: 'QUEUE', state: 'LIVE', seats: { some: { userId } } },
    orderBy: { startedAt: 'desc' },
    select: { id: true, rated: true },
  });
  return match ? { state: 'paired', matchId: match.id, rated: match.rated } : { state: 'none' };
}
