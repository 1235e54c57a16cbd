import { db } from '@astris/db';
import { ratingsOf } from '../ladder/rating-line';
import { anyone, router } from '../trpc';

const MAX_LISTED = 100;

export const watchRouter = router({
  /** Public games that are being played, newest first. */
  list: anyone.query(async () => {
    const live = await db().match.findMany({
      where: { state: 'LIVE', isPublic: true },
      orderBy: { startedAt: 'desc' },
      take: MAX_LISTED,
      select: {
        id: true,
        kind: true,
        rated: true,
        startedAt: true,
        seats: { orderBy: { seat: 'asc' }, select: { userId: true, name: true, bot: true } },
      },
    });
    const ratings = await ratingsOf(live.flatMap(({ seats }) => seats.map(({ userId }) => userId)));
    return live.map(({ id, seats, ...match }) => ({
      ...match,
      matchId: id,
      seats: seats.map(({ userId, name, bot }) => ({
        name,
        bot: bot !== null,
        rating: userId ? (ratings.get(userId) ?? null) : null,
      })),
    }));
  }),
});
