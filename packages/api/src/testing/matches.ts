/** Matches in the database as the game service leaves them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { db, type Prisma, settleRated } from '@astris/db';
import type { GameEvent } from '@astris/engine';
import type { Person } from './callers';

/** An event of which only one seat may see a part. */
export const drawEvent: GameEvent = {
  type: 'drew',
  rule: '10.4',
  seat: 0,
  amount: 1,
  patches: [],
  own: [{ seat: 0, cards: [{ id: 7, card: 'a-hidden-card' }] }],
};

/** A match between two people with one logged action. */
export async function storedMatch(host: Person, joiner: Person, over: Prisma.MatchCreateInput | object = {}) {
  const list = { homeworld: 'h', starter: 's', main: {}, sideboard: {} };
  const seat = ({ user }: Person, number: number) => ({
    seat: number,
    userId: user.id,
    name: user.name,
    deckName: 'Deck',
    list,
  });
  return db().match.create({
    data: {
      kind: 'TABLE',
      state: 'OVER',
      rulesetVersion: 'r',
      engineVersion: 'e',
      poolHash: 'p',
      seed: randomBytes(32).toString('hex'),
      commitment: 'c',
      startedAt: new Date(),
      endedAt: new Date(),
      winnerSeat: 0,
      reason: 'concession',
      ...over,
      seats: { create: [seat(host, 0), seat(joiner, 1)] },
      actions: {
        create: [{ number: 1, actor: 0, action: {}, messageId: randomUUID(), atMs: 10, events: [drawEvent] as never }],
      },
    },
  });
}

/** A rated match that the first won, settled. */
export async function settledMatch(winner: Person, loser: Person, at = new Date()) {
  const match = await storedMatch(winner, loser, { rated: true, endedAt: at });
  const players = { winnerUserId: winner.user.id, loserUserId: loser.user.id };
  const outcome = await db().$transaction((tx) =>
    settleRated(tx, { matchId: match.id, ...players, format: 'standard', at }),
  );
  return { match, outcome };
}
