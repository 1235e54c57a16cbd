import { BOT_IDS, type BotId, ROSTER } from '@astris/bots/roster';
import { z } from 'zod';

/** Which bot a player wishes for; a caller that doesn’t say gets the first. */
export const botInput = z.enum(BOT_IDS).default('recruit');

/** A bot as its seat in the database has it: its id, by which the game service plays it after a restart too, and the name that it goes by. */
export function seatedBot(id: BotId): { bot: BotId; name: string } {
  const { name } = ROSTER.find((one) => one.id === id) ?? ROSTER[0];
  return { bot: id, name: `${name} (bot)` };
}
