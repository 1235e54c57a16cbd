import { blockedWith, db, isInRatedGame, lockUsers, opponentsDoneWith, type Prisma } from '@astris/db';
import { MAX_REPLAY_ACTIONS } from '@astris/replay';
import { z } from 'zod';
import { chooseDeck, deckChoice } from '../decks/choose-deck';
import { ApiError } from '../errors';
import { FORMAT, ratingsOf } from '../ladder/rating-line';
import { botInput, refuseManyBotGames } from '../matches/bot';
import { botSeat, createMatch } from '../matches/create-match';
import { joinMatch, TABLE_LIFETIME_MS } from '../matches/join-match';
import { playOn } from '../matches/play-on';
import { chooseSeed, testSeedInput } from '../matches/seed';
import { anyone, member, router } from '../trpc';

const MAX_TABLES = 100;
const matchId = z.string().max(60);

export const lobbyRouter = router({
  /** Open tables, newest first, without those where a block stands between host and caller; `pairDone` where the caller has played all rated games of this day with the host. */
  tables: anyone.query(async ({ ctx }) => {
    const open = await db().match.findMany({
      where: { kind: 'TABLE', state: 'OPEN', createdAt: { gte: new Date(Date.now() - TABLE_LIFETIME_MS) } },
      orderBy: { createdAt: 'desc' },
      take: MAX_TABLES,
      select: { id: true, rated: true, createdAt: true, seats: { select: { userId: true, name: true } } },
    });
    const [ratings, blocked, done] = await Promise.all([
      ratingsOf(open.map(({ seats }) => seats[0]?.userId ?? null)),
      ctx.user ? blockedWith(db(), ctx.user.id) : new Set<string>(),
      ctx.user ? opponentsDoneWith(db(), ctx.user.id, FORMAT, new Date()) : new Set<string>(),
    ]);
    return open.flatMap(({ id, rated, createdAt, seats: [host] }) => {
      if (!host?.userId || blocked.has(host.userId)) return [];
      const mine = host.userId === ctx.user?.id;
      const shown = { name: host.name, rating: ratings.get(host.userId) ?? null };
      return [{ matchId: id, rated, pairDone: rated && done.has(host.userId), createdAt, mine, host: shown }];
    });
  }),

  /** Opens a table: one at a time for each player. */
  open: member
    .meta({ weight: 5 })
    .input(z.object({ deck: deckChoice, rated: z.boolean(), testSeed: testSeedInput }))
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx;
      if (input.rated && user.isGuest) throw new ApiError('FORBIDDEN', 'guestNeverRated');
      const seed = chooseSeed(input.testSeed);
      const deck = await chooseDeck(user.id, input.deck);
      return db().$transaction(async (tx) => {
        await lockUsers(tx, [user.id]);
        await dropForgottenTables(tx, user.id);
        const already = await tx.match.count({
          where: { kind: 'TABLE', state: 'OPEN', seats: { some: { userId: user.id } } },
        });
        if (already > 0) throw new ApiError('CONFLICT', 'tableAlreadyOpen');
        if (input.rated && (await isInRatedGame(tx, user.id))) throw new ApiError('CONFLICT', 'inRatedGame');
        const match = await createMatch(
          tx,
          { kind: 'TABLE', rated: input.rated, isPublic: true, seed },
          { user, deck },
        );
        return { matchId: match.id };
      });
    }),

  /** Joins an open table; the game is live then. */
  join: member
    .meta({ weight: 5 })
    .input(z.object({ matchId, deck: deckChoice }))
    .mutation(async ({ ctx, input }) => {
      const deck = await chooseDeck(ctx.user.id, input.deck);
      return joinMatch({ kind: 'TABLE', id: input.matchId }, { user: ctx.user, deck });
    }),

  /** Takes back one's own open table or challenge. */
  cancel: member.input(z.object({ matchId })).mutation(async ({ ctx, input }) => {
    const match = await db().match.findUnique({ where: { id: input.matchId }, include: { seats: true } });
    if (!match) throw new ApiError('NOT_FOUND', 'unknownMatch');
    if (match.seats[0]?.userId !== ctx.user.id) throw new ApiError('FORBIDDEN', 'notYours');
    const gone = await db().match.deleteMany({ where: { id: match.id, state: 'OPEN' } });
    if (gone.count === 0) throw new ApiError('CONFLICT', 'tableGone');
  }),

  /** Begins a game against a bot, which plays the other deck. Never rated. */
  bot: member
    .meta({ weight: 5 })
    .input(z.object({ bot: botInput, deck: deckChoice, botDeck: deckChoice, testSeed: testSeedInput }))
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx;
      const seed = chooseSeed(input.testSeed);
      const deck = await chooseDeck(user.id, input.deck);
      const botDeck = await chooseDeck(user.id, input.botDeck);
      return db().$transaction(async (tx) => {
        await lockUsers(tx, [user.id]);
        await refuseManyBotGames(tx, user.id);
        const match = await createMatch(tx, { kind: 'BOT', rated: false, isPublic: false, seed }, { user, deck });
        await tx.matchSeat.create({ data: { matchId: match.id, ...botSeat(1, input.bot, botDeck) } });
        await tx.match.update({ where: { id: match.id }, data: { state: 'LIVE', startedAt: new Date() } });
        return { matchId: match.id };
      });
    }),

  /** Goes on against a bot where a finished game was after `at` actions, with the deck of that seat. Never rated. */
  playOn: member
    .meta({ weight: 5 })
    .input(z.object({ matchId, at: z.int().min(0).max(MAX_REPLAY_ACTIONS), seat: z.literal([0, 1]), bot: botInput }))
    .mutation(({ ctx, input }) => playOn(ctx.user, input)),

  /** The caller's open tables and challenges, with the friend whom one is for, and the games that they are in. */
  mine: member.query(async ({ ctx }) => {
    const matches = await db().match.findMany({
      where: {
        state: { in: ['OPEN', 'LIVE'] },
        seats: { some: { userId: ctx.user.id } },
        NOT: forgottenTables(),
      },
      orderBy: { createdAt: 'desc' },
      select: {
        id: true,
        kind: true,
        state: true,
        rated: true,
        challengeKey: true,
        createdAt: true,
        startedAt: true,
        challenged: { select: { name: true } },
        seats: { orderBy: { seat: 'asc' }, select: { seat: true, userId: true, name: true, deckName: true } },
      },
    });
    return matches.map(({ id, seats, challenged, ...match }) => {
      const own = seats.find(({ userId }) => userId === ctx.user.id);
      const opponent = seats.find((seat) => seat !== own);
      return {
        ...match,
        matchId: id,
        deckName: own?.deckName ?? '',
        opponent: opponent?.name ?? null,
        challenged: challenged?.name ?? null,
      };
    });
  }),
});

/** Open tables that left the lobby because nobody joined them in time. */
const forgottenTables = () => ({
  kind: 'TABLE' as const,
  state: 'OPEN' as const,
  createdAt: { lt: new Date(Date.now() - TABLE_LIFETIME_MS) },
});

/** Clears a player's tables away that are no longer in the lobby, so that they can open another. */
async function dropForgottenTables(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.match.deleteMany({ where: { ...forgottenTables(), seats: { some: { userId } } } });
}
