/** The bots by name, as they are offered to a player and stored with a match. Holds no bot, so that a page can load it. */
export const ROSTER = [
  { id: 'recruit', name: 'Recruit' },
  { id: 'captain', name: 'Captain' },
] as const;
/** A bot’s id, for ever: matches keep it. */
export type BotId = (typeof ROSTER)[number]['id'];
export const BOT_IDS = ROSTER.map(({ id }) => id);
/** Whether there is, or was, a bot of this id that still plays. */
export const isBotId = (id: string): id is BotId => (BOT_IDS as readonly string[]).includes(id);
