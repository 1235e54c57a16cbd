import { BOT_IDS, type BotId, ROSTER } from '@astris/bots/roster';
import type { Prisma } from '@astris/db';
import { z } from 'zod';
import { ApiError } from '../errors';

/** Which bot a player wishes for; a caller that doesn’t say gets the first. */
export const botInput = z.enum(BOT_IDS).default('recruit');

/** A bot as its seat in the database has it: its id, by which the game service plays it after a restart too, and the name that it goes by. */
export function seatedBot(id: BotId): { bot: BotId; name: string } {
  const { name } = ROSTER.find((one) => one.id === id) ?? ROSTER[0];
  return { bot: id, name: `${name} (bot)` };
}

/** Games against the bot that one user may have going on. */
export const MOST_BOT_GAMES = 3;

/** Refuses one more game against the bot when as many as one may have are live. Ask with the user's row locked. */
export async function refuseManyBotGames(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const live = await tx.match.count({ where: { kind: 'BOT', state: 'LIVE', seats: { some: { userId } } } });
  if (live >= MOST_BOT_GAMES) throw new ApiError('CONFLICT', 'tooManyBotGames');
}
