/** Matches in the database as the game service leaves them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { db, type Prisma, settleRated } from '@astris/db';
import type { GameEvent } from '@astris/engine';
import type { ReplayFile } from '@astris/replay';
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

/** A finished match between two people with the whole log of a game. */
export async function storedGame(file: ReplayFile, host: Person, joiner: Person, over: object = {}) {
  const { engineVersion, rulesetVersion, poolHash, seed, commitment, finalHash, result } = file;
  const data = { engineVersion, rulesetVersion, poolHash, seed, commitment, finalHash };
  const match = await storedMatch(host, joiner, {
    ...data,
    winnerSeat: result?.winner ?? null,
    reason: result?.reason ?? null,
    ...over,
  });
  for (const [seat, { list, deckName }] of file.seats.entries()) {
    const played = { list: list as unknown as Prisma.InputJsonObject, deckName };
    await db().matchSeat.update({ where: { matchId_seat: { matchId: match.id, seat } }, data: played });
  }
  await db().matchAction.deleteMany({ where: { matchId: match.id } });
  await db().matchAction.createMany({
    data: file.actions.map(({ actor, action, atMs }, index) => ({
      matchId: match.id,
      number: index + 1,
      actor: actor === 'server' ? -1 : actor,
      action: action as unknown as Prisma.InputJsonObject,
      atMs,
      events: [],
    })),
  });
  return match;
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
