/** The rows of the ladder's table. */
import {
  db,
  isSuspended,
  type LadderPlace,
  ladderPlaces,
  type Prisma,
  type Season,
  SUSPENSION,
  shownAt,
  standingAt,
} from '@astris/db';
import { INACTIVE_AFTER_MS, isProvisional, nextTitle, type TitleName, titleOf } from '@astris/rating';
import { FORMAT } from './rating-line';

export interface LadderRow {
  /** Null while the rating is provisional. */
  rank: number | null;
  name: string;
  /** Null while the rating is provisional. */
  title: TitleName | null;
  rating: number;
  rd: number;
  provisional: boolean;
  games: number;
  wins: number;
  losses: number;
  /** The last ten games of the season, newest first. */
  lastTen: ('won' | 'lost')[];
}
/** Where somebody stands. */
export interface OwnPlace {
  row: LadderRow | null;
  /** Why the table does not show them; null when it does. */
  hidden: 'noGame' | 'inactive' | 'suspended' | null;
  /** Players with a rank. */
  ranked: number;
  /** The next higher title and the points that it takes; null at the top, and while the rating is provisional. */
  next: { name: TitleName; points: number } | null;
}

const LAST_GAMES = 10;
const WITH_LAST_GAMES = {
  user: { select: { name: true } },
  results: { orderBy: { number: 'desc' }, take: LAST_GAMES, select: { score: true } },
} satisfies Prisma.RatingInclude;
type Row = Prisma.RatingGetPayload<{ include: typeof WITH_LAST_GAMES }>;

/** One page of the table, ranked players first; and how many rows and ranks there are. */
export async function ladderPage(
  season: Season,
  { skip, take, search }: { skip: number; take: number; search?: string },
  at: Date,
): Promise<{ rows: LadderRow[]; listed: number; ranked: number }> {
  const table = { season, format: FORMAT, at };
  const { places, listed, ranked } = await ladderPlaces(db(), table, { skip, take, nameKeyPart: search });
  return { rows: await rowsOf(places, season, at), listed, ranked };
}

/** A user's own place, or why the table does not show them. */
export async function placeOf(userId: string, season: Season, at: Date): Promise<OwnPlace> {
  const { places, ranked } = await ladderPlaces(db(), { season, format: FORMAT, at }, { userId, take: 1 });
  const [row = null] = await rowsOf(places, season, at);
  if (row) return { row, hidden: null, ranked, next: nextTitle(row) };
  return { row, hidden: await whyHidden(userId, season, at), ranked, next: null };
}

async function whyHidden(userId: string, season: Season, at: Date): Promise<OwnPlace['hidden']> {
  const rating = await db().rating.findFirst({
    where: { userId, format: FORMAT, seasonId: season.id, games: { gt: 0 } },
    select: { lastGameAt: true, user: { select: SUSPENSION } },
  });
  if (!rating) return 'noGame';
  if (isSuspended(rating.user, at)) return 'suspended';
  const isAway = (rating.lastGameAt?.getTime() ?? 0) < at.getTime() - INACTIVE_AFTER_MS;
  return isAway ? 'inactive' : 'noGame';
}

async function rowsOf(places: readonly LadderPlace[], season: Season, at: Date): Promise<LadderRow[]> {
  const rows = await db().rating.findMany({
    where: { id: { in: places.map(({ ratingId }) => ratingId) } },
    include: WITH_LAST_GAMES,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ ratingId, rank }) => {
    const row = byId.get(ratingId);
    return row ? [ladderRow(row, rank, shownAt(season, at))] : [];
  });
}

function ladderRow(row: Row, rank: number | null, at: Date): LadderRow {
  const { live } = standingAt(row, at);
  return {
    rank,
    name: row.user.name,
    title: titleOf(live),
    rating: live.rating,
    rd: live.rd,
    provisional: isProvisional(live.rd),
    games: row.games,
    wins: row.wins,
    losses: row.losses,
    lastTen: row.results.map(({ score }) => (score === 1 ? 'won' : 'lost')),
  };
}
