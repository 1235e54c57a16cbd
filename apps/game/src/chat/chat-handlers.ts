/** What the messages of the chat do. They touch no game: neither its queue nor its log, so they never hold one up. */
import { Buckets } from '@astris/auth/buckets';
import type { Seat } from '@astris/engine';
import {
  type ChatAnswer,
  type ChatLine,
  type ChatMessage,
  type ChatRefusal,
  type ChatStanding,
  LONGEST_CHAT_TEXT,
  lengthOf,
  plainText,
  type SayMessage,
} from '@astris/protocol';
import type { Delivery, GameSocket } from '../match/delivery';
import type { GameParts } from '../parts';
import { refusal } from '../sockets/refusal';
import { hearersOf, hears, rightOf, sidesOf } from './rights';
import { CHAT_RATE, weightOf } from './weight';

/** Most lines that a player is told of as they come back. */
const MOST_LINES = 200;

export interface ChatHandlers {
  say(socket: GameSocket, message: SayMessage): Promise<ChatAnswer<{ line: ChatLine }>>;
  chat(socket: GameSocket, message: ChatMessage): Promise<ChatAnswer<ChatStanding>>;
}

export function createChatHandlers(parts: GameParts, delivery: Delivery): ChatHandlers {
  const { chat, clock } = parts;
  const spoken = new Buckets(CHAT_RATE, () => clock.now());

  return {
    async say(socket, { match, id, phrase, text }) {
      const seated = seatOf(socket, match);
      if (typeof seated === 'string') return refusal(seated);
      const { seat, userId } = seated;
      const table = await chat.table(match);
      if (!table) return refusal('unknownMatch');
      const known = await chat.lineBy(match, seat, id);
      if (known) return { ok: true, line: known };
      const said = phrase === undefined ? textOf(text ?? '') : { phrase };
      if ('refused' in said) return refusal(said.refused);
      const right = rightOf(table, seat, clock.now());
      if (right.may !== 'text' && (right.may === 'nothing' || 'text' in said)) {
        return refusal(right.why, null, secondsUntil(right.untilMs, clock.now()));
      }
      const wait = spoken.take(userId, weightOf(said));
      if (wait > 0) return refusal('chatTooFast', null, wait);
      const line = await chat.add({
        match,
        seat,
        userId,
        messageId: id,
        phrase: 'phrase' in said ? said.phrase : null,
        text: 'text' in said ? said.text : null,
        atMs: clock.now(),
      });
      if (!line) {
        // It was sent twice at the same moment, and the other one was first.
        const first = await chat.lineBy(match, seat, id);
        return first ? { ok: true, line: first } : refusal('serverError');
      }
      delivery.said(line, hearersOf(table, seat));
      return { ok: true, line };
    },

    async chat(socket, { match }) {
      const seated = seatOf(socket, match);
      if (typeof seated === 'string') return refusal(seated);
      const { seat } = seated;
      const table = await chat.table(match);
      if (!table) return refusal('unknownMatch');
      const lines = await chat.lines(match, MOST_LINES);
      return {
        ok: true,
        lines: hears(table, seat) ? lines : lines.filter((line) => line.seat === seat),
        right: rightOf(table, seat, clock.now()),
        muted: sidesOf(table.seats, seat).own?.mutes ?? false,
      };
    },
  };
}

/** Who sits where at a table that this socket has joined, or why it may say and read nothing there. */
function seatOf({ data }: GameSocket, match: string): { seat: Seat; userId: string } | 'notJoined' | 'notSeated' {
  const viewer = data.joined.get(match);
  if (viewer === undefined) return 'notJoined';
  return viewer === 'spectator' || data.session.role !== 'player'
    ? 'notSeated'
    : { seat: viewer, userId: data.session.userId };
}

function textOf(written: string): { text: string } | { refused: ChatRefusal } {
  const text = plainText(written);
  if (text === '') return { refused: 'chatEmpty' };
  return lengthOf(text) > LONGEST_CHAT_TEXT ? { refused: 'chatTooLong' } : { text };
}

const secondsUntil = (untilMs: number | undefined, nowMs: number): number | undefined =>
  untilMs === undefined ? undefined : Math.ceil((untilMs - nowMs) / 1_000);
