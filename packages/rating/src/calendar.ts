/** Rating periods of 7 days and seasons of 12 weeks, both counted from one Monday, in UTC. */
export const EPOCH = Date.UTC(2026, 10, 2);
const DAY_MS = 24 * 60 * 60 * 1000;
export const PERIOD_MS = 7 * DAY_MS;
export const PERIODS_IN_SEASON = 12;
const SEASON_MS = PERIODS_IN_SEASON * PERIOD_MS;

export interface SeasonDates {
  /** 1 for the first season. */
  number: number;
  startsAt: Date;
  /** The first moment after it. */
  endsAt: Date;
}

/** The number of the rating period that holds this moment; the first after the epoch is 0. */
export function periodAt(at: Date): number {
  return Math.floor((at.getTime() - EPOCH) / PERIOD_MS);
}

/** The season that holds this moment. */
export function seasonAt(at: Date): SeasonDates {
  const index = Math.floor((at.getTime() - EPOCH) / SEASON_MS);
  const startsAt = EPOCH + index * SEASON_MS;
  return { number: index + 1, startsAt: new Date(startsAt), endsAt: new Date(startsAt + SEASON_MS) };
}

/** The number of the season that holds this rating period: no period lies in two seasons. */
export function seasonOfPeriod(period: number): number {
  return Math.floor(period / PERIODS_IN_SEASON) + 1;
}

/** The first rating period of a season. */
export function firstPeriodOf(season: number): number {
  return (season - 1) * PERIODS_IN_SEASON;
}

/** The first moment of this day in UTC: where the count of a pair's games begins. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

/** The first moment of the next day in UTC: when a pair's games count again. */
export function endOfDay(at: Date): Date {
  return new Date(startOfDay(at).getTime() + DAY_MS);
}
