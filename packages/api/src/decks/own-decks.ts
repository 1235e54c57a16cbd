/** Decks of a user: each saved change is a version, and the newest is the deck. */
import { db, lockUsers, type Prisma } from '@astris/db';
import type { DeckList } from '@astris/engine';
import { ApiError } from '../errors';
import { canonicalJson } from '../matches/versions';
import { listOf } from './choose-deck';
import { deckProblems } from './legality';

/** The most decks that a user may keep. */
export const MOST_DECKS = 200;
/** The most versions of a deck that are kept beside those that a game was played with: the newest ones. */
export const MOST_VERSIONS = 100;
/** Marks a sitting that has changed the name alone: the newest version is not its own. */
const NAME_ONLY = ' (name)';

export interface DeckSummary {
  deckId: string;
  versionId: string;
  version: number;
  name: string;
  /** Goes up with every change. */
  revision: number;
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
      revision: deck.revision,
      updatedAt: deck.updatedAt,
      list,
      legal: deckProblems(list).length === 0,
    },
  ];
}

/** A new deck with its first version. Refuses one more than a user may keep (tooManyDecks), however many are made at once. */
export function createDeck(userId: string, name: string, list: DeckList): Promise<DeckSummary> {
  return db().$transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if ((await tx.deck.count({ where: { userId } })) >= MOST_DECKS) throw new ApiError('FORBIDDEN', 'tooManyDecks');
    const data = { userId, name, versions: { create: { number: 1, list: stored(list) } } };
    return only(await tx.deck.create({ data, include: NEWEST_VERSION }));
  });
}

export interface Change {
  name: string;
  list: DeckList;
  /** The revision that the change is made to; refused as deckChanged when the deck has a newer one. Left out, anything goes. */
  revision?: number;
  /** The sitting that makes it, an id of the page's own: its changes go into one version. Left out, each is a version. */
  sitting?: string;
}

/**
 * The deck with its changed list: in the version of the same sitting, unless a game was played with that or it waits for one, or else in a new
 * version; none for the list that it has. Refuses a deck of somebody else (unknownDeck), and a change to a revision that is not
 * the newest (deckChanged), unless the newest is by the same sitting: an answer that was lost on its way.
 */
export function saveVersion(userId: string, deckId: string, change: Change): Promise<DeckSummary> {
  const { name, list, sitting } = change;
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "Deck" WHERE "id" = ${deckId} FOR UPDATE`;
    const deck = await tx.deck.findFirst({ where: { id: deckId, userId }, include: NEWEST_VERSION });
    if (!deck) throw new ApiError('NOT_FOUND', 'unknownDeck');
    const [newest] = deck.versions;
    const isSameList = newest !== undefined && canonicalJson(listOf(newest)) === canonicalJson(list);
    if (isSameList && deck.name === name) return only(deck);
    const isOwnList = sitting !== undefined && deck.sitting === sitting;
    const isOwnSitting = isOwnList || (sitting !== undefined && deck.sitting === `${sitting}${NAME_ONLY}`);
    if (change.revision !== undefined && change.revision !== deck.revision && !isOwnSitting) {
      throw new ApiError('CONFLICT', 'deckChanged');
    }
    const isPlayed = newest !== undefined && (await isTaken(tx, newest.id));
    const versions = isSameList
      ? {}
      : newest && isOwnList && !isPlayed
        ? { update: { where: { id: newest.id }, data: { list: stored(list) } } }
        : { create: { number: (newest?.number ?? 0) + 1, list: stored(list) } };
    const by = sitting !== undefined && isSameList && !isOwnList ? `${sitting}${NAME_ONLY}` : (sitting ?? null);
    const data = { name, sitting: by, revision: { increment: 1 }, versions };
    const changed = await tx.deck.update({ where: { id: deckId }, data, include: NEWEST_VERSION });
    if ('create' in versions) await forgetOldest(tx, deckId);
    return only(changed);
  });
}

/** Forgets the versions before the newest ones that are kept; never one that a game was played with, or waits for one. */
async function forgetOldest(tx: Prisma.TransactionClient, deckId: string): Promise<void> {
  const free = { deckId, seats: { none: {} }, waiting: { none: {} } };
  const [newest] = await tx.deckVersion.findMany({
    where: free,
    orderBy: { number: 'desc' },
    skip: MOST_VERSIONS,
    take: 1,
    select: { number: true },
  });
  if (newest) await tx.deckVersion.deleteMany({ where: { ...free, number: { lte: newest.number } } });
}

/** True when a game was played with this version, or somebody waits for one with it. */
async function isTaken(tx: Prisma.TransactionClient, deckVersionId: string): Promise<boolean> {
  const where = { deckVersionId };
  return (await tx.matchSeat.count({ where })) > 0 || (await tx.queueEntry.count({ where })) > 0;
}

/** Changes what is written of a deck beside its list. Refuses a deck of somebody else. */
export async function changeOwn(
  userId: string,
  deckId: string,
  data: Prisma.DeckUpdateManyMutationInput,
): Promise<void> {
  const changed = await db().deck.updateMany({ where: { id: deckId, userId }, data });
  if (changed.count === 0) throw new ApiError('NOT_FOUND', 'unknownDeck');
}

function stored(list: DeckList): Prisma.InputJsonObject {
  return list as unknown as Prisma.InputJsonObject;
}

function only(deck: DeckRow): DeckSummary {
  const [summary] = deckSummary(deck);
  if (!summary) throw new Error(`deck ${deck.id} has no version`);
  return summary;
}
