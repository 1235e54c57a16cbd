/** Whether everything that must hold after chaos does. */
import { GAME_POOL } from '@astris/cards';
import type { PrismaClient } from '@astris/db';
import { checkMatches } from '@astris/db/check-matches';
import type { Acknowledged } from './tables';

export interface Verdict {
  over: number;
  actions: number;
  faults: string[];
}

/** Looks at these matches in the database; all services have stopped. */
export async function verdictOf(db: PrismaClient, matches: string[], acknowledged: Acknowledged[]): Promise<Verdict> {
  const faults: string[] = [];
  const checked = await checkMatches(db, GAME_POOL, matches.length);
  for (const { match, why } of checked.bad) faults.push(`match ${match}: ${why}`);
  if (checked.otherVersion > 0) faults.push(`${checked.otherVersion} matches are of other rules or cards`);

  const log = await db.matchAction.findMany({
    where: { matchId: { in: matches } },
    select: { matchId: true, number: true, messageId: true },
  });
  const logged = new Map<string, number[]>();
  for (const { matchId, number, messageId } of log) {
    // A void that a concession became is the server's action, under the player's message.
    const key = messageId && `${matchId} ${messageId.split('/').at(-1)}`;
    if (key) logged.set(key, [...(logged.get(key) ?? []), number]);
  }
  for (const [key, numbers] of logged) {
    if (numbers.length > 1) faults.push(`one message was applied as actions ${numbers.join(' and ')}: ${key}`);
  }
  for (const { match, messageId, version } of acknowledged) {
    if (logged.get(`${match} ${messageId}`)?.[0] !== version) {
      faults.push(`match ${match}: action ${version} was acknowledged and is not in the log`);
    }
  }
  return { over: await checkSettled(db, matches, faults), actions: log.length, faults };
}

/** Every match that ended by its log is settled, once: with a result for both players, or with the reason why not. */
async function checkSettled(db: PrismaClient, matches: string[], faults: string[]): Promise<number> {
  const rows = await db.match.findMany({
    where: { id: { in: matches } },
    select: { id: true, state: true, rated: true, winnerSeat: true, settlement: true, lease: true },
  });
  const results = await db.ratedResult.groupBy({
    by: ['matchId'],
    where: { matchId: { in: matches } },
    _count: true,
  });
  const counted = new Map(results.map(({ matchId, _count }) => [matchId, _count]));
  for (const { id, state, winnerSeat, settlement, lease } of rows) {
    const isOver = state === 'OVER' || state === 'VOID';
    if (isOver !== (settlement !== null)) faults.push(`match ${id} is ${state} and its settlement says otherwise`);
    if (isOver && lease) faults.push(`match ${id} is settled and has a lease`);
    const expected = isOver && winnerSeat !== null && settlement?.uncounted === null ? 2 : 0;
    if ((counted.get(id) ?? 0) !== expected) faults.push(`match ${id} has ${counted.get(id) ?? 0} rated results`);
  }
  return rows.filter(({ settlement }) => settlement !== null).length;
}
