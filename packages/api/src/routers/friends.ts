import { db, endFriendship, friendStanding, lockUsers } from '@astris/db';
import { z } from 'zod';
import { askFriend } from '../friends/ask-friend';
import { friendLists, requestCount } from '../friends/list-friends';
import { member, router } from '../trpc';

const userId = z.string().max(60);

/** Who is friends with whom. Guests have no friends. */
export const friendsRouter = router({
  /** The caller's friends with the public game that they are in, who asks the caller, and whom the caller has asked. */
  list: member.query(({ ctx }) => friendLists(ctx.user.id)),

  /** How many requests wait for the caller's answer. */
  waiting: member.query(({ ctx }) => requestCount(ctx.user.id)),

  /** How the caller stands to somebody. */
  standing: member
    .input(z.object({ userId }))
    .query(({ ctx, input }) => friendStanding(db(), ctx.user.id, input.userId)),

  /** Asks somebody to be friends, or accepts where they have asked; says how the two stand then. */
  ask: member
    .meta({ weight: 5 })
    .input(z.union([z.object({ userId }), z.object({ name: z.string().max(100) })]))
    .mutation(({ ctx, input }) => askFriend(ctx.user, input)),

  /** Ends a friendship, declines a request or takes one back. Nothing changes where there is none; the other one is not told. */
  remove: member.input(z.object({ userId })).mutation(({ ctx, input }) =>
    db().$transaction(async (tx) => {
      await lockUsers(tx, [ctx.user.id, input.userId]);
      await endFriendship(tx, ctx.user.id, input.userId);
    }),
  ),
});
