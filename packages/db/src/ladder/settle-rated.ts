/** A rated game's effect on both ratings, inside the transaction that settles its match. */
import { withGames } from '@astris/rating';
import type { Prisma, Rating } from '../generated/prisma/client';
import { pairIsDone } from './pair-limit';
import { ensureSeason } from './season';
import { columnsOf, newestRating, standingIn } from './standings';

export interface RatedGame {
  matchId: string;
  winnerUserId: string;
  loserUserId: string;
  format: string;
  /** When the game ended: it counts in the rating period, season and day (UTC) of this moment. */
  at: Date;
}
/** How the number that is shown changed, and how sure it is now. */
export interface RatingChange {
  before: number;
  after: number;
  rdAfter: number;
}
/**
 * Why a game changes no rating. `guest`: guests are never rated. `gone`: a player's account is no more. `pairLimit`: this
 * pair has played all its rated games of this day.
 */
export type Uncounted = 'guest' | 'gone' | 'pairLimit';
export type RatedOutcome =
  | { counted: true; byUser: Record<string, RatingChange> }
  | { counted: false; why: Exclude<Uncounted, 'gone'> };

type Tx = Prisma.TransactionClient;

/**
 * Applies a rated game to both players' ratings. Asked again for the same match, by whomever, it changes nothing and
 * gives the same answer. Both users stay locked until the transaction ends, in the order of their ids, so all games of a
 * player count one after the other, over the end of a period or season too. One that comes in after a later game of
 * either player counts at the moment of that game.
 */
export async function settleRated(tx: Tx, game: RatedGame): Promise<RatedOutcome> {
  if (!(await lockPlayers(tx, game))) return { counted: false, why: 'guest' };
  const recorded = await recordedChanges(tx, game.matchId);
  if (recorded) return { counted: true, byUser: recorded };

  const winner = await newestRating(tx, game.winnerUserId, game.format);
  const loser = await newestRating(tx, game.loserUserId, game.format);
  const at = latest(game.at, winner?.lastGameAt, loser?.lastGameAt);
  const { winnerUserId, loserUserId, format } = game;
  if (await pairIsDone(tx, [winnerUserId, loserUserId], format, at)) return { counted: false, why: 'pairLimit' };

  const counted = { ...game, at };
  const bases = { winner: standingIn(winner, at).base, loser: standingIn(loser, at).base };
  return {
    counted: true,
    byUser: {
      [winnerUserId]: await applyGame(tx, winner, {
        game: counted,
        userId: winnerUserId,
        result: { opponentId: loserUserId, opponentRating: bases.loser.rating, opponentRd: bases.loser.rd, score: 1 },
      }),
      [loserUserId]: await applyGame(tx, loser, {
        game: counted,
        userId: loserUserId,
        result: {
          opponentId: winnerUserId,
          opponentRating: bases.winner.rating,
          opponentRd: bases.winner.rd,
          score: 0,
        },
      }),
    },
  };
}

/** False when one of the two is a guest, or nobody. The lock lets others still refer to the users. */
async function lockPlayers(tx: Tx, { winnerUserId, loserUserId }: RatedGame): Promise<boolean> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "id" = ANY(${[winnerUserId, loserUserId]}) AND NOT "isGuest"
    ORDER BY "id" FOR NO KEY UPDATE`;
  return locked.length === 2;
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

function latest(at: Date, ...others: (Date | null | undefined)[]): Date {
  return others.reduce<Date>((newest, other) => (other && other > newest ? other : newest), at);
}

interface OneSide {
  game: RatedGame;
  userId: string;
  result: { opponentId: string; opponentRating: number; opponentRd: number; score: 0 | 1 };
}

async function applyGame(tx: Tx, newest: Rating | null, { game, userId, result }: OneSide): Promise<RatingChange> {
  const { at, format, matchId } = game;
  const season = await ensureSeason(tx, at);
  const opening = standingIn(newest, at);
  const row = newest?.seasonId === season.id ? newest : null;
  const { period } = opening;
  const earlier = row ? await tx.ratedResult.findMany({ where: { ratingId: row.id, period } }) : [];
  const after = withGames(opening, [...earlier, result]);
  const change = { before: opening.live.rating, after: after.live.rating, rdAfter: after.live.rd };

  const record = {
    games: (row?.games ?? 0) + 1,
    wins: (row?.wins ?? 0) + result.score,
    losses: (row?.losses ?? 0) + 1 - result.score,
  };
  const data = { ...columnsOf(after), ...record, lastGameAt: at };
  const { id } = row
    ? await tx.rating.update({ where: { id: row.id }, data, select: { id: true } })
    : await tx.rating.create({ data: { userId, format, seasonId: season.id, ...data }, select: { id: true } });
  await tx.ratedResult.create({
    data: { ratingId: id, matchId, number: record.games, period, createdAt: at, ...result, ...change },
  });
  return change;
}
