/** Matches as lists of games show them. */
import { db, type Match, type MatchSeat, type Prisma, type Uncounted } from '@astris/db';
import type { ActRecord, GameResult } from '@astris/engine';

/** How a rating changed by one game. */
export interface RatingStep {
  before: number;
  after: number;
  rdAfter: number;
}
export interface SeatSummary {
  seat: number;
  userId: string | null;
  name: string;
  bot: boolean;
  deckName: string;
  /** Null where the game was not rated. */
  rating: RatingStep | null;
}
export interface MatchSummary {
  matchId: string;
  kind: Match['kind'];
  state: Match['state'];
  rated: boolean;
  /** Why a rated game with a winner changed no rating; null for any other. */
  uncounted: Uncounted | null;
  format: string;
  startedAt: Date | null;
  endedAt: Date | null;
  seats: SeatSummary[];
  winnerSeat: number | null;
  /** `rulesChanged`: ended as void because the rules or cards changed while it was live. */
  reason: GameResult['reason'] | 'rulesChanged' | null;
  acts: ActRecord[];
  /** The finished game whose first `at` actions this one began with; its id is null when it is gone. */
  playedOn: { matchId: string | null; at: number } | null;
}

/** The columns that a summary is made from. */
export const SUMMARY = {
  id: true,
  kind: true,
  state: true,
  rated: true,
  format: true,
  startedAt: true,
  endedAt: true,
  winnerSeat: true,
  reason: true,
  acts: true,
  playedOnFrom: true,
  playedOnAt: true,
  settlement: { select: { uncounted: true } },
  seats: { orderBy: { seat: 'asc' }, select: { seat: true, userId: true, name: true, bot: true, deckName: true } },
} satisfies Prisma.MatchSelect;
type Row = Prisma.MatchGetPayload<{ select: typeof SUMMARY }>;

/** The rows as summaries, field by field: a row may hold the seed, which no summary tells. */
export async function summaries(rows: readonly Row[]): Promise<MatchSummary[]> {
  const steps = await ratingSteps(rows.filter(({ rated }) => rated).map(({ id }) => id));
  return rows.map((row) => ({
    matchId: row.id,
    kind: row.kind,
    state: row.state,
    rated: row.rated,
    uncounted: (row.settlement?.uncounted ?? null) as Uncounted | null,
    format: row.format,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    winnerSeat: row.winnerSeat,
    reason: row.reason as MatchSummary['reason'],
    acts: (row.acts ?? []) as unknown as ActRecord[],
    playedOn: row.playedOnAt === null ? null : { matchId: row.playedOnFrom, at: row.playedOnAt },
    seats: row.seats.map((seat) => seatSummary(seat, steps.get(`${row.id} ${seat.userId}`))),
  }));
}

function seatSummary(
  { seat, userId, name, bot, deckName }: Pick<MatchSeat, 'seat' | 'userId' | 'name' | 'bot' | 'deckName'>,
  step: RatingStep | undefined,
): SeatSummary {
  return { seat, userId, name, deckName, bot: bot !== null, rating: step ?? null };
}

async function ratingSteps(matchIds: string[]): Promise<Map<string, RatingStep>> {
  if (matchIds.length === 0) return new Map();
  const results = await db().ratedResult.findMany({
    where: { matchId: { in: matchIds } },
    include: { rating: { select: { userId: true } } },
  });
  return new Map(
    results.map(({ matchId, rating, before, after, rdAfter }) => [
      `${matchId} ${rating.userId}`,
      { before, after, rdAfter },
    ]),
  );
}
