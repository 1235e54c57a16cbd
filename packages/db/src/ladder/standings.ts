/** Rating rows as standings: read, moved to a period, and begun in a new season with what the last one left. */
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

/** The standing at a moment: less sure for each period since the row's last game. */
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

/** Where a player begins a season: the newest earlier season's standing moved on, or that of a new player. */
export async function openingStanding(
  tx: Prisma.TransactionClient,
  where: { userId: string; format: string; seasonNumber: number },
  at: Date,
): Promise<Standing> {
  const last = await tx.rating.findFirst({
    where: { userId: where.userId, format: where.format, season: { number: { lt: where.seasonNumber } } },
    orderBy: { season: { number: 'desc' } },
  });
  return last ? standingAt(last, at) : newStanding(periodAt(at));
}
