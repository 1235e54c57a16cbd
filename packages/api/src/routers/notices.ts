import { z } from 'zod';
import {
  appeal,
  LONGEST_APPEAL,
  markNoticesRead,
  readNotices,
  unseenNotices,
  userOfNotice,
} from '../moderation/notices';
import { anyone, member, router } from '../trpc';

const notice = z.string().max(1_000);

/** What moderators did about the caller, who may not be able to sign in: a notice says who they are. */
export const noticesRouter = router({
  /** All acts about the notice's user, with why, appeals and answers. */
  read: anyone.input(z.object({ notice })).query(async ({ input }) => readNotices(await userOfNotice(input.notice))),

  /** The notice's user has read them all. */
  markRead: anyone
    .input(z.object({ notice }))
    .mutation(async ({ input }) => markNoticesRead(await userOfNotice(input.notice))),

  /** Answers an act: once, and while it is in force. */
  appeal: anyone
    .input(z.object({ notice, actId: z.int(), note: z.string().max(LONGEST_APPEAL) }))
    .mutation(async ({ input }) => appeal(await userOfNotice(input.notice), input.actId, input.note)),

  /** How much the caller has not read. */
  unseen: member.query(({ ctx }) => unseenNotices(ctx.user.id)),
});
