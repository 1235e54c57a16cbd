import { z } from 'zod';
import { refusingAsApi } from '../errors';
import { actOn, answerAct, closeReport, LONGEST_REASON } from '../moderation/acts';
import { listAppeals, listReports, readReport } from '../moderation/cases';
import { moderator, router } from '../trpc';

const reference = z.string().max(20);
const reason = z.string().max(LONGEST_REASON);
const whom = { userId: z.string().max(60), reason, reportId: reference.optional() };
const act = z.discriminatedUnion('kind', [
  z.object({ ...whom, kind: z.literal('MUTE'), until: z.date() }),
  z.object({ ...whom, kind: z.literal('SUSPEND'), until: z.date().nullable() }),
  z.object({ ...whom, kind: z.literal('RENAME'), name: z.string().max(100) }),
]);

/** For those who look after people. Whatever they do is a row that stays (ModerationAct). */
export const moderationRouter = router({
  /** Reports of players, newest first. */
  reports: moderator
    .input(z.object({ state: z.enum(['open', 'closed']), before: reference.optional() }))
    .query(({ ctx, input }) => listReports(ctx.user.id, input.state, input.before)),

  /** Acts whose appeal waits for an answer. */
  appeals: moderator.query(({ ctx }) => listAppeals(ctx.user.id)),

  /** One report, with its game, the chat there, and what was done about the reported player. */
  report: moderator.input(z.object({ reference })).query(({ ctx, input }) => readReport(ctx.user.id, input.reference)),

  /** Mutes, suspends or renames somebody; closes the report on which that is done. */
  act: moderator.input(act).mutation(async ({ ctx, input }) => ({
    actId: await refusingAsApi(() => actOn(ctx.user, input)),
  })),

  /** Closes a report without an act. */
  close: moderator
    .input(z.object({ reference, reason }))
    .mutation(({ ctx, input }) => closeReport(ctx.user, input.reference, input.reason)),

  /** Takes an act back, or lets it stand against its appeal. */
  answer: moderator
    .input(z.object({ actId: z.int(), verdict: z.enum(['LIFT', 'KEEP']), reason }))
    .mutation(({ ctx, input }) => refusingAsApi(() => answerAct(ctx.user, input))),
});
