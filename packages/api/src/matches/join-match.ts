/** Taking the second seat. Of two who try at once exactly one gets it; both players' rows are locked meanwhile. */
import { blockBetween, clearWaiting, db, isInRatedGame, lockUsers, type Prisma } from '@astris/db';
import { ApiError } from '../errors';
import { playerSeat, type Sitter } from './create-match';

type Tx = Prisma.TransactionClient;

/** An open table that nobody joined for so long is gone from the lobby, in ms. */
export const TABLE_LIFETIME_MS = 60 * 60 * 1000;

/** Which match is meant: a table of the lobby by its id, or a challenge by its key. */
export type Joinable = { kind: 'TABLE'; id: string } | { kind: 'CHALLENGE'; challengeKey: string };

/** Sits down opposite the host, and the game is live. Open tables of both leave the lobby, and both leave the queues. */
export function joinMatch(which: Joinable, sitter: Sitter): Promise<{ matchId: string }> {
  return db().$transaction(async (tx) => {
    const { user } = sitter;
    const match = await tx.match.findFirst({ where: which, include: { seats: true } });
    const hostId = match?.seats[0]?.userId;
    if (!match || !hostId) throw new ApiError('NOT_FOUND', 'unknownMatch');
    if (hostId === user.id) throw new ApiError('FORBIDDEN', 'ownTable');
    if (match.challengedId !== null && match.challengedId !== user.id)
      throw new ApiError('FORBIDDEN', 'challengeForOther');
    if (match.rated && user.isGuest) throw new ApiError('FORBIDDEN', 'guestNeverRated');

    await lockUsers(tx, [hostId, user.id]);
    await refuseBlocked(tx, user.id, hostId);
    if (match.rated) await refuseSecondRatedGame(tx, { host: hostId, joiner: user.id });
    await startWhileOpen(tx, match.id, match.kind === 'TABLE');
    await tx.matchSeat.create({ data: { matchId: match.id, ...playerSeat(1, sitter) } });
    await clearWaiting(tx, [hostId, user.id]);
    return { matchId: match.id };
  });
}

async function refuseSecondRatedGame(tx: Tx, players: { host: string; joiner: string }): Promise<void> {
  if (await isInRatedGame(tx, players.joiner)) throw new ApiError('CONFLICT', 'inRatedGame');
  if (await isInRatedGame(tx, players.host)) throw new ApiError('CONFLICT', 'hostInRatedGame');
}

/** Who is blocked meets a table that is gone: they are not told of the block. */
async function refuseBlocked(tx: Tx, joiner: string, host: string): Promise<void> {
  const by = await blockBetween(tx, joiner, host);
  if (by === 'first') throw new ApiError('FORBIDDEN', 'youBlocked');
  if (by === 'second') throw new ApiError('CONFLICT', 'tableGone');
}

async function startWhileOpen(tx: Tx, id: string, isTable: boolean): Promise<void> {
  const openSince = isTable ? { createdAt: { gte: new Date(Date.now() - TABLE_LIFETIME_MS) } } : {};
  const started = await tx.match.updateMany({
    where: { id, state: 'OPEN', ...openSince },
    data: { state: 'LIVE', startedAt: new Date(), challengedId: null },
  });
  if (started.count !== 1) throw new ApiError('CONFLICT', 'tableGone');
}
