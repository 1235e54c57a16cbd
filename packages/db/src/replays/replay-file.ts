/** A stored match as a replay file. It holds the seed: nobody may get the file of a live match who plays in it. */
import type { DeckList, GameResult } from '@astris/engine';
import { REPLAY_FILE_VERSION, REPLAY_FORMAT, type ReplayFile } from '@astris/replay';
import type { Match, MatchAction, MatchSeat, Prisma } from '../generated/prisma/client';
import { loggedAction } from './logged-action';

export type StoredGame = Match & { seats: MatchSeat[]; actions: Omit<MatchAction, 'events' | 'createdAt'>[] };

/** What a replay file is made of, in its order. */
const STORED = {
  seats: { orderBy: { seat: 'asc' } },
  actions: { orderBy: { number: 'asc' }, omit: { events: true, createdAt: true } },
} as const satisfies Prisma.MatchInclude;

/** The file of a match with all its actions so far; null when there is no such match or it has not begun. */
export async function replayFileOf(db: Prisma.TransactionClient, matchId: string): Promise<ReplayFile | null> {
  const match = await db.match.findUnique({ where: { id: matchId }, include: STORED });
  return match && match.state !== 'OPEN' ? fileOf(match) : null;
}

function fileOf(match: StoredGame): ReplayFile {
  const result = resultOf(match);
  return {
    format: REPLAY_FORMAT,
    version: REPLAY_FILE_VERSION,
    matchId: match.id,
    engineVersion: match.engineVersion,
    rulesetVersion: match.rulesetVersion,
    poolHash: match.poolHash,
    seed: match.seed,
    commitment: match.commitment,
    seats: match.seats.map(({ name, deckName, list }) => ({
      name,
      deckName,
      list: list as unknown as DeckList,
    })),
    actions: match.actions.map(({ actor, action, atMs }) => ({
      actor: actor < 0 ? 'server' : actor,
      action: loggedAction(action),
      atMs,
    })),
    finalHash: result && match.finalHash,
    result,
  };
}

const REASONS: readonly string[] = ['acts', 'concession', 'clock', 'void'] satisfies GameResult['reason'][];

/** The result that the game itself came to; null while it is live, and when it was ended from outside. */
function resultOf({ winnerSeat, reason }: Match): GameResult | null {
  if (reason === null || !REASONS.includes(reason)) return null;
  return { winner: winnerSeat, reason: reason as GameResult['reason'] };
}
