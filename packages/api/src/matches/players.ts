import type { Prisma } from '@astris/db';
import { ApiError } from '../errors';

type Tx = Prisma.TransactionClient;

/** Locks these users' rows until the transaction ends, always in the same order, so that no two wait for each other. */
export async function lockUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
}

/** True while this user plays a rated game. Ask with the user's row locked. */
export async function isInRatedGame(tx: Tx, userId: string): Promise<boolean> {
  const live = await tx.match.count({ where: { state: 'LIVE', rated: true, seats: { some: { userId } } } });
  return live > 0;
}

/** Games against the bot that one user may have going on. */
export const MOST_BOT_GAMES = 3;

/** Refuses one more game against the bot when as many as one may have are live. Ask with the user's row locked. */
export async function refuseManyBotGames(tx: Tx, userId: string): Promise<void> {
  const live = await tx.match.count({ where: { kind: 'BOT', state: 'LIVE', seats: { some: { userId } } } });
  if (live >= MOST_BOT_GAMES) throw new ApiError('CONFLICT', 'tooManyBotGames');
}
