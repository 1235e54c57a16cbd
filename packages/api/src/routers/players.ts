import { db, endFriendship, lockUsers, ReportReason } from '@astris/db';
import { MAX_REPLAY_ACTIONS } from '@astris/replay';
import { z } from 'zod';
import { ApiError } from '../errors';
import { LONGEST_NOTE, reportPlayer } from '../moderation/player-report';
import { member, router } from '../trpc';

/** Most players that one user may have blocked. */
export const MOST_BLOCKED = 500;
/** Most players that one user may have muted. */
export const MOST_MUTED = 500;
const userId = z.string().max(60);

/** Players as another player deals with them. */
export const playersRouter = router({
  /** Blocks a player: no game begins between the two any more, and they are no friends. Again changes nothing; the blocked one is not told. */
  block: member.input(z.object({ userId })).mutation(async ({ ctx, input }) => {
    const own = ctx.user.id;
    if (input.userId === own) throw new ApiError('BAD_REQUEST', 'blockedSelf');
    const known = await db().user.count({ where: { id: input.userId } });
    if (known === 0) throw new ApiError('NOT_FOUND', 'unknownUser');
    await db().$transaction(async (tx) => {
      await lockUsers(tx, [own, input.userId]);
      const others = await tx.block.count({ where: { userId: own, blockedId: { not: input.userId } } });
      if (others >= MOST_BLOCKED) throw new ApiError('CONFLICT', 'tooManyBlocked');
      await tx.block.createMany({ data: [{ userId: own, blockedId: input.userId }], skipDuplicates: true });
      await endFriendship(tx, own, input.userId);
    });
  }),

  /** Takes a block back. Nothing changes where there is none. */
  unblock: member.input(z.object({ userId })).mutation(async ({ ctx, input }) => {
    await db().block.deleteMany({ where: { userId: ctx.user.id, blockedId: input.userId } });
  }),

  /** Stops reading what a player writes at tables. Again changes nothing; the muted one is not told. */
  mute: member.input(z.object({ userId })).mutation(async ({ ctx, input }) => {
    const own = ctx.user.id;
    if (input.userId === own) throw new ApiError('BAD_REQUEST', 'mutedSelf');
    const known = await db().user.count({ where: { id: input.userId } });
    if (known === 0) throw new ApiError('NOT_FOUND', 'unknownUser');
    await db().$transaction(async (tx) => {
      await lockUsers(tx, [own]);
      const others = await tx.mute.count({ where: { userId: own, mutedId: { not: input.userId } } });
      if (others >= MOST_MUTED) throw new ApiError('CONFLICT', 'tooManyMuted');
      await tx.mute.createMany({ data: [{ userId: own, mutedId: input.userId }], skipDuplicates: true });
    });
  }),

  /** Reads a player again. Nothing changes where they were not muted. */
  unmute: member.input(z.object({ userId })).mutation(async ({ ctx, input }) => {
    await db().mute.deleteMany({ where: { userId: ctx.user.id, mutedId: input.userId } });
  }),

  /** Reports a player to the moderators, with the game and its chat; gives a short reference. The reported one is not told. */
  report: member
    .input(
      z.object({
        userId,
        reason: z.enum(ReportReason),
        note: z.string().max(LONGEST_NOTE),
        matchId: z.string().max(60).optional(),
        number: z.int().min(0).max(MAX_REPLAY_ACTIONS).optional(),
      }),
    )
    .mutation(async ({ ctx, input }) => ({ reference: await reportPlayer(ctx.user, input) })),

  /** Whom the caller has blocked, newest first. */
  blocked: member.query(async ({ ctx }) => {
    const rows = await db().block.findMany({
      where: { userId: ctx.user.id },
      orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
      select: { createdAt: true, blocked: { select: { id: true, name: true } } },
    });
    return rows.map(({ createdAt, blocked }) => ({ userId: blocked.id, name: blocked.name, since: createdAt }));
  }),

  /** Whom the caller has muted, newest first. */
  muted: member.query(async ({ ctx }) => {
    const rows = await db().mute.findMany({
      where: { userId: ctx.user.id },
      orderBy: [{ createdAt: 'desc' }, { mutedId: 'asc' }],
      select: { createdAt: true, muted: { select: { id: true, name: true } } },
    });
    return rows.map(({ createdAt, muted }) => ({ userId: muted.id, name: muted.name, since: createdAt }));
  }),
});
