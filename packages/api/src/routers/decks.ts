import { db } from '@astris/db';
import { z } from 'zod';
import { listOf } from '../decks/choose-deck';
import { deckListInput, deckNameInput } from '../decks/deck-list';
import { deckProblems } from '../decks/legality';
import { changeOwn, createDeck, deckSummary, MOST_VERSIONS, NEWEST_VERSION, saveVersion } from '../decks/own-decks';
import { ApiError } from '../errors';
import { anyone, member, router } from '../trpc';

const deckId = z.string().max(60);

export const decksRouter = router({
  /** The starter decks that anybody may play. */
  starters: anyone.query(async () => {
    const decks = await db().deck.findMany({
      where: { userId: null, starter: { not: null } },
      orderBy: { createdAt: 'asc' },
      include: NEWEST_VERSION,
    });
    return decks.flatMap((deck) => deckSummary(deck).map((summary) => ({ ...summary, starter: deck.starter ?? '' })));
  }),

  /** The caller's decks, the last changed first. */
  mine: member.query(async ({ ctx }) => {
    const decks = await db().deck.findMany({
      where: { userId: ctx.user.id },
      orderBy: { updatedAt: 'desc' },
      include: NEWEST_VERSION,
    });
    return decks.flatMap(deckSummary);
  }),

  /**
   * One deck: the caller's own with the versions that are kept, newest first; a starter deck, or somebody else's that is shared, with its
   * newest version alone.
   */
  get: anyone.input(z.object({ deckId })).query(async ({ ctx, input }) => {
    const deck = await db().deck.findFirst({
      where: {
        id: input.deckId,
        OR: [{ starter: { not: null } }, { userId: ctx.user?.id ?? '' }, { shared: true }],
      },
      include: { user: { select: { name: true } } },
    });
    if (!deck) throw new ApiError('NOT_FOUND', 'unknownDeck');
    const isOwn = deck.userId !== null && deck.userId === ctx.user?.id;
    const versions = await db().deckVersion.findMany({
      where: { deckId: deck.id },
      orderBy: { number: 'desc' },
      take: isOwn ? MOST_VERSIONS : 1,
    });
    return {
      deckId: deck.id,
      name: deck.name,
      starter: deck.starter,
      isOwn,
      /** Whose it is, for a deck of somebody else. */
      owner: isOwn ? null : (deck.user?.name ?? null),
      shared: deck.shared,
      revision: deck.revision,
      versions: versions.map((version) => ({
        versionId: version.id,
        version: version.number,
        createdAt: version.createdAt,
        list: listOf(version),
        problems: deckProblems(listOf(version)),
      })),
    };
  }),

  /**
   * Saves a list: a new deck, or a change to one of the caller's own. It need not be legal. With a revision, a change to another
   * one than the newest is refused as deckChanged; changes of one sitting go into one version.
   */
  save: member
    .meta({ weight: 2 })
    .input(
      z.object({
        deckId: deckId.optional(),
        name: deckNameInput,
        list: deckListInput,
        revision: z.number().int().min(0).optional(),
        sitting: z.string().min(1).max(60).optional(),
      }),
    )
    .mutation(({ ctx, input }) =>
      input.deckId === undefined
        ? createDeck(ctx.user.id, input.name, input.list)
        : saveVersion(ctx.user.id, input.deckId, input),
    ),

  /** Lets everybody who has its address read one of the caller's decks, or no longer. */
  share: member
    .input(z.object({ deckId, shared: z.boolean() }))
    .mutation(({ ctx, input }) =>
      changeOwn(ctx.user.id, input.deckId, { shared: input.shared }).then(() => ({ shared: input.shared })),
    ),

  /** Deletes a deck with its versions; games that were played with it keep their lists. */
  remove: member.input(z.object({ deckId })).mutation(async ({ ctx, input }) => {
    const removed = await db().deck.deleteMany({ where: { id: input.deckId, userId: ctx.user.id } });
    if (removed.count === 0) throw new ApiError('NOT_FOUND', 'unknownDeck');
  }),

  /** What makes a list illegal, in sentences that cite the rules; empty for a legal one. */
  check: anyone.input(z.object({ list: deckListInput })).query(({ input }) => deckProblems(input.list)),
});
