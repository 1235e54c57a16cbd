/** Who stands where on the ladder: one order for pages, searches and one's own row. */
import { GLICKO_SCALE, INACTIVE_AFTER_MS, PROVISIONAL_RD, periodAt } from '@astris/rating';
import { Prisma, type Season } from '../generated/prisma/client';
import { suspendedSql } from '../players/suspension';

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

/** One place and what the whole table counts; without a place where the page is empty. */
interface Row {
  listed: bigint;
  ranked: bigint;
  id: number | null;
  provisional: boolean | null;
  place: bigint | null;
}

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
  const conditions = [
    filter.userId === undefined ? [] : [Prisma.sql`"userId" = ${filter.userId}`],
    filter.nameKeyPart === undefined ? [] : [Prisma.sql`"nameKey" LIKE ${`%${literally(filter.nameKeyPart)}%`}`],
  ].flat();
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty;
  const rows = await client.$queryRaw<Row[]>`
    WITH "Table" AS (${tableOf(season, format, at)}),
    "Counted" AS (
      SELECT count(*) AS "listed", count(*) FILTER (WHERE NOT "provisional") AS "ranked" FROM "Table"
    ),
    "Placed" AS (
      SELECT *, row_number() OVER (ORDER BY "provisional", "rating" DESC, "id") AS "place" FROM "Table"
    ),
    "Page" AS (
      SELECT "id", "provisional", "place" FROM "Placed" ${where}
      ORDER BY "place" LIMIT ${filter.take} OFFSET ${filter.skip ?? 0}
    )
    SELECT * FROM "Counted" LEFT JOIN "Page" ON true ORDER BY "place"`;
  return {
    places: rows.flatMap(({ id, provisional, place }) =>
      id === null ? [] : [{ ratingId: id, rank: provisional ? null : Number(place) }],
    ),
    listed: Number(rows[0]?.listed ?? 0),
    ranked: Number(rows[0]?.ranked ?? 0),
  };
}

/** How many ranked players have a rating in each step of so many points, by where the step begins; steps with nobody are left out. */
export async function ratingSteps(
  client: Prisma.TransactionClient,
  { season, format, at }: { season: Season; format: string; at: Date },
  points: number,
): Promise<{ from: number; players: number }[]> {
  const rows = await client.$queryRaw<{ from: number; players: bigint }[]>`
    SELECT floor("rating" / ${points}::float8) * ${points}::float8 AS "from", count(*) AS "players"
    FROM (${tableOf(season, format, at)}) AS "Table" WHERE NOT "provisional" GROUP BY 1 ORDER BY 1`;
  return rows.map(({ from, players }) => ({ from, players: Number(players) }));
}

/** The listed ratings; `provisional` is that of the RD at the moment, grown since the last game as in `rollForward`. */
function tableOf(season: Season, format: string, at: Date): Prisma.Sql {
  const period = periodAt(shownAt(season, at));
  const activeSince = at < season.endsAt ? new Date(at.getTime() - INACTIVE_AFTER_MS) : season.startsAt;
  return Prisma.sql`
    SELECT "Rating"."id", "Rating"."rating", "User"."id" AS "userId", "User"."nameKey",
      power("Rating"."rd", 2) + greatest(0, ${period}::int - "Rating"."period" - 1)
        * power(${GLICKO_SCALE}::float8 * "Rating"."vol", 2) > power(${PROVISIONAL_RD}::float8, 2) AS "provisional"
    FROM "Rating" JOIN "User" ON "User"."id" = "Rating"."userId"
    WHERE "Rating"."seasonId" = ${season.id} AND "Rating"."format" = ${format} AND "Rating"."games" > 0
      AND "Rating"."lastGameAt" >= ${activeSince} AND NOT ${suspendedSql(Prisma.sql`"User"`, at)}`;
}

/** A text as PostgreSQL's LIKE takes it letter by letter. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
