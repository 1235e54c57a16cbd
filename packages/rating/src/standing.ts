/** A rating through the periods: the base it began the period with, and the live value that is shown. */
import { firstPeriodOf, PERIOD_MS, seasonOfPeriod } from './calendar';
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
/**
 * No RD is below this one when a season begins: the rating is carried over, and the season's first games move it more.
 * It is so far below PROVISIONAL_RD that nobody of ordinary volatility becomes provisional by it within four weeks.
 */
export const SEASON_RD = 100;

/** A player's first standing. */
export function newStanding(period: number): Standing {
  return { period, base: NEW_PLAYER, live: NEW_PLAYER };
}

/**
 * The standing in a later period: its base is what the last one left, less sure for each period without a game and for
 * each season that began meanwhile. For its own period, or an earlier one, it stays as it is.
 */
export function rollForward(standing: Standing, period: number, playedInPeriod: boolean): Standing {
  if (period <= standing.period) return standing;
  let base = standing.live;
  let reached = playedInPeriod ? standing.period + 1 : standing.period;
  const idleUntil = (next: number) => {
    base = afterEmptyPeriods(base, next - reached);
    reached = next;
  };
  for (let season = seasonOfPeriod(standing.period) + 1; season <= seasonOfPeriod(period); season++) {
    idleUntil(firstPeriodOf(season));
    base = { ...base, rd: Math.max(base.rd, SEASON_RD) };
  }
  idleUntil(period);
  return { period, base, live: base };
}

/** The standing with the games of its period, whatever their order. */
export function withGames(standing: Standing, games: readonly PeriodGame[]): Standing {
  return { ...standing, live: afterGames(standing.base, games) };
}
