/** Ratings as numbers only: Glicko-2, its periods and seasons. What is stored and when is decided by the database's package. */
export {
  EPOCH,
  endOfDay,
  PERIOD_MS,
  PERIODS_IN_SEASON,
  periodAt,
  type SeasonDates,
  seasonAt,
  startOfDay,
} from './calendar';
export {
  afterEmptyPeriods,
  afterGames,
  GLICKO_SCALE,
  isProvisional,
  NEW_PLAYER,
  type PeriodGame,
  PROVISIONAL_RD,
  type Strength,
  TAU,
} from './glicko';
export { acceptedRange, accepts, mayMeet, PATIENCE, type Patience, pairWaiting, type Waiting } from './pairing';
export { type RecomputedGame, type RecomputedSeason, type RecordedGame, recompute } from './recompute';
export {
  INACTIVE_AFTER_MS,
  newStanding,
  PAIR_LIMIT_PER_DAY,
  rollForward,
  SEASON_RD,
  type Standing,
  withGames,
} from './standing';
export { nextTitle, TITLES, type TitleName, titleOf } from './titles';
