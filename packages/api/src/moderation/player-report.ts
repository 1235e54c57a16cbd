/** What players say that another player did. */
import type { SessionUser } from '@astris/auth';
import { db, lockUsers, type Prisma, type ReportReason } from '@astris/db';
import { plainText } from '@astris/protocol';
import { ApiError } from '../errors';
import { visibleMatch } from '../history/visible';
import { reference } from './reference';

/** Longest note, in characters. */
export const LONGEST_NOTE = 1_000;
/** Reports of players that one user may send in a day. */
export const MOST_PLAYER_REPORTS = 10;
const DAY_MS = 24 * 60 * 60_000;

export interface PlayerReportInput {
  userId: string;
  reason: ReportReason;
  note: string;
  /** The game that it is about; without one, the last that the two played goes with it. */
  matchId?: string;
  /** How many actions it had at that moment. */
  number?: number;
}

/** Keeps the report and gives its reference. The reported player is not told. */
export async function reportPlayer(user: SessionUser, input: PlayerReportInput): Promise<string> {
  const { userId, reason, matchId } = input;
  const note = plainText(input.note, { lines: true });
  if (userId === user.id) throw new ApiError('BAD_REQUEST', 'reportedSelf');
  if (note === '' && reason === 'OTHER') throw new ApiError('BAD_REQUEST', 'noteMissing');
  const reported = await db().user.findUnique({ where: { id: userId }, select: { name: true } });
  if (!reported) throw new ApiError('NOT_FOUND', 'unknownUser');
  if (matchId !== undefined) await seenTogether(user, userId, matchId);
  return db().$transaction(async (tx) => {
    await lockUsers(tx, [user.id]);
    const own = { reporterId: user.id };
    const since = new Date(Date.now() - DAY_MS);
    const recent = await tx.playerReport.count({ where: { ...own, createdAt: { gte: since } } });
    if (recent >= MOST_PLAYER_REPORTS) throw new ApiError('TOO_MANY_REQUESTS', 'tooManyPlayerReports');
    const match = matchId ?? (await lastGame(tx, user.id, userId));
    const same = { ...own, reportedId: userId, reason, matchId: match, closedAt: null };
    if ((await tx.playerReport.count({ where: same })) > 0) throw new ApiError('CONFLICT', 'alreadyReported');
    const { id } = await tx.playerReport.create({
      data: {
        ...same,
        id: reference(),
        reporterName: user.name,
        reportedName: reported.name,
        note,
        number: matchId === undefined ? null : (input.number ?? null),
      },
      select: { id: true },
    });
    return id;
  });
}

/** Refuses a game that the reporter may not see, or in which the other has no seat. */
async function seenTogether(user: SessionUser, userId: string, matchId: string): Promise<void> {
  await visibleMatch(matchId, user);
  if ((await db().matchSeat.count({ where: { matchId, userId } })) === 0)
    throw new ApiError('NOT_FOUND', 'unknownMatch');
}

async function lastGame(tx: Prisma.TransactionClient, one: string, other: string): Promise<string | null> {
  const match = await tx.match.findFirst({
    where: {
      state: { not: 'OPEN' },
      AND: [{ seats: { some: { userId: one } } }, { seats: { some: { userId: other } } }],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return match?.id ?? null;
}
