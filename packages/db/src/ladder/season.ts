import { seasonAt } from '@astris/rating';
import type { Prisma, Season } from '../generated/prisma/client';

/** The season that holds this moment, made when nobody has asked for it before. */
export async function ensureSeason(tx: Prisma.TransactionClient, at: Date): Promise<Season> {
  const season = seasonAt(at);
  const found = await tx.season.findUnique({ where: { number: season.number } });
  if (found) return found;
  await tx.season.createMany({ data: [season], skipDuplicates: true });
  return tx.season.findUniqueOrThrow({ where: { number: season.number } });
}
