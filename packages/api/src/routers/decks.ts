import { db } from '@astris/db';
import { z } from 'zod';
import { listOf } from '../decks/choose-deck';
import { deckListInput, deckNameInput } from '../decks/deck-list';
import { deckProblems } from '../decks/legality';
import { createDeck, deckSummary, NEWEST_VERSION, saveVersion } from '../decks/own-decks';
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

  /** One deck of the caller, or a starter deck, with all its versions, newest first. */
  get: anyone.input(z.object({ deckId })).query(async ({ ctx, input }) => {
    const deck = await db().deck.findFirst({
      where: { id: input.deckId, OR: [{ starter: { not: null } }, { userId: ctx.user?.id ?? '' }] },
      include: { versions: { orderBy: { number: 'desc' } } },
    });
    if (!deck) throw new ApiError('NOT_FOUND', 'unknownDeck');
    return {
      deckId: deck.id,
      name: deck.name,
      starter: deck.starter,
      versions: deck.versions.map((version) => ({
        versionId: version.id,
        version: version.number,
        createdAt: version.createdAt,
        list: listOf(version),
        problems: deckProblems(listOf(version)),
      })),
    };
  }),

  /** Saves a list: a new deck, or a new version of one of the caller's own. It need not be legal. */
  save: member
    .input(z.object({ deckId: deckId.optional(), name: deckNameInput, list: deckListInput }))
    .mutation(({ ctx, input }) =>
      input.deckId === undefined
        ? createDeck(ctx.user.id, input.name, input.list)
        : saveVersion(ctx.user.id, input.deckId, input.name, input.list),
    ),

  rename: member.input(z.object({ deckId, name: deckNameInput })).mutation(async ({ ctx, input }) => {
    const where = { id: input.deckId, userId: ctx.user.id };
    const renamed = await db().deck.updateMany({ where, data: { name: input.name } });
    if (renamed.count === 0) throw new ApiError('NOT_FOUND', 'unknownDeck');
    return { name: input.name };
  }),

  /** Deletes a deck with its versions; games that were played with it keep their lists. */
  remove: member.input(z.object({ deckId })).mutation(async ({ ctx, input }) => {
    const removed = await db().deck.deleteMany({ where: { id: input.deckId, userId: ctx.user.id } });
    if (removed.count === 0) throw new ApiError('NOT_FOUND', 'unknownDeck');
  }),

  /** What makes a list illegal, in sentences that cite the rules; empty for a legal one. */
  check: anyone.input(z.object({ list: deckListInput })).query(({ input }) => deckProblems(input.list)),
});
