/** All ratings anew from the history of games: nothing that was stored of a rating goes in. */
import { seasonOfPeriod } from './calendar';
import type { PeriodGame } from './glicko';
import { newStanding, rollForward, type Standing, withGames } from './standing';

/** A counted game as one player's record holds it. */
export interface RecordedGame {
  id: string;
  /** Number of the rating period that it counts in. */
  period: number;
  opponent: string;
  score: 0 | 1;
  /** The opponent's base as it was noted then: used when the opponent has no record of the game, and for nothing else. */
  noted: { rating: number; rd: number };
}
/** What one game did to one rating. */
export interface RecomputedGame {
  id: string;
  opponentRating: number;
  opponentRd: number;
  /** The live rating before and after it, as the games of its period came in. */
  before: number;
  after: number;
  rdAfter: number;
}
/** One player's rating in one season. */
export interface RecomputedSeason {
  season: number;
  /** As the player's last game of the season left it. */
  standing: Standing;
  games: RecomputedGame[];
  wins: number;
}

type Records = ReadonlyMap<string, readonly RecordedGame[]>;

/**
 * Every player's seasons, oldest first, from their records. A record holds the player's counted games in the order in
 * which they counted; within a period the order changes only `before`, `after` and `rdAfter` of the games on the way.
 */
export function recompute(records: Records): Map<string, RecomputedSeason[]> {
  const standings = new Map<string, Standing>();
  const seasons = new Map<string, RecomputedSeason[]>();
  for (const [period, players] of byPeriod(records)) {
    // Everybody's base first: a game is computed against the opponent as they were when the period began.
    for (const player of players.keys()) {
      const last = standings.get(player);
      standings.set(player, last ? rollForward(last, period, true) : newStanding(period));
    }
    const baseOf = (game: RecordedGame) =>
      players.get(game.opponent)?.some(({ id }) => id === game.id)
        ? (standings.get(game.opponent)?.base ?? game.noted)
        : game.noted;
    for (const [player, games] of players) {
      const opening = standings.get(player) ?? newStanding(period);
      const played = play(opening, games, baseOf);
      standings.set(player, played.standing);
      addTo(seasons, player, period, { ...played, wins: games.filter(({ score }) => score === 1).length });
    }
  }
  return seasons;
}

/** The games of each period by player, the first period first. */
function byPeriod(records: Records): [number, Map<string, RecordedGame[]>][] {
  const periods = new Map<number, Map<string, RecordedGame[]>>();
  for (const [player, games] of records) {
    for (const game of games) {
      const players = periods.get(game.period) ?? new Map<string, RecordedGame[]>();
      periods.set(game.period, players);
      players.set(player, [...(players.get(player) ?? []), game]);
    }
  }
  return [...periods].sort(([a], [b]) => a - b);
}

function play(
  opening: Standing,
  games: readonly RecordedGame[],
  baseOf: (game: RecordedGame) => { rating: number; rd: number },
): { standing: Standing; games: RecomputedGame[] } {
  let standing = opening;
  const soFar: PeriodGame[] = [];
  const steps = games.map((game) => {
    const { rating, rd } = baseOf(game);
    const before = standing.live.rating;
    soFar.push({ opponentRating: rating, opponentRd: rd, score: game.score });
    standing = withGames(opening, soFar);
    const { live } = standing;
    return { id: game.id, opponentRating: rating, opponentRd: rd, before, after: live.rating, rdAfter: live.rd };
  });
  return { standing, games: steps };
}

function addTo(
  seasons: Map<string, RecomputedSeason[]>,
  player: string,
  period: number,
  played: Omit<RecomputedSeason, 'season'>,
): void {
  const own = seasons.get(player) ?? [];
  seasons.set(player, own);
  const season = seasonOfPeriod(period);
  const last = own.at(-1);
  if (last?.season !== season) {
    own.push({ season, ...played });
    return;
  }
  last.standing = played.standing;
  last.games.push(...played.games);
  last.wins += played.wins;
}
