/** The end of a match in the database: result and ratings, exactly once (19.4). */
import { type Prisma, type PrismaClient, settleRated, type Uncounted } from '@astris/db';
import type { Seat } from '@astris/engine';
import type { Settled } from '@astris/protocol';
import type { Outcome } from './match-store';

type Tx = Prisma.TransactionClient;

/** Settles the match, or gives back what was settled before. All or nothing. */
export async function settle(db: PrismaClient, id: string, outcome: Outcome, atMs: number): Promise<Settled> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.settlement.createMany({ data: [{ matchId: id }], skipDuplicates: true });
    if (count === 0) return;
    const at = new Date(atMs);
    const match = await tx.match.update({
      where: { id },
      data: {
        state: outcome.reason === 'void' ? 'VOID' : 'OVER',
        endedAt: at,
        winnerSeat: outcome.winner,
        reason: outcome.reason,
        finalHash: outcome.finalHash,
        acts: outcome.acts as Prisma.InputJsonValue,
      },
      select: { rated: true, format: true, seats: { select: { seat: true, userId: true } } },
    });
    await tx.matchLease.deleteMany({ where: { matchId: id } });
    if (!match.rated || outcome.winner === null) return;
    const uncounted = await rate(tx, id, match, outcome.winner, at);
    if (uncounted) await tx.settlement.update({ where: { matchId: id }, data: { uncounted } });
  });
  return settledOf(db, id);
}

/** Why a match of other rules or cards than the service's was ended. */
export const RULES_CHANGED = 'rulesChanged';

/**
 * Ends a live match as void because it can't go on with the rules and cards of now. Once; the log stays as it is. False
 * when it is settled already, or has come to its end by its log.
 */
export function endForChangedRules(db: PrismaClient, id: string, atMs: number): Promise<boolean> {
  return db.$transaction(async (tx) => {
    // What is appended meanwhile is waited for: it may be what the match ends with.
    await tx.$queryRaw`SELECT "id" FROM "Match" WHERE "id" = ${id} FOR UPDATE`;
    const lease = await tx.matchLease.findUnique({ where: { matchId: id }, select: { outcome: true } });
    if (lease?.outcome) return false;
    const { count } = await tx.settlement.createMany({ data: [{ matchId: id }], skipDuplicates: true });
    if (count === 0) return false;
    await tx.match.update({
      where: { id },
      data: { state: 'VOID', endedAt: new Date(atMs), winnerSeat: null, reason: RULES_CHANGED },
    });
    await tx.matchLease.deleteMany({ where: { matchId: id } });
    return true;
  });
}

interface RatedMatch {
  format: string;
  seats: { seat: Seat; userId: string | null }[];
}

/** Applies the result to both ratings; gives back why it does not count, if it does not. */
async function rate(
  tx: Tx,
  matchId: string,
  { format, seats }: RatedMatch,
  winner: Seat,
  at: Date,
): Promise<Uncounted | null> {
  const winnerUserId = seats.find(({ seat }) => seat === winner)?.userId;
  const loserUserId = seats.find(({ seat }) => seat !== winner)?.userId;
  if (!winnerUserId || !loserUserId) return 'gone';
  const settled = await settleRated(tx, { matchId, winnerUserId, loserUserId, format, at });
  return settled.counted ? null : settled.why;
}

/** What a settled match shows to everybody. */
export async function settledOf(db: PrismaClient, id: string): Promise<Settled> {
  const match = await db.match.findUniqueOrThrow({
    where: { id },
    select: {
      seed: true,
      settlement: { select: { uncounted: true } },
      seats: { orderBy: { seat: 'asc' }, select: { userId: true } },
    },
  });
  const results = await db.ratedResult.findMany({ where: { matchId: id }, include: { rating: true } });
  const ratings = match.seats.flatMap(({ userId }) => {
    const result = results.find(({ rating }) => rating.userId === userId);
    return result ? [{ before: result.before, after: result.after, rdAfter: result.rdAfter }] : [];
  });
  return {
    match: id,
    ratings: ratings.length === match.seats.length ? ratings : null,
    uncounted: (match.settlement?.uncounted ?? null) as Uncounted | null,
    seed: match.seed,
  };
}
