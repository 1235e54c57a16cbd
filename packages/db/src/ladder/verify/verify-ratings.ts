/** Every rating anew from the history of games, and beside it what is stored. */
import { type RecomputedSeason, type RecordedGame, recompute, seasonAt } from '@astris/rating';
import type { PrismaClient } from '../../generated/prisma/client';
import { compareNumbers, compareRecord } from './compare';
import { grouped } from './grouped';
import { type History, type RatedMatch, readHistory, type StoredRating, type StoredResult } from './read-history';

/** A rating that is not what the history makes of it. */
export interface RatingDifference {
  userId: string;
  name: string;
  format: string;
  /** Number of the season. */
  season: number;
  /** Each thing that differs, in words. */
  what: string[];
}
export interface Verification {
  /** How many ratings were computed: one for each player, format and season. */
  recomputed: number;
  differences: RatingDifference[];
}

/** Compares all stored ratings, or those of one season, with what the history makes of them; changes nothing. */
export async function verifyRatings(client: PrismaClient, season?: number): Promise<Verification> {
  const history = await readHistory(client);
  const missing = missingResults(history);
  const byFormat = grouped(history.ratings, ({ format }) => format);
  const checked = [...byFormat.values()].flatMap((ratings) => checkFormat(ratings, history.matches));
  const all = withMissing(checked, missing).filter((one) => season === undefined || one.season === season);
  return { recomputed: all.length, differences: all.filter(({ what }) => what.length > 0) };
}

function checkFormat(ratings: readonly StoredRating[], matches: ReadonlyMap<string, RatedMatch>): RatingDifference[] {
  const records = new Map<string, RecordedGame[]>();
  for (const { userId, results } of ratings)
    records.set(userId, [...(records.get(userId) ?? []), ...results.map(recordedGame)]);
  const recomputed = recompute(records);
  const counted = grouped(
    ratings.flatMap(({ results }) => results),
    ({ matchId }) => matchId,
  );
  return ratings.map((rating) => {
    const own = recomputed.get(rating.userId)?.find((one: RecomputedSeason) => one.season === rating.season.number);
    return differenceOf(rating, [
      ...compareNumbers(rating, own),
      ...compareRecord(rating, matches, (matchId) => counted.get(matchId)?.length ?? 0),
    ]);
  });
}

function recordedGame(result: StoredResult): RecordedGame {
  const { matchId, period, opponentId, score, opponentRating, opponentRd } = result;
  const noted = { rating: opponentRating, rd: opponentRd };
  return { id: matchId, period, opponent: opponentId, score: score === 1 ? 1 : 0, noted };
}

function differenceOf({ userId, name, format, season }: StoredRating, what: string[]): RatingDifference {
  return { userId, name, format, season: season.number, what };
}

/** Rated matches that were settled and should have counted for a player whose record does not hold them. */
function missingResults({ ratings, matches }: History): RatingDifference[] {
  const held = new Set(ratings.flatMap(({ userId, results }) => results.map(({ matchId }) => `${matchId} ${userId}`)));
  return [...matches.values()].flatMap(({ id, format, endedAt, settlement, seats }) => {
    if (!settlement || settlement.uncounted !== null || !endedAt) return [];
    const { number } = seasonAt(endedAt);
    return seats.flatMap(({ userId, name }) =>
      userId === null || held.has(`${id} ${userId}`)
        ? []
        : [{ userId, name, format, season: number, what: [`game ${id} counts but is not in the record`] }],
    );
  });
}

/** Puts what is missing with the rating that it belongs to; that may be one of which nothing is stored. */
function withMissing(checked: readonly RatingDifference[], missing: readonly RatingDifference[]): RatingDifference[] {
  const keyOf = ({ userId, format, season }: RatingDifference) => `${userId} ${format} ${season}`;
  const all = new Map(checked.map((one) => [keyOf(one), one]));
  for (const one of missing) {
    const known = all.get(keyOf(one));
    if (known) known.what.push(...one.what);
    else all.set(keyOf(one), one);
  }
  return [...all.values()];
}
