/** Problems that players report, each with the game as it was: enough to run it again and see. */
import type { SessionUser } from '@astris/auth';
import { db, lockUsers, type Prisma, replayFileOf } from '@astris/db';
import { ApiError } from '../errors';
import { visibleMatch } from '../history/visible';
import { reference } from '../moderation/reference';

/** Longest comment, in characters. */
export const LONGEST_COMMENT = 2_000;
/** Reports that one user may send in an hour. */
export const MOST_REPORTS = 5;
const HOUR_MS = 60 * 60 * 1000;

export interface ProblemInput {
  matchId: string;
  /** How many actions the game had where the user looked at it. */
  number: number;
  comment: string;
}

/** Keeps the report and gives its reference. The game's file, which holds the seed, stays with the site. */
export async function reportProblem(user: SessionUser, { matchId, number, comment }: ProblemInput): Promise<string> {
  await visibleMatch(matchId, user);
  const file = await replayFileOf(db(), matchId);
  if (!file) throw new ApiError('NOT_FOUND', 'unknownMatch');
  return db().$transaction(async (tx) => {
    await lockUsers(tx, [user.id]);
    const since = new Date(Date.now() - HOUR_MS);
    const recent = await tx.problemReport.findMany({
      where: { userId: user.id, createdAt: { gte: since } },
      orderBy: { createdAt: 'desc' },
      take: MOST_REPORTS,
      select: { createdAt: true },
    });
    const first = recent[MOST_REPORTS - 1];
    if (first) throw new ApiError('TOO_MANY_REQUESTS', 'tooManyReports', [secondsUntil(+first.createdAt + HOUR_MS)]);
    const seat = await tx.matchSeat.findFirst({ where: { matchId, userId: user.id }, select: { seat: true } });
    const { id } = await tx.problemReport.create({
      data: {
        id: reference(),
        matchId,
        userId: user.id,
        name: user.name,
        seat: seat?.seat ?? null,
        number: Math.min(number, file.actions.length),
        comment,
        file: file as unknown as Prisma.InputJsonObject,
      },
      select: { id: true },
    });
    return id;
  });
}

const secondsUntil = (time: number): string => String(Math.max(1, Math.ceil((time - Date.now()) / 1_000)));
