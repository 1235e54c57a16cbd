import { db } from '@astris/db';
import { MAX_REPLAY_ACTIONS } from '@astris/replay';
import { z } from 'zod';
import { ApiError } from '../errors';
import { LONGEST_COMMENT, reportProblem } from '../reports/problem-report';
import { noteInput } from '../text';
import { member, moderator, router } from '../trpc';

const LISTED = 100;

export const reportsRouter = router({
  /** Reports a problem in a game that the caller may see; gives a short reference. */
  send: member
    .meta({ weight: 5 })
    .input(
      z.object({
        matchId: z.string().max(60),
        number: z.int().min(0).max(MAX_REPLAY_ACTIONS),
        comment: noteInput(LONGEST_COMMENT),
      }),
    )
    .mutation(async ({ ctx, input }) => ({ reference: await reportProblem(ctx.user, input) })),

  /** The newest reports, without the games. */
  list: moderator.query(() =>
    db().problemReport.findMany({
      orderBy: { createdAt: 'desc' },
      take: LISTED,
      select: { id: true, matchId: true, name: true, seat: true, number: true, comment: true, createdAt: true },
    }),
  ),

  /** The game of a report as a replay file; refused while that game is live, since the file holds its seed. */
  file: moderator.input(z.object({ reference: z.string().max(20) })).query(async ({ input }) => {
    const report = await db().problemReport.findUnique({
      where: { id: input.reference.toUpperCase() },
      select: { file: true, match: { select: { state: true } } },
    });
    if (!report) throw new ApiError('NOT_FOUND', 'unknownReport');
    if (report.match?.state === 'LIVE') throw new ApiError('CONFLICT', 'gameStillLive');
    return report.file;
  }),
});
