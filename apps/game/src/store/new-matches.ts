/** Matches that the service begins itself: between two who wait in a queue, and rematches. On PostgreSQL, each at most once. */
import { randomBytes } from 'node:crypto';
import {
  begunRematch,
  endLostEntries,
  type MatchTerms,
  markSeen,
  type Paired,
  type PrismaClient,
  pairQueue,
  type Rematch,
  type RematchTerms,
  rematchTerms,
  setRematchWishes,
  startRematch,
} from '@astris/db';
import { type CardPool, type Ruleset, type Seat, versionsOf } from '@astris/engine';
import type { MatchId } from '@astris/protocol';

const SEED_BYTES = 32;

export interface NewMatches {
  /** Users who wait in a queue, lost entries too. */
  waiting(): Promise<string[]>;
  /** These users are there: their entries live on. */
  markSeen(userIds: readonly string[], atMs: number): Promise<void>;
  /** Removes entries of those who are gone, and begins a game for every two who can meet; `onFailure` hears of those that broke. */
  pair(atMs: number, onFailure: (error: unknown) => void): Promise<Paired[]>;
  /** Whether the rematch of a finished game is or would be rated, and who wishes for it; null when there can be none. */
  rematchTerms(id: MatchId, atMs: number): Promise<RematchTerms | null>;
  /** These seats of a finished game wish for a rematch, or do so no more. */
  setRematchWishes(id: MatchId, seats: readonly Seat[], wish: boolean): Promise<void>;
  /** The rematch of a finished game, begun if it was not; null when there can be none now. */
  rematch(id: MatchId, atMs: number): Promise<Rematch | null>;
  /** The rematch of a finished game; null before it has begun. */
  begunRematch(id: MatchId): Promise<Rematch | null>;
}

export function prismaNewMatches(db: PrismaClient, rules: { pool: CardPool; ruleset: Ruleset }): NewMatches {
  const terms: MatchTerms = {
    versions: versionsOf(rules.ruleset, rules.pool),
    decisionMs: rules.ruleset.decisionMs,
    bankMs: rules.ruleset.bankMs,
    newSeed: () => randomBytes(SEED_BYTES).toString('hex'),
  };
  return {
    waiting: async () => (await db.queueEntry.findMany({ select: { userId: true } })).map(({ userId }) => userId),
    markSeen: (userIds, atMs) => markSeen(db, userIds, new Date(atMs)),
    pair: async (atMs, onFailure) => {
      const at = new Date(atMs);
      await endLostEntries(db, at);
      const rated = await pairQueue(db, 'RANKED', at, terms, onFailure);
      return [...rated, ...(await pairQueue(db, 'CASUAL', at, terms, onFailure))];
    },
    rematchTerms: (id, atMs) => rematchTerms(db, id, new Date(atMs), terms),
    setRematchWishes: (id, seats, wish) => setRematchWishes(db, id, seats, wish),
    rematch: (id, atMs) => startRematch(db, id, new Date(atMs), terms),
    begunRematch: (id) => begunRematch(db, id),
  };
}
