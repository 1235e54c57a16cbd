import type { PrismaClient, ChatMessage as Row } from '@astris/db';
import { type ChatLine, QUICK_PHRASES } from '@astris/protocol';
import type { ChatSeat, ChatStore } from './chat-store';

/** The chat on PostgreSQL. */
export function prismaChat(db: PrismaClient): ChatStore {
  return {
    async table(id) {
      const match = await db.match.findUnique({
        where: { id },
        select: {
          endedAt: true,
          seats: {
            orderBy: { seat: 'asc' },
            select: { seat: true, userId: true, user: { select: { isGuest: true, mutedUntil: true } } },
          },
        },
      });
      if (!match) return null;
      const users = match.seats.flatMap(({ userId }) => userId ?? []);
      const [blocks, mutes] = await Promise.all([
        db.block.findMany({ where: { userId: { in: users }, blockedId: { in: users } }, select: { userId: true } }),
        db.mute.findMany({ where: { userId: { in: users }, mutedId: { in: users } }, select: { userId: true } }),
      ]);
      return {
        endedAtMs: match.endedAt?.getTime() ?? null,
        seats: match.seats.map(
          ({ seat, userId, user }): ChatSeat => ({
            seat,
            userId,
            isGuest: user?.isGuest ?? false,
            mutedUntilMs: user?.mutedUntil?.getTime() ?? null,
            blocks: blocks.some((row) => row.userId === userId),
            mutes: mutes.some((row) => row.userId === userId),
          }),
        ),
      };
    },
    async lines(matchId, most) {
      const rows = await db.chatMessage.findMany({ where: { matchId }, orderBy: { id: 'desc' }, take: most });
      return rows.reverse().map(lineOf);
    },
    async linesSince(matches, sinceMs) {
      const where = { matchId: { in: matches }, createdAt: { gte: new Date(sinceMs) } };
      return (await db.chatMessage.findMany({ where, orderBy: { id: 'asc' } })).map(lineOf);
    },
    async lineBy(matchId, seat, messageId) {
      const row = await db.chatMessage.findUnique({
        where: { matchId_seat_messageId: { matchId, seat, messageId } },
      });
      return row && lineOf(row);
    },
    async add({ match: matchId, atMs, ...line }) {
      const data = { ...line, matchId, createdAt: new Date(atMs) };
      const [row] = await db.chatMessage.createManyAndReturn({ data: [data], skipDuplicates: true });
      return row ? lineOf(row) : null;
    },
  };
}

const lineOf = ({ id, matchId, seat, phrase, text, createdAt }: Row): ChatLine => ({
  match: matchId,
  number: id,
  seat,
  phrase: QUICK_PHRASES.find((known) => known === phrase) ?? null,
  text,
  atMs: createdAt.getTime(),
});
