/** What a check of the ratings reads, as of one moment. */
import type { MatchSeat, Prisma, PrismaClient, RatedResult, Rating, Season } from '../../generated/prisma/client';
import { grouped } from './grouped';

/** How long the reading may take, in ms. */
const TIMEOUT_MS = 10 * 60 * 1000;

export type StoredResult = RatedResult;
export interface StoredRating extends Rating {
  name: string;
  season: Season;
  /** In the order in which they counted. */
  results: StoredResult[];
}
/** A match that was played for ratings and that somebody won. */
export interface RatedMatch {
  id: string;
  format: string;
  winnerSeat: number | null;
  endedAt: Date | null;
  settlement: { uncounted: string | null } | null;
  seats: Pick<MatchSeat, 'seat' | 'userId' | 'name'>[];
}
export interface History {
  /** A player's seasons stand one after the other, the oldest first. */
  ratings: StoredRating[];
  matches: Map<string, RatedMatch>;
}

const RATED = { rated: true, state: 'OVER', winnerSeat: { not: null } } satisfies Prisma.MatchWhereInput;

/** Ratings, results and rated matches from one snapshot, so that games which end meanwhile do no harm. */
export function readHistory(client: PrismaClient): Promise<History> {
  return client.$transaction(async (tx) => ({ ratings: await readRatings(tx), matches: await readMatches(tx) }), {
    isolationLevel: 'RepeatableRead',
    timeout: TIMEOUT_MS,
  });
}

async function readRatings(tx: Prisma.TransactionClient): Promise<StoredRating[]> {
  const seasons = new Map((await tx.season.findMany()).map((season) => [season.id, season]));
  const users = await tx.user.findMany({ where: { ratings: { some: {} } }, select: { id: true, name: true } });
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const results = grouped(await tx.ratedResult.findMany({ orderBy: { number: 'asc' } }), (one) => `${one.ratingId}`);
  const ratings = await tx.rating.findMany({ orderBy: [{ userId: 'asc' }, { season: { number: 'asc' } }] });
  return ratings.flatMap((rating) => {
    const season = seasons.get(rating.seasonId);
    const name = names.get(rating.userId) ?? rating.userId;
    return season ? [{ ...rating, name, season, results: results.get(`${rating.id}`) ?? [] }] : [];
  });
}

async function readMatches(tx: Prisma.TransactionClient): Promise<Map<string, RatedMatch>> {
  const matches = await tx.match.findMany({
    where: RATED,
    select: { id: true, format: true, winnerSeat: true, endedAt: true },
  });
  const settlements = await tx.settlement.findMany({ where: { match: RATED } });
  const settled = new Map(settlements.map((settlement) => [settlement.matchId, settlement]));
  const seats = await tx.matchSeat.findMany({
    where: { match: RATED },
    select: { matchId: true, seat: true, userId: true, name: true },
  });
  const seated = grouped(seats, ({ matchId }) => matchId);
  return new Map(
    matches.map((match) => [
      match.id,
      { ...match, settlement: settled.get(match.id) ?? null, seats: seated.get(match.id) ?? [] },
    ]),
  );
}
