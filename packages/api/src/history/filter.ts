/** Which of a player's finished games are listed. */
import { db, type Prisma } from '@astris/db';
import { z } from 'zod';

/** Each part narrows the list; one that is left out lets everything through. */
export const gameFilter = z.object({
  result: z.enum(['won', 'lost', 'void']).optional(),
  kind: z.enum(['rated', 'casual', 'bot']).optional(),
  /** Name of the deck that the player had. */
  deck: z.string().max(100).optional(),
});
export type GameFilter = z.infer<typeof gameFilter>;

const KINDS = {
  rated: { rated: true },
  casual: { rated: false, kind: { not: 'BOT' } },
  bot: { kind: 'BOT' },
} as const satisfies Record<NonNullable<GameFilter['kind']>, Prisma.MatchWhereInput>;

/** The filter as conditions on matches of this user. */
export function matchesFilter(userId: string, { result, kind, deck }: GameFilter): Prisma.MatchWhereInput[] {
  return [
    ...(result ? [resultOf(userId, result)] : []),
    ...(kind ? [KINDS[kind]] : []),
    ...(deck ? [{ seats: { some: { userId, deckName: deck } } }] : []),
  ];
}

const MOST_DECKS = 50;

/** Names of the decks that this user had in these matches, in the order of the alphabet. */
export async function deckNamesOf(userId: string, match: Prisma.MatchWhereInput): Promise<string[]> {
  const seats = await db().matchSeat.groupBy({
    by: ['deckName'],
    where: { userId, match },
    orderBy: { deckName: 'asc' },
    take: MOST_DECKS,
  });
  return seats.map(({ deckName }) => deckName);
}

function resultOf(userId: string, result: NonNullable<GameFilter['result']>): Prisma.MatchWhereInput {
  if (result === 'void') return { winnerSeat: null };
  const winners = [0, 1].map((winnerSeat) => {
    const seat = result === 'won' ? winnerSeat : 1 - winnerSeat;
    return { winnerSeat, seats: { some: { userId, seat } } };
  });
  return { OR: winners };
}
