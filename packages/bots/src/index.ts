/** Players that use only what a player sees. */
export { answersFor, type BotParts, type BotSeat } from './answers-for';
export { type Bot, PLAYERS } from './players';
export { BOT_IDS, type BotId, isBotId, ROSTER } from './roster';
