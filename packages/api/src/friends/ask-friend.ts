/** Asking somebody to be friends. Whoever asks back accepts, so two who ask each other at once end as friends. */
import { nameKey, type SessionUser } from '@astris/auth';
import { blockBetween, db, type FriendStanding, friendStanding, lockUsers } from '@astris/db';
import { ApiError } from '../errors';

/** Most friends that one user may have, with those whom they have asked. */
export const MOST_FRIENDS = 500;

/** Who is meant. */
export type Asked = { userId: string } | { name: string };

/** Asks, or accepts where the other has asked. Again changes nothing. Says how the two stand then. */
export async function askFriend(user: SessionUser, asked: Asked): Promise<{ name: string; standing: FriendStanding }> {
  if (user.isGuest) throw new ApiError('FORBIDDEN', 'guestNoFriends');
  const found = await db().user.findUnique({
    where: 'userId' in asked ? { id: asked.userId } : { nameKey: nameKey(asked.name) },
    select: { id: true, name: true, isGuest: true },
  });
  if (!found) throw new ApiError('NOT_FOUND', 'unknownUser');
  if (found.id === user.id) throw new ApiError('BAD_REQUEST', 'befriendedSelf');
  if (found.isGuest) throw new ApiError('FORBIDDEN', 'askedGuest');
  return db().$transaction(async (tx) => {
    await lockUsers(tx, [user.id, found.id]);
    const by = await blockBetween(tx, user.id, found.id);
    if (by === 'first') throw new ApiError('FORBIDDEN', 'askedBlocked');
    // Who is blocked is not told so.
    if (by === 'second') throw new ApiError('NOT_FOUND', 'unknownUser');
    const others = await tx.friend.count({ where: { userId: user.id, friendId: { not: found.id } } });
    if (others >= MOST_FRIENDS) throw new ApiError('CONFLICT', 'tooManyFriends');
    await tx.friend.createMany({ data: [{ userId: user.id, friendId: found.id }], skipDuplicates: true });
    return { name: found.name, standing: await friendStanding(tx, user.id, found.id) };
  });
}
