/** Rating rows as standings: read, and moved to a period, of a later season too. */
import { newStanding, periodAt, rollForward, type Standing } from '@astris/rating';
import type { Prisma, Rating } from '../generated/prisma/client';

type Numbers = Pick<Rating, 'period' | 'baseRating' | 'baseRd' | 'baseVol' | 'rating' | 'rd' | 'vol' | 'lastGameAt'>;

/** The standing that a row holds, as it was at the row's last game. */
export function standingOf(row: Numbers): Standing {
  return {
    period: row.period,
    base: { rating: row.baseRating, rd: row.baseRd, vol: row.baseVol },
    live: { rating: row.rating, rd: row.rd, vol: row.vol },
  };
}

/** The standing at a moment: less sure for each period and season since the row's last game. */
export function standingAt(row: Numbers, at: Date): Standing {
  const playedInPeriod = row.lastGameAt !== null && periodAt(row.lastGameAt) >= row.period;
  return rollForward(standingOf(row), periodAt(at), playedInPeriod);
}

/** A standing as the columns of a row. */
export function columnsOf({ period, base, live }: Standing) {
  return {
    period,
    baseRating: base.rating,
    baseRd: base.rd,
    baseVol: base.vol,
    rating: live.rating,
    rd: live.rd,
    vol: live.vol,
  };
}

/** A player's row of the newest season in which a game of theirs counted; null before the first such game. */
export function newestRating(tx: Prisma.TransactionClient, userId: string, format: string): Promise<Rating | null> {
  return tx.rating.findFirst({ where: { userId, format }, orderBy: { season: { number: 'desc' } } });
}

/** The standing at a moment from the newest row, also of an earlier season; a new player's where there is none. */
export function standingIn(newest: Numbers | null, at: Date): Standing {
  return newest ? standingAt(newest, at) : newStanding(periodAt(at));
}
