/** Who attends which live match, and what is due in it: rows that all nodes share. */
import { Prisma, type PrismaClient } from '@astris/db';
import type { MatchId } from '@astris/protocol';
import { WAIT_FOR_PLAYERS_MS } from '../match/waiting';
import type { Hold, Lease } from './match-store';

/** A node is there while its last sign of life is at most this old, in ms. */
export const ALIVE_MS = 3_000;
/** What is due this long ago, in ms, is no longer left to the node that attends the match. */
const OVERDUE_MS = 2_000;
/** Most matches that a node takes over at once, so that several share what another has left. */
const MOST = 200;

export const sqlTime = (ms: number): string => new Date(ms).toISOString();

/** Of a row `lease`: it has no holder, or one without a fresh sign of life. */
const isUnattended = (atMs: number): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "Heartbeat"
  WHERE "node" = lease."holder" AND "beatAt" >= ${sqlTime(atMs - ALIVE_MS)}::timestamp(3)
)`;

/** Gives a lease to each live match that has none. One that is ended at this moment (19.4) is waited for, and gets none. */
export async function enrol(db: PrismaClient): Promise<void> {
  await db.$executeRaw`
    WITH "live" AS MATERIALIZED (
      SELECT "id", "startedAt" + ("downtimeMs" + ${WAIT_FOR_PLAYERS_MS}::int) * interval '1 millisecond' AS "dueAt"
      FROM "Match" AS match
      WHERE "state" = 'LIVE' AND NOT EXISTS (SELECT 1 FROM "MatchLease" WHERE "matchId" = match."id")
      ORDER BY "id" FOR SHARE OF match
    )
    INSERT INTO "MatchLease" ("matchId", "dueAt") SELECT "id", "dueAt" FROM "live" ON CONFLICT DO NOTHING`;
}

/** Takes over matches that nobody attends: without a holder, with one that is gone, or overdue. Gives back which. */
export async function claim(db: PrismaClient, node: string, atMs: number): Promise<MatchId[]> {
  const taken = await db.$queryRaw<{ matchId: string }[]>`
    WITH "left" AS (
      SELECT "matchId" FROM "MatchLease" AS lease
      WHERE "holder" IS DISTINCT FROM ${node}
        AND ("dueAt" < ${sqlTime(atMs - OVERDUE_MS)}::timestamp(3) OR ${isUnattended(atMs)})
      ORDER BY "matchId" LIMIT ${MOST} FOR UPDATE SKIP LOCKED
    )
    UPDATE "MatchLease" AS lease SET "holder" = ${node} FROM "left"
    WHERE lease."matchId" = "left"."matchId"
    RETURNING lease."matchId"`;
  return taken.map(({ matchId }) => matchId);
}

/**
 * Attends this live match from now on if nobody does, or, when `anyway`, whoever does. False when another goes on, or the match is
 * over: one that is ended at this moment (19.4) is waited for.
 */
export async function hold(db: PrismaClient, { match, node, atMs, dueAtMs, anyway }: Hold): Promise<boolean> {
  const dueAt = dueAtMs === null ? null : sqlTime(dueAtMs);
  const held = await db.$queryRaw<object[]>`
    WITH "live" AS MATERIALIZED (
      SELECT "id" FROM "Match" WHERE "id" = ${match} AND "state" = 'LIVE' FOR SHARE
    )
    INSERT INTO "MatchLease" AS lease ("matchId", "holder", "dueAt")
    SELECT "id", ${node}, ${dueAt}::timestamp(3) FROM "live"
    ON CONFLICT ("matchId") DO UPDATE SET "holder" = ${node}, "dueAt" = ${dueAt}::timestamp(3)
    WHERE ${anyway} OR lease."holder" = ${node} OR ${isUnattended(atMs)}
    RETURNING "matchId"`;
  return held.length > 0;
}

/** Attends nothing any more: others may take it all over at once. */
export async function letGo(db: PrismaClient, node: string): Promise<void> {
  await db.matchLease.updateMany({ where: { holder: node }, data: { holder: null } });
}

/** The leases of the matches that the node attends, and of these. */
export async function leases(db: PrismaClient, node: string, ids: MatchId[]): Promise<Lease[]> {
  const rows = await db.matchLease.findMany({
    where: { OR: [{ holder: node }, { matchId: { in: ids } }] },
    select: { matchId: true, holder: true, version: true },
  });
  return rows.map(({ matchId, ...lease }) => ({ match: matchId, ...lease }));
}

/** Match time 0 of a match: its downtime, unless that was set before. Gives back what is in force. */
export async function startClock(
  db: PrismaClient,
  id: MatchId,
  wasMs: number,
  isMs: number,
  dueAtMs: number | null,
): Promise<number> {
  await db.match.updateMany({
    where: { id, downtimeMs: wasMs, OR: [{ lease: null }, { lease: { started: false } }] },
    data: { downtimeMs: isMs },
  });
  const dueAt = dueAtMs === null ? null : new Date(dueAtMs);
  await db.matchLease.updateMany({ where: { matchId: id, started: false }, data: { started: true, dueAt } });
  return (await db.match.findUniqueOrThrow({ where: { id }, select: { downtimeMs: true } })).downtimeMs;
}
