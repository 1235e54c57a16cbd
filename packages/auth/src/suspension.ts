import { db, isSuspended, type User } from '@astris/db';

/** The user as they are once a suspension that has an end is over, which is then written down. */
export async function afterSuspension(user: User): Promise<User> {
  const now = new Date();
  if (!user.suspendedAt || isSuspended(user, now)) return user;
  const ended = { suspendedAt: null, suspendedUntil: null };
  await db().user.updateMany({ where: { id: user.id, suspendedUntil: { lte: now } }, data: ended });
  return { ...user, ...ended };
}
