/** The same two again, each with the deck of before and on the other's seat. */
import { isUniqueConflict } from '../conflicts';
import type { Prisma, PrismaClient } from '../generated/prisma/client';
import { pairIsDone } from '../ladder/pair-limit';
import { blockBetween } from '../players/blocks';
import { liveOpponentGame, lockUsers } from '../players/locks';
import { isSuspended, SUSPENSION } from '../players/suspension';
import { LADDER_FORMAT } from './format';
import { beginMatch, type MatchTerms, type Sitting } from './new-match';

type Tx = Prisma.TransactionClient;

export interface Rematch {
  matchId: string;
  rated: boolean;
  /** True until it is over. */
  isLive: boolean;
}

export interface RematchTerms {
  /** As the game was, unless the pair has played its rated games of the day. */
  rated: boolean;
  /** Seats of the game whose players have wished for it; none once it has begun. */
  wishes: number[];
}

/**
 * What the rematch of this game is or would be. Null when there can be none: it is not over, was of other rules or cards,
 * somebody is a bot, gone, blocked or suspended, or the rematch has been played.
 */
export async function rematchTerms(tx: Tx, matchId: string, at: Date, terms: MatchTerms): Promise<RematchTerms | null> {
  const begun = await begunRematch(tx, matchId);
  if (begun) return begun.isLive ? { rated: begun.rated, wishes: [] } : null;
  const found = await offerFor(tx, matchId, at, terms);
  return found && { rated: found.rated, wishes: found.wishes };
}

/** These seats wish for a rematch of this game, or do so no more. */
export async function setRematchWishes(
  tx: Tx,
  matchId: string,
  seats: readonly number[],
  wishesRematch: boolean,
): Promise<void> {
  await tx.matchSeat.updateMany({ where: { matchId, seat: { in: [...seats] } }, data: { wishesRematch } });
}

/**
 * Begins the rematch of a game for which both wish. Asked again, by whomever, it is the same one. Null when there can be
 * none now, or one wishes no more.
 */
export async function startRematch(
  client: PrismaClient,
  matchId: string,
  at: Date,
  terms: MatchTerms,
): Promise<Rematch | null> {
  const begin = () =>
    client.$transaction(async (tx) => {
      const begun = await begunRematch(tx, matchId);
      if (begun) return begun;
      const before = await offerFor(tx, matchId, at, terms);
      if (!before) return null;
      const userIds = before.seats.map(({ userId }) => userId);
      await lockUsers(tx, userIds);
      if ((await liveOpponentGame(tx, userIds)) !== null) return begunRematch(tx, matchId);
      // What the locks were waited for may have changed it.
      const now = await offerFor(tx, matchId, at, terms);
      if (!now || now.wishes.length < 2) return null;
      const { rated, isPublic, seats } = now;
      const match = { kind: 'REMATCH', rated, isPublic, at, rematchOf: matchId, seats } as const;
      return { matchId: await beginMatch(tx, terms, match), rated, isLive: true };
    });
  try {
    return await begin();
  } catch (error) {
    if (!isUniqueConflict(error)) throw error;
    return begunRematch(client, matchId);
  }
}

/** The rematch of this game; null before it has begun. */
export async function begunRematch(tx: Tx, matchId: string): Promise<Rematch | null> {
  const begun = await tx.match.findUnique({
    where: { rematchOf: matchId },
    select: { id: true, rated: true, state: true },
  });
  return begun && { matchId: begun.id, rated: begun.rated, isLive: begun.state === 'LIVE' };
}

interface Offer {
  rated: boolean;
  isPublic: boolean;
  /** As they will sit. */
  seats: [Sitting, Sitting];
  wishes: number[];
}

async function offerFor(tx: Tx, id: string, at: Date, { versions }: MatchTerms): Promise<Offer | null> {
  const match = await tx.match.findFirst({
    where: { id, state: { in: ['OVER', 'VOID'] }, ...versions },
    select: {
      rated: true,
      isPublic: true,
      seats: { orderBy: { seat: 'desc' }, include: { user: { select: { name: true, ...SUSPENSION } } } },
    },
  });
  if (!match) return null;
  const seats = match.seats.flatMap(({ userId, user, deckVersionId, deckName, list }): Sitting[] =>
    userId && user && !isSuspended(user, at)
      ? [{ userId, name: user.name, deckVersionId, deckName, list: list as Prisma.InputJsonValue }]
      : [],
  );
  const [first, second] = seats;
  if (!first || !second || (await blockBetween(tx, first.userId, second.userId)) !== null) return null;
  const done = match.rated && (await pairIsDone(tx, [first.userId, second.userId], LADDER_FORMAT, at));
  const wishes = match.seats.filter(({ wishesRematch }) => wishesRematch).map(({ seat }) => seat);
  return { rated: match.rated && !done, isPublic: match.isPublic, seats: [first, second], wishes: wishes.sort() };
}
