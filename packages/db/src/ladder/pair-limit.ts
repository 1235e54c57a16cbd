/** How often the same two players can play for their ratings: in one day of UTC, so many games count. */
import { endOfDay, PAIR_LIMIT_PER_DAY, startOfDay } from '@astris/rating';
import type { Prisma } from '../generated/prisma/client';

type Tx = Prisma.TransactionClient;

/** True when these two have played all their rated games of this moment's day. */
export async function pairIsDone(tx: Tx, pair: readonly [string, string], format: string, at: Date): Promise<boolean> {
  const [userId, opponentId] = pair;
  const done = await opponentsDoneWith(tx, userId, format, at, opponentId);
  return done.has(opponentId);
}

/** Every two of these users who have played all their rated games of this moment's day, by user. */
export async function pairsDoneAmong(
  tx: Tx,
  userIds: readonly string[],
  format: string,
  at: Date,
): Promise<Map<string, Set<string>>> {
  const among = { in: [...userIds] };
  const today = await tx.ratedResult.findMany({
    where: {
      opponentId: among,
      rating: { userId: among, format },
      createdAt: { gte: startOfDay(at), lt: endOfDay(at) },
    },
    select: { opponentId: true, rating: { select: { userId: true } } },
  });
  const played = new Map<string, number>();
  const done = new Map<string, Set<string>>();
  for (const { opponentId, rating } of today) {
    const pair = `${rating.userId} ${opponentId}`;
    played.set(pair, (played.get(pair) ?? 0) + 1);
    if (played.get(pair) !== PAIR_LIMIT_PER_DAY) continue;
    done.set(rating.userId, (done.get(rating.userId) ?? new Set()).add(opponentId));
  }
  return done;
}

/** Everybody with whom this user has played all rated games of this moment's day; or whether that one is among them. */
export async function opponentsDoneWith(
  tx: Tx,
  userId: string,
  format: string,
  at: Date,
  opponentId?: string,
): Promise<Set<string>> {
  const today = await tx.ratedResult.groupBy({
    by: ['opponentId'],
    where: { rating: { userId, format }, opponentId, createdAt: { gte: startOfDay(at), lt: endOfDay(at) } },
    _count: { _all: true },
  });
  return new Set(
    today.filter(({ _count }) => _count._all >= PAIR_LIMIT_PER_DAY).map(({ opponentId: opponent }) => opponent),
  );
}
