import { nameKey } from '@astris/auth';
import { db, ensureSeason, type Season } from '@astris/db';
import { z } from 'zod';
import { ApiError } from '../errors';
import { ladderPage, placeOf } from '../ladder/table';
import { storedNumber } from '../numbers';
import { anyone, member, router } from '../trpc';

const PAGE = 50;
/** Number of a season; the present one where it is left out. */
const season = storedNumber.min(1).optional();

export const ladderRouter = router({
  /** All seasons so far, newest first. */
  seasons: anyone.query(async () => {
    const now = new Date();
    const current = await ensureSeason(db(), now);
    const seasons = await db().season.findMany({ where: { startsAt: { lte: now } }, orderBy: { number: 'desc' } });
    return seasons.map(({ number, startsAt, endsAt }) => ({
      number,
      startsAt,
      endsAt,
      current: number === current.number,
    }));
  }),

  /** One page of a season's table, from rank 1; `ranked` counts the players with a rank. */
  top: anyone.input(z.object({ season, page: storedNumber.min(1).max(10_000).default(1) })).query(async ({ input }) => {
    const { rows, listed, ranked } = await ladderPage(
      await findSeason(input.season),
      { skip: (input.page - 1) * PAGE, take: PAGE },
      new Date(),
    );
    return { rows, ranked, pages: Math.max(1, Math.ceil(listed / PAGE)) };
  }),

  /** Players of the table whose name holds these letters. */
  search: anyone.input(z.object({ season, name: z.string().trim().min(1).max(100) })).query(async ({ input }) => {
    const page = { skip: 0, take: PAGE, search: nameKey(input.name) };
    const { rows } = await ladderPage(await findSeason(input.season), page, new Date());
    return rows;
  }),

  /** The caller's own row, or why the table does not show it: no rated game yet, or none for long. */
  mine: member.input(z.object({ season })).query(async ({ ctx, input }) => {
    return placeOf(ctx.user.id, await findSeason(input.season), new Date());
  }),
});

async function findSeason(number: number | undefined): Promise<Season> {
  if (number === undefined) return ensureSeason(db(), new Date());
  const found = await db().season.findUnique({ where: { number } });
  if (!found) throw new ApiError('NOT_FOUND', 'unknownSeason');
  return found;
}
