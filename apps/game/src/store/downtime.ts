/** The service's sign of life, and what its absence gives back to the clocks (19.1). */
import type { PrismaClient } from '@astris/db';
import { ALIVE_MS, sqlTime } from './leases';

/** What the column holds, in ms. */
const MOST_MS = 2 ** 31 - 1;

/**
 * Adds the time since the last beat to the downtime of every live match whose clock runs, and to what is due in it,
 * unless another node was there all the while. Gives the time back, in ms.
 */
export function resume(db: PrismaClient, node: string, atMs: number): Promise<number> {
  const at = new Date(atMs);
  const since = new Date(atMs - ALIVE_MS);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Heartbeat" IN EXCLUSIVE MODE`;
    const newest = await tx.heartbeat.findFirst({ orderBy: { beatAt: 'desc' } });
    const gapMs = newest ? Math.max(0, Math.round(atMs - newest.beatAt.getTime())) : 0;
    const othersLive = (await tx.heartbeat.count({ where: { node: { not: node }, beatAt: { gte: since } } })) > 0;
    if (newest && gapMs > 0 && !othersLive) {
      // A match that became live in the meantime was down for a part of that time.
      await tx.$executeRaw`
        WITH "down" AS (
          SELECT "id", LEAST(
            ${gapMs}::bigint,
            GREATEST(0, (EXTRACT(EPOCH FROM (${sqlTime(atMs)}::timestamp(3) - "startedAt")) * 1000)::bigint)
          ) AS "ms"
          FROM "Match" WHERE "state" = 'LIVE' AND "startedAt" IS NOT NULL
          -- In the order of whoever appends, so that no two wait for each other.
          ORDER BY "id" FOR UPDATE
        ), "later" AS (
          UPDATE "MatchLease" SET "dueAt" = "dueAt" + "ms" * interval '1 millisecond'
          FROM "down" WHERE "matchId" = "id"
        )
        UPDATE "Match" AS match SET "downtimeMs" = LEAST(${MOST_MS}::bigint, "downtimeMs" + "ms")
        FROM "down" WHERE match."id" = "down"."id"`;
    }
    await tx.heartbeat.upsert({ where: { node }, create: { node, beatAt: at }, update: { beatAt: at } });
    return othersLive ? 0 : gapMs;
  });
}

/** A sign of life. One that was under way for longer than the next does not take that back. */
export async function beat(db: PrismaClient, node: string, atMs: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Heartbeat" ("node", "beatAt") VALUES (${node}, ${sqlTime(atMs)}::timestamp(3))
    ON CONFLICT ("node") DO UPDATE SET "beatAt" = GREATEST("Heartbeat"."beatAt", EXCLUDED."beatAt")`;
}

/** Nodes whose last sign of life is fresh. */
export async function nodes(db: PrismaClient, atMs: number): Promise<Set<string>> {
  const rows = await db.heartbeat.findMany({ where: { beatAt: { gte: new Date(atMs - ALIVE_MS) } } });
  return new Set(rows.map(({ node }) => node));
}
