/** The rows of the ladder's table. */
import { db, type Prisma, type Season, standingAt } from '@astris/db';
import { INACTIVE_AFTER_MS, isProvisional } from '@astris/rating';
import { FORMAT } from './rating-line';

export interface LadderRow {
  rank: number;
  name: string;
  rating: number;
  rd: number;
  provisional: boolean;
  games: number;
  wins: number;
  losses: number;
  /** The last ten games, newest first. */
  lastTen: ('won' | 'lost')[];
}

const LAST_GAMES = 10;
const WITH_LAST_GAMES = {
  user: { select: { name: true } },
  results: { orderBy: { createdAt: 'desc' }, take: LAST_GAMES, select: { score: true } },
} satisfies Prisma.RatingInclude;
type Row = Prisma.RatingGetPayload<{ include: typeof WITH_LAST_GAMES }>;

/** Ratings that the table of this season shows at this moment: who has played in it, and lately while it runs. */
function shown(season: Season, at: Date): Prisma.RatingWhereInput {
  const activeSince = new Date(at.getTime() - INACTIVE_AFTER_MS);
  const running = at < season.endsAt;
  return {
    format: FORMAT,
    seasonId: season.id,
    games: { gt: 0 },
    user: { suspendedAt: null },
    ...(running ? { lastGameAt: { gte: activeSince } } : {}),
  };
}

/** One page of the table, the highest rating first; and how many rows there are. */
export async function ladderPage(season: Season, page: { skip: number; take: number; search?: string }, at: Date) {
  const where = shown(season, at);
  if (page.search !== undefined) return { rows: await found(season, page.search, page.take, at), total: null };
  const [rows, total] = await Promise.all([
    db().rating.findMany({
      where,
      orderBy: [{ rating: 'desc' }, { id: 'asc' }],
      skip: page.skip,
      take: page.take,
      include: WITH_LAST_GAMES,
    }),
    db().rating.count({ where }),
  ]);
  return { rows: rows.map((row, index) => ladderRow(row, page.skip + index + 1, season, at)), total };
}

/** A user's own row, or null for one whom the table does not show. */
export async function rowOf(userId: string, season: Season, at: Date): Promise<LadderRow | null> {
  const row = await db().rating.findFirst({ where: { ...shown(season, at), userId }, include: WITH_LAST_GAMES });
  return row ? ladderRow(row, await rankOf(row, season, at), season, at) : null;
}

async function found(season: Season, nameKeyPart: string, take: number, at: Date): Promise<LadderRow[]> {
  const rows = await db().rating.findMany({
    where: { ...shown(season, at), user: { suspendedAt: null, nameKey: { contains: literally(nameKeyPart) } } },
    orderBy: [{ rating: 'desc' }, { id: 'asc' }],
    take,
    include: WITH_LAST_GAMES,
  });
  return Promise.all(rows.map(async (row) => ladderRow(row, await rankOf(row, season, at), season, at)));
}

async function rankOf(row: Row, season: Season, at: Date): Promise<number> {
  const above = await db().rating.count({
    where: {
      ...shown(season, at),
      OR: [{ rating: { gt: row.rating } }, { rating: row.rating, id: { lt: row.id } }],
    },
  });
  return above + 1;
}

function ladderRow(row: Row, rank: number, season: Season, at: Date): LadderRow {
  const { live } = standingAt(row, at < season.endsAt ? at : new Date(season.endsAt.getTime() - 1));
  return {
    rank,
    name: row.user.name,
    rating: live.rating,
    rd: live.rd,
    provisional: isProvisional(live.rd),
    games: row.games,
    wins: row.wins,
    losses: row.losses,
    lastTen: row.results.map(({ score }) => (score === 1 ? 'won' : 'lost')),
  };
}

/** A text as PostgreSQL's LIKE takes it letter by letter, which Prisma leaves to its caller. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
