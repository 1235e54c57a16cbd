/** Who is friends with whom: two who each have a row that names the other. */
import type { Prisma } from '../generated/prisma/client';

type Tx = Prisma.TransactionClient;

/** The rows between these two, whichever way. */
const between = (first: string, second: string) => ({
  OR: [
    { userId: first, friendId: second },
    { userId: second, friendId: first },
  ],
});

/** How the first stands to the second. `asked`: the first waits for an answer; `asksYou`: the second does. */
export type FriendStanding = 'none' | 'asked' | 'asksYou' | 'friends';

/** How the first of these two stands to the second. */
export async function friendStanding(tx: Tx, first: string, second: string): Promise<FriendStanding> {
  const rows = await tx.friend.findMany({ where: between(first, second), select: { userId: true } });
  if (rows.length === 2) return 'friends';
  const [row] = rows;
  if (!row) return 'none';
  return row.userId === first ? 'asked' : 'asksYou';
}

/**
 * Ends a friendship or a request between these two, with the open challenges of one for the other. Call it with both users' rows
 * locked, as whoever accepts such a challenge holds them too.
 */
export async function endFriendship(tx: Tx, first: string, second: string): Promise<void> {
  await tx.friend.deleteMany({ where: between(first, second) });
  const pairs = [
    [first, second],
    [second, first],
  ] as const;
  await tx.match.deleteMany({
    where: {
      state: 'OPEN',
      OR: pairs.map(([userId, challengedId]) => ({ challengedId, seats: { some: { userId } } })),
    },
  });
}
