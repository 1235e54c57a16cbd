/** A rating through the periods: the base it began the period with, and the live value that is shown. */
import { PERIOD_MS } from './calendar';
import { afterEmptyPeriods, afterGames, NEW_PLAYER, type PeriodGame, type Strength } from './glicko';

export interface Standing {
  /** Number of the rating period that `base` begins. */
  period: number;
  base: Strength;
  /** The base with the period's games applied. */
  live: Strength;
}

/** Games of one pair that count in one day (UTC); later ones change no rating. */
export const PAIR_LIMIT_PER_DAY = 3;
/** A player who has not played a rated game for so long is left out of the ladder's table, and loses nothing. */
export const INACTIVE_AFTER_MS = 4 * PERIOD_MS;

/** A player's first standing. */
export function newStanding(period: number): Standing {
  return { period, base: NEW_PLAYER, live: NEW_PLAYER };
}

/** The standing in a later period: its base is what the last one left, less sure for each period without a game. */
export function rollForward(standing: Standing, period: number, playedInPeriod: boolean): Standing {
  if (period <= standing.period) return standing;
  const elapsed = period - standing.period;
  const base = afterEmptyPeriods(standing.live, playedInPeriod ? elapsed - 1 : elapsed);
  return { period, base, live: base };
}

/** The standing with the games of its period, whatever their order. */
export function withGames(standing: Standing, games: readonly PeriodGame[]): Standing {
  return { ...standing, live: afterGames(standing.base, games) };
}
