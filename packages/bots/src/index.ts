/** Players that use only what a player sees. */
export { answersFor, type BotParts } from './answers-for';
export { PLAYERS } from './players';
export { BOT_IDS, type BotId, isBotId, ROSTER } from './roster';
