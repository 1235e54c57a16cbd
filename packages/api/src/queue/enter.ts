/** Waiting for an opponent: one entry a player, in one of the two queues. */
import type { SessionUser } from '@astris/auth';
import { db, isEntryAlive, isSuspended, liveOpponentGame, lockUsers, type Prisma, type QueueKind } from '@astris/db';
import { NEW_PLAYER } from '@astris/rating';
import type { ChosenDeck } from '../decks/choose-deck';
import { ApiError } from '../errors';
import { ratingsOf } from '../ladder/rating-line';
import { presentVersions } from '../matches/versions';

type Tx = Prisma.TransactionClient;

/**
 * Enters a queue with a deck. Refuses a guest in the ranked one (guestNeverRated), who waits already (alreadyWaiting), and who
 * plays against somebody (inLiveGame); games against a bot don't count.
 */
export async function enterQueue(user: SessionUser, kind: QueueKind, deck: ChosenDeck): Promise<void> {
  if (kind === 'RANKED' && user.isGuest) throw new ApiError('FORBIDDEN', 'guestNeverRated');
  const rating = (await ratingsOf([user.id])).get(user.id);
  await db().$transaction(async (tx) => {
    const at = new Date();
    await lockUsers(tx, [user.id]);
    const account = await tx.user.findUniqueOrThrow({ where: { id: user.id } });
    if (isSuspended(account, at)) throw new ApiError('FORBIDDEN', 'suspended');
    const before = await tx.queueEntry.findUnique({ where: { userId: user.id }, omit: { list: true } });
    if (before && isEntryAlive(before, account, at)) {
      throw new ApiError('CONFLICT', 'alreadyWaiting');
    }
    if ((await liveOpponentGame(tx, [user.id])) !== null) throw new ApiError('CONFLICT', 'inLiveGame');
    await tx.queueEntry.deleteMany({ where: { userId: user.id } });
    await tx.queueEntry.create({
      data: {
        userId: user.id,
        kind,
        deckVersionId: deck.versionId,
        deckName: deck.name,
        list: deck.list as unknown as Prisma.InputJsonObject,
        poolHash: presentVersions().poolHash,
        rating: rating?.value ?? NEW_PLAYER.rating,
        rd: rating?.rd ?? NEW_PLAYER.rd,
        lastOpponentId: await lastOpponentOf(tx, user.id),
        enteredAt: at,
        seenAt: at,
        sessionEpoch: account.sessionEpoch,
      },
    });
  });
}

/** Whom this user sat opposite in the newest game against a person; null before the first. */
async function lastOpponentOf(tx: Tx, userId: string): Promise<string | null> {
  const match = await tx.match.findFirst({
    where: { kind: { not: 'BOT' }, startedAt: { not: null }, seats: { some: { userId } } },
    orderBy: { startedAt: 'desc' },
    select: { seats: { select: { userId: true } } },
  });
  return match?.seats.find((seat) => seat.userId !== userId)?.userId ?? null;
}
