import { nameKey } from '@astris/auth';
import { db, ensureSeason, ratingSteps, type Season } from '@astris/db';
import { z } from 'zod';
import { ApiError } from '../errors';
import { FORMAT } from '../ladder/rating-line';
import { ladderPage, placeOf } from '../ladder/table';
import { storedNumber } from '../numbers';
import { anyone, member, router } from '../trpc';

const PAGE = 50;
/** Most rows that one answer has. */
const LONGEST_PAGE = 500;
/** Points of rating in a step of the distribution. */
const STEP = 100;
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
  top: anyone
    .input(
      z.object({
        season,
        page: storedNumber.min(1).max(10_000).default(1),
        size: storedNumber.min(1).max(LONGEST_PAGE).default(PAGE),
      }),
    )
    .query(async ({ input: { season, page, size } }) => {
      const found = await findSeason(season);
      const { rows, listed, ranked } = await ladderPage(found, { skip: (page - 1) * size, take: size }, new Date());
      return { season: found.number, rows, ranked, pages: Math.max(1, Math.ceil(listed / size)) };
    }),

  /** How the ranked players spread over ratings, in steps of 100 points from the lowest to the highest that is taken. */
  distribution: anyone.input(z.object({ season })).query(async ({ input }) => {
    const table = { season: await findSeason(input.season), format: FORMAT, at: new Date() };
    const taken = new Map((await ratingSteps(db(), table, STEP)).map(({ from, players }) => [from, players]));
    const [low, high] = [Math.min(...taken.keys()), Math.max(...taken.keys())];
    const steps = taken.size === 0 ? 0 : (high - low) / STEP + 1;
    return Array.from({ length: steps }, (_, at) => low + at * STEP).map((from) => ({
      from,
      to: from + STEP,
      players: taken.get(from) ?? 0,
    }));
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
