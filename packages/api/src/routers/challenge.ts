import { randomBytes } from 'node:crypto';
import { db, friendStanding, lockUsers, type Prisma } from '@astris/db';
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
const MAX_RECEIVED = 50;
const key = z.string().max(60);
const id = z.string().max(60);

/** Games by a link that one player sends to another, or for one friend. Never rated. */
export const challengeRouter = router({
  /** Makes a challenge; whoever has its key can accept it, once. One for a friend is accepted by them alone, and takes the place of an earlier one. */
  create: member
    .meta({ weight: 5 })
    .input(
      z.object({
        deck: deckChoice,
        friendId: id.optional(),
        isPublic: z.boolean().default(false),
        testSeed: testSeedInput,
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx;
      const { friendId } = input;
      const seed = chooseSeed(input.testSeed);
      const deck = await chooseDeck(user.id, input.deck);
      const challengeKey = randomBytes(KEY_BYTES).toString('base64url');
      return db().$transaction(async (tx) => {
        await lockUsers(tx, friendId === undefined ? [user.id] : [user.id, friendId]);
        if (friendId !== undefined) await makeWay(tx, user.id, friendId);
        await dropOldest(tx, user.id);
        const kind = { kind: 'CHALLENGE', rated: false, isPublic: input.isPublic } as const;
        const match = await createMatch(tx, { ...kind, seed, challengeKey, challengedId: friendId }, { user, deck });
        return { matchId: match.id, key: challengeKey };
      });
    }),

  /** Who challenges whom, and whether it can still be accepted. */
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
      isFor: isFor(match.challengedId, ctx.user?.id),
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

  /** The open challenges that friends have made for the caller, newest first. */
  received: member.query(async ({ ctx }) => {
    const open = await db().match.findMany({
      where: { challengedId: ctx.user.id, state: 'OPEN' },
      orderBy: { createdAt: 'desc' },
      take: MAX_RECEIVED,
      select: { id: true, challengeKey: true, createdAt: true, seats: { select: { userId: true, name: true } } },
    });
    const ratings = await ratingsOf(open.map(({ seats: [host] }) => host?.userId ?? null));
    return open.flatMap(({ id: matchId, challengeKey, createdAt, seats: [host] }) =>
      challengeKey !== null && host?.userId
        ? [
            {
              matchId,
              key: challengeKey,
              createdAt,
              host: { name: host.name, rating: ratings.get(host.userId) ?? null },
            },
          ]
        : [],
    );
  }),

  /** Declines a friend's challenge, which ends it. */
  decline: member.input(z.object({ matchId: id })).mutation(async ({ ctx, input }) => {
    const gone = await db().match.deleteMany({
      where: { id: input.matchId, state: 'OPEN', challengedId: ctx.user.id },
    });
    if (gone.count === 0) throw new ApiError('CONFLICT', 'tableGone');
  }),
});

/** Whether whoever looks at a challenge may accept it. */
function isFor(challengedId: string | null, viewer: string | undefined): 'anybody' | 'you' | 'other' {
  if (challengedId === null) return 'anybody';
  return challengedId === viewer ? 'you' : 'other';
}

/** Refuses a challenge for somebody who is no friend, and takes the one back that a friend has from this user. */
async function makeWay(tx: Prisma.TransactionClient, userId: string, friendId: string): Promise<void> {
  if ((await friendStanding(tx, userId, friendId)) !== 'friends') throw new ApiError('FORBIDDEN', 'notFriends');
  await tx.match.deleteMany({ where: { state: 'OPEN', challengedId: friendId, seats: { some: { userId } } } });
}

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
