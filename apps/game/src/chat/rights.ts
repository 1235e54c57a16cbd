/** Who may say what at a table, and who hears it. */
import type { Seat } from '@astris/engine';
import { CHAT_AFTER_GAME_MS, type ChatRight } from '@astris/protocol';
import type { ChatSeat, ChatTable } from './chat-store';

const nothing = (why: 'noChat' | 'chatClosed' | 'chatBlocked'): ChatRight => ({ may: 'nothing', why });

/**
 * What this seat may say. A text is for two who have signed up: a guest is made with one press, so no suspension would hold
 * one, and whoever plays as a guest has not asked to be written to.
 */
export function rightOf({ seats, endedAtMs }: ChatTable, seat: Seat, nowMs: number): ChatRight {
  const { own, other } = sidesOf(seats, seat);
  if (!own?.userId || !other?.userId) return nothing('noChat');
  if (endedAtMs !== null && nowMs > endedAtMs + CHAT_AFTER_GAME_MS) return nothing('chatClosed');
  if (own.blocks) return nothing('chatBlocked');
  const { mutedUntilMs } = own;
  if (mutedUntilMs !== null && mutedUntilMs > nowMs) return { may: 'nothing', why: 'chatMuted', untilMs: mutedUntilMs };
  if (own.isGuest || other.isGuest) return { may: 'phrases', why: 'chatPhrasesOnly' };
  return { may: 'text' };
}

/** Whether this seat reads what the other player says. */
export function hears({ seats }: ChatTable, seat: Seat): boolean {
  const { own } = sidesOf(seats, seat);
  return own !== undefined && !own.blocks && !own.mutes;
}

/** The speaker, who may have several tabs, and the other player unless they have muted or blocked the speaker. */
export const hearersOf = (table: ChatTable, speaker: Seat): Seat[] =>
  table.seats.flatMap(({ seat }) => (seat === speaker || hears(table, seat) ? [seat] : []));

export function sidesOf(seats: readonly ChatSeat[], seat: Seat): { own?: ChatSeat; other?: ChatSeat } {
  return { own: seats.find((side) => side.seat === seat), other: seats.find((side) => side.seat !== seat) };
}
