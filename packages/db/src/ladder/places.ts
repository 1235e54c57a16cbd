/** Who stands where on the ladder: one order for pages, searches and one's own row. */
import { INACTIVE_AFTER_MS, PROVISIONAL_RD, periodAt } from '@astris/rating';
import { Prisma, type Season } from '../generated/prisma/client';

export interface LadderPlace {
  ratingId: number;
  /** 1 for the highest rating; null while it is provisional. */
  rank: number | null;
}
/** Which places are asked for; all where nothing is said. */
export interface PlaceFilter {
  userId?: string;
  /** Letters that the folded name holds. */
  nameKeyPart?: string;
  skip?: number;
  take: number;
}

/** Rating points of one unit of Glicko-2's inner scale. */
const SCALE = 173.7178;

/** The last moment of a season that the ladder shows: now, or its end. */
export function shownAt(season: Season, at: Date): Date {
  return at < season.endsAt ? at : new Date(season.endsAt.getTime() - 1);
}

/**
 * Places of a season's table at a moment: who has played in it, and lately while it runs. Ranked ratings come first, the
 * highest first, then the provisional ones. `listed` and `ranked` count the whole table.
 */
export async function ladderPlaces(
  client: Prisma.TransactionClient,
  { season, format, at }: { season: Season; format: string; at: Date },
  filter: PlaceFilter,
): Promise<{ places: LadderPlace[]; listed: number; ranked: number }> {
  const table = tableOf(season, format, at);
  const conditions = [
    filter.userId === undefined ? [] : [Prisma.sql`"userId" = ${filter.userId}`],
    filter.nameKeyPart === undefined ? [] : [Prisma.sql`"nameKey" LIKE ${`%${literally(filter.nameKeyPart)}%`}`],
  ].flat();
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty;
  const rows = await client.$queryRaw<{ id: number; provisional: boolean; place: bigint }[]>`
    WITH "Table" AS (${table}),
    "Placed" AS (
      SELECT *, row_number() OVER (ORDER BY "provisional", "rating" DESC, "id") AS "place" FROM "Table"
    )
    SELECT "id", "provisional", "place" FROM "Placed" ${where}
    ORDER BY "place" LIMIT ${filter.take} OFFSET ${filter.skip ?? 0}`;
  const [count] = await client.$queryRaw<{ listed: bigint; ranked: bigint }[]>`
    WITH "Table" AS (${table})
    SELECT count(*) AS "listed", count(*) FILTER (WHERE NOT "provisional") AS "ranked" FROM "Table"`;
  return {
    places: rows.map(({ id, provisional, place }) => ({ ratingId: id, rank: provisional ? null : Number(place) })),
    listed: Number(count?.listed ?? 0),
    ranked: Number(count?.ranked ?? 0),
  };
}

/** The listed ratings; `provisional` is that of the RD at the moment, grown since the last game as in `rollForward`. */
function tableOf(season: Season, format: string, at: Date): Prisma.Sql {
  const period = periodAt(shownAt(season, at));
  const activeSince = at < season.endsAt ? new Date(at.getTime() - INACTIVE_AFTER_MS) : season.startsAt;
  return Prisma.sql`
    SELECT "Rating"."id", "Rating"."rating", "User"."id" AS "userId", "User"."nameKey",
      power("Rating"."rd", 2) + greatest(0, ${period}::int - "Rating"."period" - 1)
        * power(${SCALE}::float8 * "Rating"."vol", 2) > power(${PROVISIONAL_RD}::float8, 2) AS "provisional"
    FROM "Rating" JOIN "User" ON "User"."id" = "Rating"."userId"
    WHERE "Rating"."seasonId" = ${season.id} AND "Rating"."format" = ${format} AND "Rating"."games" > 0
      AND "Rating"."lastGameAt" >= ${activeSince} AND "User"."suspendedAt" IS NULL`;
}

/** A text as PostgreSQL's LIKE takes it letter by letter. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
