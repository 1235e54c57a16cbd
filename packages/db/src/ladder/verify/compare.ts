/** One stored rating beside the recomputed one, and its record beside the matches. */
import { PAIR_LIMIT_PER_DAY, periodAt, type RecomputedGame, type RecomputedSeason, startOfDay } from '@astris/rating';
import { grouped } from './grouped';
import type { RatedMatch, StoredRating, StoredResult } from './read-history';

/** Two numbers that are no further apart are equal: another version of the runtime may round its last bits otherwise. */
const TOLERANCE = 1e-6;

/** Says of each number of the rating and of its games that is not the recomputed one what both are. */
export function compareNumbers(rating: StoredRating, own: RecomputedSeason | undefined): string[] {
  if (!own) return ['no game made it'];
  const { standing, games, wins } = own;
  const columns = pairs({
    period: [rating.period, standing.period],
    'base rating': [rating.baseRating, standing.base.rating],
    'base RD': [rating.baseRd, standing.base.rd],
    'base volatility': [rating.baseVol, standing.base.vol],
    rating: [rating.rating, standing.live.rating],
    RD: [rating.rd, standing.live.rd],
    volatility: [rating.vol, standing.live.vol],
    games: [rating.games, games.length],
    'games won': [rating.wins, wins],
    'games lost': [rating.losses, games.length - wins],
  });
  const lastGameAt = rating.results.at(-1)?.createdAt;
  const lastGame =
    rating.lastGameAt?.getTime() === lastGameAt?.getTime()
      ? []
      : ['the time of the last game is not that of its result'];
  return [...columns, ...lastGame, ...rating.results.flatMap((result, index) => compareGame(result, games[index]))];
}

function compareGame(result: StoredResult, own: RecomputedGame | undefined): string[] {
  if (!own) return [`game ${result.matchId} is in no period`];
  return pairs({
    [`opponent’s rating in game ${result.matchId}`]: [result.opponentRating, own.opponentRating],
    [`opponent’s RD in game ${result.matchId}`]: [result.opponentRd, own.opponentRd],
    [`rating before game ${result.matchId}`]: [result.before, own.before],
    [`rating after game ${result.matchId}`]: [result.after, own.after],
    [`RD after game ${result.matchId}`]: [result.rdAfter, own.rdAfter],
  });
}

/** Says what of the record does not agree with the matches, the calendar or the pair limit. */
export function compareRecord(
  { userId, season, format, results }: StoredRating,
  matches: ReadonlyMap<string, RatedMatch>,
  countedBy: (matchId: string) => number,
): string[] {
  const wrong = results.flatMap((result, index) => {
    const match = matches.get(result.matchId);
    const inSeason = result.createdAt >= season.startsAt && result.createdAt < season.endsAt;
    return [
      match?.format === format && match.settlement?.uncounted === null
        ? sides(match, userId, result, countedBy)
        : `game ${result.matchId} is no settled rated game`,
      result.number === index + 1 ? '' : `game ${result.matchId} has number ${result.number} instead of ${index + 1}`,
      inSeason && result.period === periodAt(result.createdAt) ? '' : `game ${result.matchId} is in the wrong period`,
    ];
  });
  return [...wrong.filter((words) => words !== ''), ...overLimit(results)];
}

/** The winner, and that it counts for the opponent too who still has an account; empty when all is well. */
function sides(match: RatedMatch, userId: string, result: StoredResult, countedBy: (id: string) => number): string {
  const own = match.seats.find((seat) => seat.userId === userId);
  const other = match.seats.find((seat) => seat !== own);
  if (!own || (other?.userId != null && other.userId !== result.opponentId))
    return `game ${match.id} was between others`;
  if ((match.winnerSeat === own.seat ? 1 : 0) !== result.score) return `game ${match.id} was won by the other player`;
  return other?.userId && countedBy(match.id) < 2 ? `game ${match.id} counts for one player only` : '';
}

function overLimit(results: readonly StoredResult[]): string[] {
  const days = grouped(results, (one) => `${one.opponentId} ${startOfDay(one.createdAt).toISOString().slice(0, 10)}`);
  return [...days.values()]
    .filter((games) => games.length > PAIR_LIMIT_PER_DAY)
    .map((games) => `${games.length} games of one pair count on one day, the last of them ${games.at(-1)?.matchId}`);
}

function pairs(columns: Record<string, [stored: number, recomputed: number]>): string[] {
  return Object.entries(columns)
    .filter(([, [stored, own]]) => !(Math.abs(stored - own) <= TOLERANCE))
    .map(([words, [stored, own]]) => `${words} is ${stored}, recomputed ${own}`);
}
