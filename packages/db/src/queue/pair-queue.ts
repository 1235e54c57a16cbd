/** Pairs those who wait. Any process may do so at any time, and several at once: nobody gets two games. */
import { PATIENCE, pairWaiting } from '@astris/rating';
import type { Prisma, PrismaClient, QueueKind } from '../generated/prisma/client';
import { pairIsDone } from '../ladder/pair-limit';
import { LADDER_FORMAT } from '../matches/format';
import { beginMatch, type MatchTerms } from '../matches/new-match';
import { blockBetween } from '../players/blocks';
import { isInRatedGame, lockUsers } from '../players/locks';
import { SUSPENSION } from '../players/suspension';
import { isEntryAlive } from './entries';
import { readWaiting, type WaitingEntry } from './waiting';

type Tx = Prisma.TransactionClient;

/** A game that has begun between two who waited. */
export interface Paired {
  matchId: string;
  rated: boolean;
  userIds: readonly [string, string];
}

/**
 * Begins a game for every two of this queue who can meet at this moment, each in a transaction of its own. One that breaks is
 * handed to `onFailure` and changes nothing; the others begin all the same.
 */
export async function pairQueue(
  client: PrismaClient,
  kind: QueueKind,
  at: Date,
  terms: MatchTerms,
  onFailure: (error: unknown) => void,
): Promise<Paired[]> {
  const waiting = await readWaiting(client, kind, at);
  // A deck was found legal with the cards of its entry, and only with those it is played.
  const here = waiting.filter(({ poolHash }) => poolHash === terms.versions.poolHash);
  const paired: Paired[] = [];
  for (const [one, other] of pairWaiting(here, PATIENCE[kind])) {
    try {
      const matchId = await client.$transaction((tx) => seat(tx, kind, [one, other], at, terms));
      if (matchId) paired.push({ matchId, rated: kind === 'RANKED', userIds: [one.userId, other.userId] });
    } catch (error) {
      onFailure(error);
    }
  }
  return paired;
}

/**
 * Takes both entries and begins the game; null, and nothing changed, when one of the two does not wait any more. Both users
 * are locked meanwhile, as by everything that gives them a seat, and all that forbids the game is asked again.
 */
async function seat(
  tx: Tx,
  kind: QueueKind,
  pair: readonly [WaitingEntry, WaitingEntry],
  at: Date,
  terms: MatchTerms,
): Promise<string | null> {
  const ids = [pair[0].userId, pair[1].userId] as const;
  await lockUsers(tx, ids);
  // Rows that somebody takes back at this moment are waited for, and not found then.
  await tx.$queryRaw`SELECT "userId" FROM "QueueEntry" WHERE "userId" = ANY(${[...ids]}) ORDER BY "userId" FOR UPDATE`;
  const entries = await tx.queueEntry.findMany({
    where: { kind, OR: pair.map(({ userId, enteredAt }) => ({ userId, enteredAt })) },
    include: { user: { select: { name: true, isGuest: true, ...SUSPENSION, sessionEpoch: true } } },
  });
  const [first, second] = ids.map((id) => entries.find(({ userId }) => userId === id));
  if (!first || !second || ![first, second].every((entry) => isEntryAlive(entry, entry.user, at))) return null;
  if ((await blockBetween(tx, ...ids)) !== null) return null;
  const rated = kind === 'RANKED';
  if (rated) {
    if (first.user.isGuest || second.user.isGuest) return null;
    if ((await isInRatedGame(tx, ids[0])) || (await isInRatedGame(tx, ids[1]))) return null;
    if (await pairIsDone(tx, ids, LADDER_FORMAT, at)) return null;
  }
  return beginMatch(tx, terms, { kind: 'QUEUE', rated, isPublic: true, at, seats: [sitting(first), sitting(second)] });
}

interface Entry {
  userId: string;
  deckVersionId: string;
  deckName: string;
  list: Prisma.JsonValue;
  user: { name: string };
}

const sitting = ({ userId, deckVersionId, deckName, list, user }: Entry) => ({
  userId,
  name: user.name,
  deckVersionId,
  deckName,
  list: list as Prisma.InputJsonValue,
});
