/** Decks of a user: each saved change is a version, and the newest is the deck. */
import { db, type Prisma } from '@astris/db';
import type { DeckList } from '@astris/engine';
import { ApiError } from '../errors';
import { canonicalJson } from '../matches/versions';
import { listOf } from './choose-deck';
import { deckProblems } from './legality';

const MAX_DECKS = 200;

export interface DeckSummary {
  deckId: string;
  versionId: string;
  version: number;
  name: string;
  updatedAt: Date;
  list: DeckList;
  legal: boolean;
}

/** What a deck is shown from: itself and its newest version. */
export const NEWEST_VERSION = {
  versions: { orderBy: { number: 'desc' }, take: 1 },
} satisfies Prisma.DeckInclude;
type DeckRow = Prisma.DeckGetPayload<{ include: typeof NEWEST_VERSION }>;

/** A deck by its newest version. */
export function deckSummary(deck: DeckRow): DeckSummary[] {
  const [newest] = deck.versions;
  if (!newest) return [];
  const list = listOf(newest);
  return [
    {
      deckId: deck.id,
      versionId: newest.id,
      version: newest.number,
      name: deck.name,
      updatedAt: deck.updatedAt,
      list,
      legal: deckProblems(list).length === 0,
    },
  ];
}

/** A new deck with its first version. */
export async function createDeck(userId: string, name: string, list: DeckList): Promise<DeckSummary> {
  if ((await db().deck.count({ where: { userId } })) >= MAX_DECKS) throw new ApiError('FORBIDDEN', 'tooManyDecks');
  const deck = await db().deck.create({
    data: { userId, name, versions: { create: { number: 1, list: stored(list) } } },
    include: NEWEST_VERSION,
  });
  return only(deck);
}

/** The deck with a new version, unless the list is the one that it has. Refuses a deck of somebody else. */
export function saveVersion(userId: string, deckId: string, name: string, list: DeckList): Promise<DeckSummary> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "Deck" WHERE "id" = ${deckId} FOR UPDATE`;
    const deck = await tx.deck.findFirst({ where: { id: deckId, userId }, include: NEWEST_VERSION });
    if (!deck) throw new ApiError('NOT_FOUND', 'unknownDeck');
    const [newest] = deck.versions;
    const changed = !newest || canonicalJson(listOf(newest)) !== canonicalJson(list);
    const versions = changed ? { create: { number: (newest?.number ?? 0) + 1, list: stored(list) } } : {};
    return only(await tx.deck.update({ where: { id: deckId }, data: { name, versions }, include: NEWEST_VERSION }));
  });
}

function stored(list: DeckList): Prisma.InputJsonObject {
  return list as unknown as Prisma.InputJsonObject;
}

function only(deck: DeckRow): DeckSummary {
  const [summary] = deckSummary(deck);
  if (!summary) throw new Error(`deck ${deck.id} has no version`);
  return summary;
}
