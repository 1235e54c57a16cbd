/** What must be asked and held while a player gets a seat. */
import type { Prisma } from '../generated/prisma/client';

type Tx = Prisma.TransactionClient;

/** Locks these users' rows until the transaction ends, always in the same order, so that no two wait for each other. */
export async function lockUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
}

/** True while this user plays a rated game. Ask with the user's row locked. */
export async function isInRatedGame(tx: Tx, userId: string): Promise<boolean> {
  const live = await tx.match.count({ where: { state: 'LIVE', rated: true, seats: { some: { userId } } } });
  return live > 0;
}

/** The id of a game against a person that one of these users plays at present; null where there is none. */
export async function liveOpponentGame(tx: Tx, userIds: readonly string[]): Promise<string | null> {
  const live = await tx.match.findFirst({
    where: { state: 'LIVE', kind: { not: 'BOT' }, seats: { some: { userId: { in: [...userIds] } } } },
    select: { id: true },
  });
  return live?.id ?? null;
}
