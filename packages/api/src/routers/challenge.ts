import { randomBytes } from 'node:crypto';
import { db, lockUsers, type Prisma } from '@astris/db';
import { z } from 'zod';
import { chooseDeck, deckChoice } from '../decks/choose-deck';
import { ApiError } from '../errors';
import { ratingsOf } from '../ladder/rating-line';
import { createMatch } from '../matches/create-match';
import { joinMatch } from '../matches/join-match';
import { chooseSeed, testSeedInput } from '../matches/seed';
import { anyone, member, router } from '../trpc';

const KEY_BYTES = 16;
const MAX_OPEN = 20;
const key = z.string().max(60);

/** Games by a link that one player sends to another. Never rated. */
export const challengeRouter = router({
  /** Makes a challenge; whoever has its key can accept it, once. */
  create: member
    .meta({ weight: 5 })
    .input(z.object({ deck: deckChoice, isPublic: z.boolean().default(false), testSeed: testSeedInput }))
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx;
      const seed = chooseSeed(input.testSeed);
      const deck = await chooseDeck(user.id, input.deck);
      const challengeKey = randomBytes(KEY_BYTES).toString('base64url');
      return db().$transaction(async (tx) => {
        await lockUsers(tx, [user.id]);
        await dropOldest(tx, user.id);
        const kind = { kind: 'CHALLENGE', rated: false, isPublic: input.isPublic } as const;
        const match = await createMatch(tx, { ...kind, seed, challengeKey }, { user, deck });
        return { matchId: match.id, key: challengeKey };
      });
    }),

  /** Who challenges, and whether it can still be accepted. */
  preview: anyone.input(z.object({ key })).query(async ({ ctx, input }) => {
    const match = await db().match.findUnique({ where: { challengeKey: input.key }, include: { seats: true } });
    const host = match?.seats.find(({ seat }) => seat === 0);
    if (!match || !host) throw new ApiError('NOT_FOUND', 'unknownMatch');
    const ratings = await ratingsOf([host.userId]);
    return {
      matchId: match.id,
      state: match.state,
      createdAt: match.createdAt,
      mine: host.userId !== null && host.userId === ctx.user?.id,
      seated: match.seats.some(({ userId }) => userId !== null && userId === ctx.user?.id),
      host: { name: host.name, rating: host.userId ? (ratings.get(host.userId) ?? null) : null },
    };
  }),

  /** Accepts a challenge; the game is live then. */
  accept: member
    .meta({ weight: 5 })
    .input(z.object({ key, deck: deckChoice }))
    .mutation(async ({ ctx, input }) => {
      const deck = await chooseDeck(ctx.user.id, input.deck);
      return joinMatch({ kind: 'CHALLENGE', challengeKey: input.key }, { user: ctx.user, deck });
    }),
});

/** Keeps the number of a player's open challenges within bounds: the oldest makes way. */
async function dropOldest(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const open = await tx.match.findMany({
    where: { kind: 'CHALLENGE', state: 'OPEN', seats: { some: { userId } } },
    orderBy: { createdAt: 'desc' },
    skip: MAX_OPEN - 1,
    select: { id: true },
  });
  await tx.match.deleteMany({ where: { id: { in: open.map(({ id }) => id) }, state: 'OPEN' } });
}
