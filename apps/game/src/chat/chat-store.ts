/** What the chat asks of the database. */
import type { Seat } from '@astris/engine';
import type { ChatLine, MatchId, QuickPhrase } from '@astris/protocol';

/** Somebody at the table, as far as it matters for what they may say and read. */
export interface ChatSeat {
  seat: Seat;
  /** Null for a bot, and for an account that is gone. */
  userId: string | null;
  isGuest: boolean;
  /** Until when a moderator lets them write nothing, in ms since the epoch; null: they may write. */
  mutedUntilMs: number | null;
  /** Has blocked the other player. */
  blocks: boolean;
  /** Does not want to read what the other player writes. */
  mutes: boolean;
}
export interface ChatTable {
  /** When the game was over, in ms since the epoch; null while it is played. */
  endedAtMs: number | null;
  seats: ChatSeat[];
}
export interface NewLine {
  match: MatchId;
  seat: Seat;
  userId: string;
  messageId: string;
  phrase: QuickPhrase | null;
  text: string | null;
  atMs: number;
}

export interface ChatStore {
  /** How the two stand to each other now; null for a match that is gone. */
  table(match: MatchId): Promise<ChatTable | null>;
  /** The last `most` lines, oldest first. */
  lines(match: MatchId, most: number): Promise<ChatLine[]>;
  /** What was said in these matches since a moment, in ms since the epoch; oldest first. */
  linesSince(matches: MatchId[], sinceMs: number): Promise<ChatLine[]>;
  /** The line that this seat said under this id, or null. */
  lineBy(match: MatchId, seat: Seat, messageId: string): Promise<ChatLine | null>;
  /** Keeps a line; null when its seat has said something under this id before. */
  add(line: NewLine): Promise<ChatLine | null>;
}
