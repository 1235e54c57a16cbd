import { isUniqueConflict } from '../conflicts';
import type { PrismaClient } from '../generated/prisma/client';
import { nameSkeleton } from './skeleton';

const AT_ONCE = 500;

/** Gives names that were there before lookalikes were refused their skeletons; of two that look alike the older one has it. */
export async function fillSkeletons(client: PrismaClient): Promise<void> {
  let after = '';
  for (;;) {
    const users = await client.user.findMany({
      where: { nameSkeleton: null, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true, name: true },
    });
    for (const { id, name } of users) {
      await client.user
        .update({ where: { id }, data: { nameSkeleton: nameSkeleton(name) } })
        .catch((error: unknown) => {
          if (!isUniqueConflict(error)) throw error;
        });
    }
    const last = users.at(-1);
    if (!last || users.length < AT_ONCE) return;
    after = last.id;
  }
}
