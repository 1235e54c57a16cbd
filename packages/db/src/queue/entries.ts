/** Entries of the queues: how long they live, and when they end. */
import { Prisma, type QueueEntry } from '../generated/prisma/client';
import { isSuspended, type Suspension, suspendedSql } from '../players/suspension';

type Tx = Prisma.TransactionClient;

/** An entry without a sign of life for so long has ended, in ms: long enough to load a page again or to change networks. */
export const ENTRY_LIFETIME_MS = 30_000;

const aliveSince = (at: Date): Date => new Date(at.getTime() - ENTRY_LIFETIME_MS);

interface Session extends Suspension {
  sessionEpoch: number;
}

/** True while the entry counts: its player is there, and the session that made it has not ended. */
export function isEntryAlive(entry: Pick<QueueEntry, 'seenAt' | 'sessionEpoch'>, user: Session, at: Date): boolean {
  return entry.seenAt >= aliveSince(at) && !isSuspended(user, at) && user.sessionEpoch === entry.sessionEpoch;
}

/**
 * A sign of life of these users. What has ended stays so. An entry that somebody else works on at this moment is left alone, so
 * that no two who mark, remove or pair several entries wait for each other.
 */
export async function markSeen(tx: Tx, userIds: readonly string[], at: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx.$executeRaw`UPDATE "QueueEntry" SET "seenAt" = ${at.toISOString()}::timestamp(3) WHERE "userId" IN (
    SELECT "userId" FROM "QueueEntry" WHERE "userId" = ANY(${[...userIds]})
      AND "seenAt" >= ${aliveSince(at).toISOString()}::timestamp(3)
    FOR UPDATE SKIP LOCKED)`;
}

/** Removes the entries that have ended: nobody was seen, or the player was signed out everywhere or suspended. */
export async function endLostEntries(tx: Tx, at: Date): Promise<void> {
  await tx.$executeRaw`DELETE FROM "QueueEntry" WHERE "userId" IN (
    SELECT entry."userId" FROM "QueueEntry" entry JOIN "User" player ON player."id" = entry."userId"
    WHERE entry."seenAt" < ${aliveSince(at).toISOString()}::timestamp(3) OR player."sessionEpoch" <> entry."sessionEpoch"
      OR ${suspendedSql(Prisma.sql`player`, at)}
    FOR UPDATE OF entry SKIP LOCKED)`;
}

/** Whoever sits down waits nowhere else: their open tables leave the lobby, and they leave the queues. */
export async function clearWaiting(tx: Tx, userIds: readonly string[]): Promise<void> {
  const among = { in: [...userIds] };
  await tx.match.deleteMany({ where: { state: 'OPEN', kind: 'TABLE', seats: { some: { userId: among } } } });
  await tx.queueEntry.deleteMany({ where: { userId: among } });
}
