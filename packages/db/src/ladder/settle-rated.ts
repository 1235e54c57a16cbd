/** A rated game's effect on both ratings, inside the transaction that settles its match. */
import { PAIR_LIMIT_PER_DAY, startOfDay, withGames } from '@astris/rating';
import type { Prisma, Rating, Season } from '../generated/prisma/client';
import { ensureSeason } from './season';
import { columnsOf, openingStanding, standingAt } from './standings';

export interface RatedGame {
  matchId: string;
  winnerUserId: string;
  loserUserId: string;
  format: string;
  /** When the game ended: it counts in the rating period, season and day of this moment. */
  at: Date;
}
/** How the number that is shown changed, and how sure it is now. */
export interface RatingChange {
  before: number;
  after: number;
  rdAfter: number;
}
export type RatedOutcome =
  | { counted: true; byUser: Record<string, RatingChange> }
  /** `guest`: guests are never rated. `pairLimit`: this pair has played all its rated games of this day. */
  | { counted: false; why: 'guest' | 'pairLimit' };

type Tx = Prisma.TransactionClient;

/**
 * Applies a rated game to both players' ratings. Asked again for the same match, by whomever, it changes nothing and
 * gives the same answer. Rows are locked in the order of user ids until the transaction ends.
 */
export async function settleRated(tx: Tx, game: RatedGame): Promise<RatedOutcome> {
  if (await someoneIsUnrated(tx, game)) return { counted: false, why: 'guest' };

  const season = await ensureSeason(tx, game.at);
  const [winner, loser] = await lockedRatings(tx, game, season);
  const recorded = await recordedChanges(tx, game.matchId);
  if (recorded) return { counted: true, byUser: recorded };
  if (await pairIsDone(tx, winner, loser, game.at)) return { counted: false, why: 'pairLimit' };

  const winnerBase = standingAt(winner, game.at).base;
  const loserBase = standingAt(loser, game.at).base;
  return {
    counted: true,
    byUser: {
      [winner.userId]: await applyGame(tx, winner, { game, score: 1, opponent: loser.userId, opponentBase: loserBase }),
      [loser.userId]: await applyGame(tx, loser, { game, score: 0, opponent: winner.userId, opponentBase: winnerBase }),
    },
  };
}

async function someoneIsUnrated(tx: Tx, { winnerUserId, loserUserId }: RatedGame): Promise<boolean> {
  const rated = await tx.user.count({ where: { id: { in: [winnerUserId, loserUserId] }, isGuest: false } });
  return rated !== 2;
}

/** The rows of winner and loser, made where missing and locked. */
async function lockedRatings(tx: Tx, game: RatedGame, season: Season): Promise<[Rating, Rating]> {
  const userIds = [game.winnerUserId, game.loserUserId].sort();
  for (const userId of userIds) {
    const key = { userId, format: game.format, seasonId: season.id };
    if (await tx.rating.findUnique({ where: { userId_format_seasonId: key } })) continue;
    const opening = await openingStanding(tx, { ...key, seasonNumber: season.number }, game.at);
    await tx.rating.createMany({ data: [{ ...key, ...columnsOf(opening) }], skipDuplicates: true });
  }
  await tx.$queryRaw`
    SELECT "id" FROM "Rating"
    WHERE "userId" = ANY(${userIds}) AND "format" = ${game.format} AND "seasonId" = ${season.id}
    ORDER BY "userId" FOR UPDATE`;
  const row = (userId: string) =>
    tx.rating.findUniqueOrThrow({
      where: { userId_format_seasonId: { userId, format: game.format, seasonId: season.id } },
    });
  return [await row(game.winnerUserId), await row(game.loserUserId)];
}

async function recordedChanges(tx: Tx, matchId: string): Promise<Record<string, RatingChange> | null> {
  const results = await tx.ratedResult.findMany({
    where: { matchId },
    include: { rating: { select: { userId: true } } },
  });
  if (results.length === 0) return null;
  return Object.fromEntries(
    results.map(({ rating, before, after, rdAfter }) => [rating.userId, { before, after, rdAfter }]),
  );
}

async function pairIsDone(tx: Tx, winner: Rating, loser: Rating, at: Date): Promise<boolean> {
  const since = startOfDay(at);
  const today = await tx.ratedResult.count({
    where: { ratingId: winner.id, opponentId: loser.userId, createdAt: { gte: since } },
  });
  return today >= PAIR_LIMIT_PER_DAY;
}

async function applyGame(
  tx: Tx,
  row: Rating,
  result: { game: RatedGame; score: 0 | 1; opponent: string; opponentBase: { rating: number; rd: number } },
): Promise<RatingChange> {
  const { game, score, opponent, opponentBase } = result;
  const standing = standingAt(row, game.at);
  const earlier = await tx.ratedResult.findMany({ where: { ratingId: row.id, period: standing.period } });
  const thisGame = { opponentRating: opponentBase.rating, opponentRd: opponentBase.rd, score };
  const after = withGames(standing, [...earlier, thisGame]);
  const change = { before: standing.live.rating, after: after.live.rating, rdAfter: after.live.rd };

  await tx.rating.update({
    where: { id: row.id },
    data: {
      ...columnsOf(after),
      games: { increment: 1 },
      wins: { increment: score },
      losses: { increment: 1 - score },
      lastGameAt: game.at,
    },
  });
  await tx.ratedResult.create({
    data: {
      ratingId: row.id,
      matchId: game.matchId,
      period: standing.period,
      opponentId: opponent,
      createdAt: game.at,
      ...thisGame,
      ...change,
    },
  });
  return change;
}
