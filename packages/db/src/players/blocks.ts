/** Who does not want to meet whom. A block keeps both from being seated opposite each other, whoever of them set it. */
import type { Prisma } from '../generated/prisma/client';

type Tx = Prisma.TransactionClient;

/** All whom this user has blocked, and all who have blocked them. */
export async function blockedWith(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx.block.findMany({
    where: { OR: [{ userId }, { blockedId: userId }] },
    select: { userId: true, blockedId: true },
  });
  return new Set(rows.map((row) => (row.userId === userId ? row.blockedId : row.userId)));
}

/** Who of these two has blocked the other: `first` or `second` (both: `first`); null when neither has. */
export async function blockBetween(tx: Tx, first: string, second: string): Promise<'first' | 'second' | null> {
  const rows = await tx.block.findMany({
    where: {
      OR: [
        { userId: first, blockedId: second },
        { userId: second, blockedId: first },
      ],
    },
    select: { userId: true },
  });
  if (rows.some(({ userId }) => userId === first)) return 'first';
  return rows.length > 0 ? 'second' : null;
}
