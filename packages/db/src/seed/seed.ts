/** What every database holds from the start: the starter decks and the present season. Run again, it changes nothing. */
import { STARTER_DECKS, type StarterDeck } from '@astris/cards';
import type { Prisma, PrismaClient } from '../generated/prisma/client';
import { ensureSeason } from '../ladder/season';
import { fillSkeletons } from '../names/fill-skeletons';

/** Brings the starter decks to what the card package says; a changed list is a new version. */
export async function seed(client: PrismaClient, at: Date = new Date()): Promise<void> {
  await client.$transaction(async (tx) => {
    await ensureSeason(tx, at);
    for (const starter of STARTER_DECKS) await seedStarter(tx, starter);
  });
  await fillSkeletons(client);
}

async function seedStarter(tx: Prisma.TransactionClient, { id, name, list }: StarterDeck): Promise<void> {
  const deck = await tx.deck.upsert({
    where: { starter: id },
    create: { starter: id, name },
    update: { name },
    include: { versions: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const [newest] = deck.versions;
  if (newest && sameList(newest.list, list)) return;
  await tx.deckVersion.create({
    data: { deckId: deck.id, number: (newest?.number ?? 0) + 1, list: list as unknown as Prisma.InputJsonObject },
  });
}

/** PostgreSQL keeps the keys of JSON in an order of its own, so the order is left out of the comparison. */
function sameList(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}
