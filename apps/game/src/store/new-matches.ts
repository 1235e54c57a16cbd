/** Matches that the service begins itself: between two who wait in a queue, and rematches. On PostgreSQL, each at most once. */
import { randomBytes } from 'node:crypto';
import {
  endLostEntries,
  type MatchTerms,
  markSeen,
  type Paired,
  type PrismaClient,
  pairQueue,
  type Rematch,
  rematchTerms,
  startRematch,
} from '@astris/db';
import { type CardPool, type Ruleset, versionsOf } from '@astris/engine';
import type { MatchId } from '@astris/protocol';

const SEED_BYTES = 32;

export interface NewMatches {
  /** Users who wait in a queue, lost entries too. */
  waiting(): Promise<string[]>;
  /** These users are there: their entries live on. */
  markSeen(userIds: readonly string[], atMs: number): Promise<void>;
  /** Removes entries of those who are gone, and begins a game for every two who can meet. */
  pair(atMs: number): Promise<Paired[]>;
  /** Whether a rematch of a finished game would be rated; null when there can be none. */
  rematchTerms(id: MatchId, atMs: number): Promise<{ rated: boolean } | null>;
  /** The rematch of a finished game, begun if it was not; null when there can be none now. */
  rematch(id: MatchId, atMs: number): Promise<Rematch | null>;
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
    markSeen: async (userIds, atMs) => void (await markSeen(db, userIds, new Date(atMs))),
    pair: async (atMs) => {
      const at = new Date(atMs);
      await endLostEntries(db, at);
      return [...(await pairQueue(db, 'RANKED', at, terms)), ...(await pairQueue(db, 'CASUAL', at, terms))];
    },
    rematchTerms: (id, atMs) => rematchTerms(db, id, new Date(atMs), terms),
    rematch: (id, atMs) => startRematch(db, id, new Date(atMs), terms),
  };
}
