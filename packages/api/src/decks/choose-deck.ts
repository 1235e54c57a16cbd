/** The deck that somebody brings to a game: one of their own versions or a starter deck, and legal. */
import { type DeckVersion, db } from '@astris/db';
import type { DeckList } from '@astris/engine';
import { z } from 'zod';
import { ApiError } from '../errors';
import { deckProblems } from './legality';

/** Names a deck: a version of one's own deck, or a starter deck by its id. */
export const deckChoice = z.union([
  z.object({ versionId: z.string().max(60) }),
  z.object({ starter: z.string().max(80) }),
]);
export type DeckChoice = z.infer<typeof deckChoice>;

export interface ChosenDeck {
  versionId: string;
  name: string;
  list: DeckList;
}

/** The chosen deck. Refuses one that is unknown, somebody else's, or not legal (the details say by which rules). */
export async function chooseDeck(userId: string, choice: DeckChoice): Promise<ChosenDeck> {
  const found = 'starter' in choice ? await starterVersion(choice.starter) : await ownVersion(userId, choice.versionId);
  if (!found) throw new ApiError('NOT_FOUND', 'unknownDeck');
  const list = listOf(found);
  const problems = deckProblems(list);
  if (problems.length > 0) {
    throw new ApiError(
      'BAD_REQUEST',
      'deckIllegal',
      problems.map(({ sentence }) => sentence),
    );
  }
  return { versionId: found.id, name: found.deck.name, list };
}

/** The list that a stored version holds. */
export function listOf(version: Pick<DeckVersion, 'list'>): DeckList {
  return version.list as unknown as DeckList;
}

function starterVersion(starter: string) {
  return db().deckVersion.findFirst({
    where: { deck: { starter, userId: null } },
    orderBy: { number: 'desc' },
    include: { deck: true },
  });
}

function ownVersion(userId: string, versionId: string) {
  return db().deckVersion.findFirst({ where: { id: versionId, deck: { userId } }, include: { deck: true } });
}
