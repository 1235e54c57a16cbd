/** Users who wait for an opponent. */
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import type { PrismaClient, QueueKind, User } from '@astris/db';
import { RULESET, versionsOf } from '@astris/engine';

/** An entry of a queue as the API makes it. */
export async function enterQueue(
  db: PrismaClient,
  user: User,
  at = new Date(),
  kind: QueueKind = 'RANKED',
): Promise<void> {
  const list = STARTER_DECKS[0]?.list ?? {};
  const deck = await db.deck.create({
    data: { userId: user.id, name: 'Deck', versions: { create: { number: 1, list: list as object } } },
    include: { versions: true },
  });
  await db.queueEntry.create({
    data: {
      userId: user.id,
      kind,
      deckVersionId: deck.versions[0]?.id ?? '',
      deckName: 'Deck',
      list: list as object,
      poolHash: versionsOf(RULESET, GAME_POOL).poolHash,
      rating: 1500,
      rd: 350,
      enteredAt: at,
      seenAt: at,
      sessionEpoch: user.sessionEpoch,
    },
  });
}
