/** Entries of the queues: how long they live, and when they end. */
import type { Prisma, QueueEntry } from '../generated/prisma/client';

type Tx = Prisma.TransactionClient;

/** An entry without a sign of life for so long has ended, in ms: long enough to load a page again or to change networks. */
export const ENTRY_LIFETIME_MS = 30_000;

const aliveSince = (at: Date): Date => new Date(at.getTime() - ENTRY_LIFETIME_MS);

interface Session {
  suspendedAt: Date | null;
  sessionEpoch: number;
}

/** True while the entry counts: its player is there, and the session that made it has not ended. */
export function isEntryAlive(entry: Pick<QueueEntry, 'seenAt' | 'sessionEpoch'>, user: Session, at: Date): boolean {
  return entry.seenAt >= aliveSince(at) && user.suspendedAt === null && user.sessionEpoch === entry.sessionEpoch;
}

/** A sign of life of these users. What has ended stays so. Gives back how many of them wait. */
export async function markSeen(tx: Tx, userIds: readonly string[], at: Date): Promise<number> {
  if (userIds.length === 0) return 0;
  const where = { userId: { in: [...userIds] }, seenAt: { gte: aliveSince(at) } };
  return (await tx.queueEntry.updateMany({ where, data: { seenAt: at } })).count;
}

/** Removes the entries that have ended: nobody was seen, or the player was signed out everywhere or suspended. */
export async function endLostEntries(tx: Tx, at: Date): Promise<void> {
  await tx.queueEntry.deleteMany({ where: { seenAt: { lt: aliveSince(at) } } });
  await tx.$executeRaw`DELETE FROM "QueueEntry" entry USING "User" player WHERE player."id" = entry."userId"
    AND (player."sessionEpoch" <> entry."sessionEpoch" OR player."suspendedAt" IS NOT NULL)`;
}

/** Whoever sits down waits nowhere else: their open tables leave the lobby, and they leave the queues. */
export async function clearWaiting(tx: Tx, userIds: readonly string[]): Promise<void> {
  const among = { in: [...userIds] };
  await tx.match.deleteMany({ where: { state: 'OPEN', kind: 'TABLE', seats: { some: { userId: among } } } });
  await tx.queueEntry.deleteMany({ where: { userId: among } });
}
