/** What the two players of a match say to each other at the table. No part of the game: neither its log nor its hash knows of it. */
import type { Seat } from '@astris/engine';
import type { MatchId, Refused } from './messages';

/** What can be said with one press. The words stand with the pages; a stored id never changes its meaning. */
export const QUICK_PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thinking',
  'oops',
  'thanks',
  'sorry',
  'goodGame',
] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number];

/** Longest text, in characters, once it is plain (`plainText`). */
export const LONGEST_CHAT_TEXT = 200;
/** How long the players of a game that is over may still write, in ms. */
export const CHAT_AFTER_GAME_MS = 10 * 60_000;

/** Why nothing, or only quick phrases, can be said. */
export const CHAT_REFUSALS = [
  /** Nobody sits opposite who could read it: a bot, or an account that is gone. */
  'noChat',
  /** The game has been over for too long. */
  'chatClosed',
  /** The sender has blocked the other player. */
  'chatBlocked',
  /** A moderator has muted the sender. */
  'chatMuted',
  /** One of the two is a guest: quick phrases only. */
  'chatPhrasesOnly',
  'chatEmpty',
  'chatTooLong',
  /** Too much in too short a time; the answer says when to try again. */
  'chatTooFast',
] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/** Says a quick phrase or a text: exactly one of the two. */
export interface SayMessage {
  match: MatchId;
  /** The client's own id of this message; sent again, it counts once. */
  id: string;
  phrase?: QuickPhrase;
  text?: string;
}
/** Asks for what has been said at this table, and what the asker may say. */
export interface ChatMessage {
  match: MatchId;
}
export interface ChatLine {
  match: MatchId;
  /** Rises with each line; names this one. */
  number: number;
  seat: Seat;
  /** Exactly one of the two. */
  phrase: QuickPhrase | null;
  text: string | null;
  /** When it was said, in ms since the epoch. */
  atMs: number;
}
/** What somebody may say: a text too, quick phrases only, or nothing, with the reason. */
export type ChatRight =
  | { may: 'text' }
  | { may: 'phrases' | 'nothing'; why: ChatRefusal /** In ms since the epoch. */; untilMs?: number };
export interface ChatStanding {
  /** What was said, oldest first; nothing of a player whom the asker has muted or blocked. */
  lines: ChatLine[];
  right: ChatRight;
  /** The asker has muted the other player. */
  muted: boolean;
}
/** The answer to a message of the chat; of no version, since the chat is no part of the game. */
export type ChatAnswer<T = object> = ({ ok: true } & T) | Refused;
