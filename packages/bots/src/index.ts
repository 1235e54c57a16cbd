/** Players that use only what a player sees. */
export { captain } from './captain/captain';
export { type Bot, PLAYERS } from './players';
export { recruit } from './recruit';
export { BOT_IDS, type BotId, isBotId, ROSTER } from './roster';
