import { db } from '@astris/db';
import { z } from 'zod';
import { chooseDeck, deckChoice } from '../decks/choose-deck';
import { enterQueue } from '../queue/enter';
import { stayInQueue } from '../queue/standing';
import { member, router } from '../trpc';

const kind = z.enum(['RANKED', 'CASUAL']);

/** The two queues for an opponent. The game service pairs who waits in them. */
export const queueRouter = router({
  /** Enters a queue: one at a time for each player, and the ranked one for players with an account only. */
  enter: member
    .meta({ weight: 5 })
    .input(z.object({ kind, deck: deckChoice }))
    .mutation(async ({ ctx, input }) => {
      const deck = await chooseDeck(ctx.user.id, input.deck);
      await enterQueue(ctx.user, input.kind, deck);
    }),

  /** Says that one is still there, and is told how the waiting stands or which game has begun. */
  stay: member.mutation(({ ctx }) => stayInQueue(ctx.user.id)),

  /** Leaves the queue. Nothing changes for who is in none. */
  leave: member.mutation(async ({ ctx }) => {
    await db().queueEntry.deleteMany({ where: { userId: ctx.user.id } });
  }),
});
