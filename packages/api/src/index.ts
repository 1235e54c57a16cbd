/** The API for everything that is not the live match. */
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { accessRouter } from './routers/access';
import { accountRouter } from './routers/account';
import { cardsRouter } from './routers/cards';
import { challengeRouter } from './routers/challenge';
import { decksRouter } from './routers/decks';
import { friendsRouter } from './routers/friends';
import { historyRouter } from './routers/history';
import { ladderRouter } from './routers/ladder';
import { lobbyRouter } from './routers/lobby';
import { moderationRouter } from './routers/moderation';
import { noticesRouter } from './routers/notices';
import { playersRouter } from './routers/players';
import { profileRouter } from './routers/profile';
import { queueRouter } from './routers/queue';
import { reportsRouter } from './routers/reports';
import { watchRouter } from './routers/watch';
import { createCallerFactory, router } from './trpc';

export const appRouter = router({
  access: accessRouter,
  account: accountRouter,
  cards: cardsRouter,
  challenge: challengeRouter,
  decks: decksRouter,
  friends: friendsRouter,
  history: historyRouter,
  ladder: ladderRouter,
  lobby: lobbyRouter,
  moderation: moderationRouter,
  notices: noticesRouter,
  players: playersRouter,
  profile: profileRouter,
  queue: queueRouter,
  reports: reportsRouter,
  watch: watchRouter,
});
export type AppRouter = typeof appRouter;
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Calls procedures in the same process: `createCaller(createContext({ user }))`. */
export const createCaller = createCallerFactory(appRouter);

export { API_REASONS, type ApiReason } from './errors';
export { type Context, createContext } from './trpc';
