/** Glicko-2 (Glickman's paper of 2012/2022): a strength, how sure we are of it, and how steady it is. */
import glicko2 from 'glicko2-lite';

export interface Strength {
  rating: number;
  /** Rating deviation: half the width of the 68 % interval. */
  rd: number;
  vol: number;
}
/** One game of a rating period, as it counts for one player: the opponent as they were when the period began. */
export interface PeriodGame {
  opponentRating: number;
  opponentRd: number;
  /** 1 won, 0 lost. */
  score: number;
}

/** Where a new player starts; no RD ever exceeds this one. */
export const NEW_PLAYER: Strength = { rating: 1500, rd: 350, vol: 0.06 };
/** How fast volatility may change. */
export const TAU = 0.5;
/** Rating points of one unit of Glicko-2's inner scale. */
export const GLICKO_SCALE = 173.7178;
/** Above this RD a rating is shown as provisional. */
export const PROVISIONAL_RD = 110;

/** The strength after a period that began with `base` and held these games; their order makes no difference at all. */
export function afterGames(base: Strength, games: readonly PeriodGame[]): Strength {
  if (games.length === 0) return base;
  const opponents = [...games]
    .sort((a, b) => a.opponentRating - b.opponentRating || a.opponentRd - b.opponentRd || a.score - b.score)
    .map((game): [number, number, number] => [game.opponentRating, game.opponentRd, game.score]);
  const after = glicko2(base.rating, base.rd, base.vol, opponents, { rating: NEW_PLAYER.rating, tau: TAU });
  return { ...after, rd: Math.min(after.rd, NEW_PLAYER.rd) };
}

/** The strength after so many periods without a game: the same rating, less surely. */
export function afterEmptyPeriods(base: Strength, periods: number): Strength {
  const rd = Math.sqrt(base.rd ** 2 + periods * (GLICKO_SCALE * base.vol) ** 2);
  return { ...base, rd: Math.min(rd, NEW_PLAYER.rd) };
}

/** True while too few games say how strong the player is. */
export function isProvisional(rd: number): boolean {
  return rd > PROVISIONAL_RD;
}
