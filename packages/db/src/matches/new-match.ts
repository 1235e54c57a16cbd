/** A match that is live from its first moment, as a queue or a rematch makes it. */
import { commitmentOf, type Versions } from '@astris/engine';
import type { MatchKind, Prisma } from '../generated/prisma/client';
import { clearWaiting } from '../queue/entries';
import { LADDER_FORMAT } from './format';

/** What every new match of a service has in common: rules, cards and time control (19.1), and where seeds come from. */
export interface MatchTerms {
  versions: Versions;
  decisionMs: number;
  bankMs: number;
  /** 256 random bits in hex (17.7). */
  newSeed(): string;
}
export interface Sitting {
  userId: string;
  name: string;
  deckVersionId: string | null;
  deckName: string;
  list: Prisma.InputJsonValue;
}
interface Begun {
  kind: Extract<MatchKind, 'QUEUE' | 'REMATCH'>;
  rated: boolean;
  isPublic: boolean;
  rematchOf?: string;
  at: Date;
  seats: readonly [Sitting, Sitting];
}

/** Begins the match, inside a transaction that holds both users' locks. Nobody of the two waits for another game after it. */
export async function beginMatch(tx: Prisma.TransactionClient, terms: MatchTerms, begun: Begun): Promise<string> {
  const { versions, decisionMs, bankMs } = terms;
  const { seats, at, ...match } = begun;
  const seed = terms.newSeed();
  await clearWaiting(
    tx,
    seats.map(({ userId }) => userId),
  );
  const { id } = await tx.match.create({
    data: {
      ...match,
      ...versions,
      state: 'LIVE',
      format: LADDER_FORMAT,
      decisionMs,
      bankMs,
      seed,
      commitment: commitmentOf(seed),
      startedAt: at,
      seats: { create: seats.map((sitting, seat) => ({ seat, ...sitting })) },
    },
    select: { id: true },
  });
  return id;
}
