/** Those who wait in a queue, with whom they are not to meet. */
import type { Waiting } from '@astris/rating';
import type { Prisma, QueueKind } from '../generated/prisma/client';
import { pairsDoneAmong } from '../ladder/pair-limit';
import { LADDER_FORMAT } from '../matches/format';
import { SUSPENSION } from '../players/suspension';
import { isEntryAlive } from './entries';

/** Most entries of a queue that are looked at at once, those who have waited longest. */
const MOST_AT_ONCE = 500;

export interface WaitingEntry extends Waiting {
  enteredAt: Date;
  poolHash: string;
}

/**
 * All who wait in this queue at this moment, longest first. Each avoids whom they block or who blocks them, whom they played
 * last, and in the ranked queue those with whom they have played all rated games of the day.
 */
export async function readWaiting(tx: Prisma.TransactionClient, kind: QueueKind, at: Date): Promise<WaitingEntry[]> {
  const rows = await tx.queueEntry.findMany({
    where: { kind },
    orderBy: { enteredAt: 'asc' },
    take: MOST_AT_ONCE,
    omit: { list: true },
    include: { user: { select: { ...SUSPENSION, sessionEpoch: true } } },
  });
  const alive = rows.filter((row) => isEntryAlive(row, row.user, at));
  if (alive.length < 2) return alive.map((row) => waitingOf(row, at));
  const userIds = alive.map(({ userId }) => userId);
  const among = { in: userIds };
  const blocks = await tx.block.findMany({ where: { userId: among, blockedId: among } });
  const done = kind === 'RANKED' ? await pairsDoneAmong(tx, userIds, LADDER_FORMAT, at) : new Map<string, never>();
  return alive.map((row) =>
    waitingOf(row, at, [
      ...blocks.filter(({ userId }) => userId === row.userId).map(({ blockedId }) => blockedId),
      ...blocks.filter(({ blockedId }) => blockedId === row.userId).map(({ userId }) => userId),
      ...(done.get(row.userId) ?? []),
    ]),
  );
}

interface Row {
  userId: string;
  rating: number;
  rd: number;
  enteredAt: Date;
  poolHash: string;
  lastOpponentId: string | null;
}

function waitingOf(row: Row, at: Date, avoids: string[] = []): WaitingEntry {
  const { userId, rating, rd, enteredAt, poolHash, lastOpponentId } = row;
  return {
    userId,
    rating,
    rd,
    enteredAt,
    poolHash,
    waitedMs: Math.max(0, at.getTime() - enteredAt.getTime()),
    avoids: new Set(lastOpponentId ? [...avoids, lastOpponentId] : avoids),
  };
}
