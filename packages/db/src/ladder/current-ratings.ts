import { isProvisional, type TitleName, titleOf } from '@astris/rating';
import type { Prisma } from '../generated/prisma/client';
import { standingIn } from './standings';

/** A rating as it is shown. */
export interface CurrentRating {
  value: number;
  rd: number;
  provisional: boolean;
  /** Null while the rating is provisional. */
  title: TitleName | null;
}

/** The present rating of each of these users; guests have none, and who has not played yet has a new player's. */
export async function currentRatings(
  client: Prisma.TransactionClient,
  userIds: readonly string[],
  format: string,
  at: Date,
): Promise<Map<string, CurrentRating>> {
  const users = await client.user.findMany({
    where: { id: { in: [...userIds] }, isGuest: false },
    select: { id: true, ratings: { where: { format }, orderBy: { season: { number: 'desc' } }, take: 1 } },
  });
  return new Map(
    users.map(({ id, ratings: [row] }) => {
      const { live } = standingIn(row ?? null, at);
      return [id, { value: live.rating, rd: live.rd, provisional: isProvisional(live.rd), title: titleOf(live) }];
    }),
  );
}
