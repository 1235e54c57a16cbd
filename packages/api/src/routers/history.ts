import { nameKey } from '@astris/auth';
import { db, type Prisma, replayFileOf } from '@astris/db';
import type { Actor, GameEvent } from '@astris/engine';
import { z } from 'zod';
import { listOf } from '../decks/choose-deck';
import { ApiError } from '../errors';
import { deckNamesOf, gameFilter, matchesFilter } from '../history/filter';
import { SUMMARY, summaries } from '../history/summary';
import { visibleEvents, visibleMatch } from '../history/visible';
import { storedNumber } from '../numbers';
import { anyone, router } from '../trpc';

const PAGE = 20;
const LOG_PAGE = 200;
const matchId = z.string().max(60);

export const historyRouter = router({
  /** Finished games of a user that the filter lets through, newest first, and the decks to filter by: all of one's own, of others the public ones. */
  list: anyone
    .input(z.object({ name: z.string().max(100), cursor: matchId.optional(), filter: gameFilter.optional() }))
    .query(async ({ ctx, input }) => {
      const user = await db().user.findUnique({ where: { nameKey: nameKey(input.name) } });
      if (!user) throw new ApiError('NOT_FOUND', 'unknownUser');
      const visible = {
        state: { in: ['OVER', 'VOID'] },
        seats: { some: { userId: user.id } },
        ...(user.id === ctx.user?.id ? {} : { isPublic: true }),
      } satisfies Prisma.MatchWhereInput;
      const rows = await db().match.findMany({
        where: {
          ...visible,
          AND: matchesFilter(user.id, input.filter ?? {}),
        },
        orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
        take: PAGE + 1,
        ...(input.cursor ? { cursor: { id: input.cursor }, skip: 1 } : {}),
        select: SUMMARY,
      });
      const page = rows.slice(0, PAGE);
      return {
        userId: user.id,
        name: user.name,
        games: await summaries(page),
        decks: await deckNamesOf(user.id, visible),
        nextCursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    }),

  /** One game: its players, result, Acts and, once it is over, the decks and the seed (17.7). */
  match: anyone.input(z.object({ matchId })).query(async ({ ctx, input }) => {
    const { viewer } = await visibleMatch(input.matchId, ctx.user);
    const row = await db().match.findUniqueOrThrow({
      where: { id: input.matchId },
      select: {
        ...SUMMARY,
        commitment: true,
        seed: true,
        rulesetVersion: true,
        engineVersion: true,
        poolHash: true,
        finalHash: true,
        seats: { ...SUMMARY.seats, select: { ...SUMMARY.seats.select, list: true } },
        _count: { select: { actions: true } },
      },
    });
    const [summary] = await summaries([row]);
    if (!summary) throw new ApiError('NOT_FOUND', 'unknownMatch');
    const over = viewer === 'all';
    return {
      ...summary,
      viewer,
      commitment: row.commitment,
      versions: { ruleset: row.rulesetVersion, engine: row.engineVersion, pool: row.poolHash },
      actions: row._count.actions,
      revealed: over ? { seed: row.seed, finalHash: row.finalHash, lists: row.seats.map(listOf) } : null,
    };
  }),

  /** A finished game as a replay file, which holds its seed (17.7). */
  replay: anyone.input(z.object({ matchId })).query(async ({ ctx, input }) => {
    const { viewer } = await visibleMatch(input.matchId, ctx.user);
    if (viewer !== 'all') throw new ApiError('CONFLICT', 'gameStillLive');
    const file = await replayFileOf(db(), input.matchId);
    if (!file) throw new ApiError('NOT_FOUND', 'unknownMatch');
    return file;
  }),

  /** The game's log after action number `after`: its events as the caller may see them. */
  log: anyone.input(z.object({ matchId, after: storedNumber.min(0).default(0) })).query(async ({ ctx, input }) => {
    const { viewer } = await visibleMatch(input.matchId, ctx.user);
    const rows = await db().matchAction.findMany({
      where: { matchId: input.matchId, number: { gt: input.after } },
      orderBy: { number: 'asc' },
      take: LOG_PAGE + 1,
      select: { number: true, actor: true, atMs: true, events: true },
    });
    const page = rows.slice(0, LOG_PAGE);
    return {
      actions: page.map(({ number, actor, atMs, events }) => ({
        number,
        actor: (actor < 0 ? 'server' : actor) as Actor,
        atMs,
        events: visibleEvents(events as unknown as GameEvent[], viewer),
      })),
      next: rows.length > LOG_PAGE ? (page.at(-1)?.number ?? null) : null,
    };
  }),
});
