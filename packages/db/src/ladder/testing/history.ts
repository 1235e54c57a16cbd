/** A ladder's history for tests: users, and rated matches that are settled as the game service settles them. */
import { randomUUID } from 'node:crypto';
import { EPOCH, PERIOD_MS } from '@astris/rating';
import { db } from '../../client';
import type { User } from '../../generated/prisma/client';
import { type RatedOutcome, settleRated } from '../settle-rated';

/** Somebody with an account, or a guest, under a name that nobody else has. */
export function ladderUser(isGuest = false): Promise<User> {
  const name = `ladder ${randomUUID()}`;
  return db().user.create({ data: { name, nameKey: name, isGuest } });
}

/** A rated match that the first of the two won at this moment, settled in one transaction. */
export function settledGame(winner: User, loser: User, at: Date): Promise<{ matchId: string; outcome: RatedOutcome }> {
  return db().$transaction(async (tx) => {
    const seats = [winner, loser].map(({ id: userId, name }, seat) => ({ seat, userId, name, deckName: '', list: {} }));
    const versions = { rulesetVersion: 'r', engineVersion: 'e', poolHash: 'p' };
    const { id: matchId } = await tx.match.create({
      data: {
        ...versions,
        kind: 'TABLE',
        state: 'OVER',
        rated: true,
        seed: '0',
        commitment: 'c',
        endedAt: at,
        winnerSeat: 0,
        reason: 'acts',
        seats: { create: seats },
      },
    });
    const players = { winnerUserId: winner.id, loserUserId: loser.id };
    const outcome = await settleRated(tx, { matchId, ...players, format: 'standard', at });
    await tx.settlement.create({ data: { matchId, uncounted: outcome.counted ? null : outcome.why } });
    return { matchId, outcome };
  });
}

/** Random games of these users, settled one after the other, spread evenly over so many weeks from the first season on. */
export async function randomGames(
  users: readonly User[],
  { games, weeks, random }: { games: number; weeks: number; random: () => number },
): Promise<void> {
  for (let game = 0; game < games; game++) {
    const winner = Math.floor(random() * users.length);
    const loser = (winner + 1 + Math.floor(random() * (users.length - 1))) % users.length;
    const at = new Date(EPOCH + Math.floor((game / games) * weeks * PERIOD_MS));
    await settledGame(users[winner] as User, users[loser] as User, at);
  }
}
