/** Durable appends a second: the service's own grouped statement beside raw batches of a hundred rows, turn by turn. */
import type { PrismaClient } from '@astris/db';
import type { Action } from '@astris/engine';
import { AppendGroup } from '../store/append-group';
import type { NewAction } from '../store/match-store';
import { createMatch, createUser } from '../testing/database';

const BATCH = 100;
const ROUNDS = 5;
const PASS: Action = { type: 'act', act: { do: 'pass' } };

export interface Appends {
  /** Rows a second, the median of the rounds. */
  ours: number;
  raw: number;
}

/** As many matches as the group takes at once append one action after the other; each round takes so long. */
export async function measureAppends(db: PrismaClient, matches: number, roundMs: number): Promise<Appends> {
  const users = [await createUser(db, 'Log'), await createUser(db, 'Log')];
  const ids: string[] = [];
  for (let at = 0; at < matches; at += 1) ids.push((await createMatch(db, { users })).id);
  await db.$executeRaw`INSERT INTO "MatchLease" ("matchId") SELECT "id" FROM "Match" WHERE "id" = ANY(${ids}) ON CONFLICT DO NOTHING`;
  const events = [{ type: 'filler', text: 'x'.repeat(1_100) }] as unknown as NewAction['events'];
  const group = new AppendGroup(db);
  const numbers = new Map(ids.map((id) => [id, 0]));

  const ours = async (end: number): Promise<number> => {
    let rows = 0;
    const play = async (match: string): Promise<void> => {
      while (performance.now() < end) {
        const number = (numbers.get(match) ?? 0) + 1;
        numbers.set(match, number);
        const messageId = `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;
        const action = { match, number, actor: 0, action: PASS, messageId, atMs: number, events };
        const isWritten = await group.append({ ...action, dueAtMs: Date.now() + 60_000, outcome: null });
        if (!isWritten) throw new Error(`action ${number} of match ${match} was not written`);
        rows += 1;
      }
    };
    await Promise.all(ids.map(play));
    return rows;
  };
  await db.$executeRaw`CREATE TABLE IF NOT EXISTS raw_batches (LIKE "MatchAction" INCLUDING ALL)`;
  let batch = 0;
  const raw = async (end: number): Promise<number> => {
    let rows = 0;
    while (performance.now() < end) {
      batch += 1;
      const given = JSON.stringify(
        Array.from({ length: BATCH }, (_, at) => ({
          matchId: `${ids[at % ids.length]}`,
          number: batch * BATCH + at,
          events,
        })),
      );
      await db.$executeRaw`
        INSERT INTO raw_batches ("matchId", "number", "actor", "action", "messageId", "atMs", "events")
        SELECT "matchId", "number", 0, '"p"'::jsonb, "number"::text, 5, "events"
        FROM jsonb_to_recordset(${given}::jsonb) AS row("matchId" text, "number" int, "events" jsonb)`;
      rows += BATCH;
    }
    return rows;
  };

  const rates = { ours: [] as number[], raw: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, work] of [
      ['ours', ours],
      ['raw', raw],
    ] as const) {
      const begun = performance.now();
      const rows = await work(begun + roundMs);
      // The first round warms up.
      if (round > 0) rates[name].push((rows * 1_000) / (performance.now() - begun));
    }
  }
  await db.$executeRaw`DROP TABLE raw_batches`;
  await db.match.deleteMany({ where: { id: { in: ids } } });
  return { ours: median(rates.ours), raw: median(rates.raw) };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
