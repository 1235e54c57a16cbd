import type { Prisma } from '@astris/db';
import { ApiError } from '../errors';

type Tx = Prisma.TransactionClient;

/** Games against the bot that one user may have going on. */
export const MOST_BOT_GAMES = 3;

/** Refuses one more game against the bot when as many as one may have are live. Ask with the user's row locked. */
export async function refuseManyBotGames(tx: Tx, userId: string): Promise<void> {
  const live = await tx.match.count({ where: { kind: 'BOT', state: 'LIVE', seats: { some: { userId } } } });
  if (live >= MOST_BOT_GAMES) throw new ApiError('CONFLICT', 'tooManyBotGames');
}
