import { nameKey } from '@astris/auth';
import { db, ensureSeason, ratedResultsOf } from '@astris/db';
import { z } from 'zod';
import { ApiError } from '../errors';
import { FORMAT, ratingsOf } from '../ladder/rating-line';
import { placeOf } from '../ladder/table';
import { anyone, router } from '../trpc';

const LINE_POINTS = 500;
const MOST_DECKS = 8;

export const profileRouter = router({
  /**
   * A user by name: rating, place in the present season, record of rated games over all seasons, by deck and by turn
   * order too, and the line of the rating.
   */
  byName: anyone.input(z.object({ name: z.string().max(100) })).query(async ({ input }) => {
    const user = await db().user.findUnique({
      where: { nameKey: nameKey(input.name) },
      select: { id: true, name: true, isGuest: true, createdAt: true },
    });
    if (!user) throw new ApiError('NOT_FOUND', 'unknownUser');
    const where = { userId: user.id, format: FORMAT };
    const now = new Date();
    const [ratings, record, newest, place, results] = await Promise.all([
      ratingsOf([user.id]),
      db().rating.aggregate({ where, _sum: { games: true, wins: true, losses: true } }),
      db().ratedResult.findMany({
        where: { rating: where },
        orderBy: [{ createdAt: 'desc' }, { number: 'desc' }],
        take: LINE_POINTS,
      }),
      user.isGuest ? null : placeOf(user.id, await ensureSeason(db(), now), now),
      ratedResultsOf(db(), user.id, FORMAT),
    ]);
    return {
      ...user,
      rating: ratings.get(user.id) ?? null,
      place,
      results: { ...results, decks: results.decks.slice(0, MOST_DECKS) },
      record: { games: record._sum.games ?? 0, wins: record._sum.wins ?? 0, losses: record._sum.losses ?? 0 },
      line: newest.reverse().map(({ matchId, createdAt, before, after, rdAfter }) => ({
        matchId,
        at: createdAt,
        before,
        after,
        rd: rdAfter,
      })),
    };
  }),
});
