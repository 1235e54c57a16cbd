/** The service's sign of life, and what its absence gives back to the clocks (19.1). */
import type { PrismaClient } from '@astris/db';

/** Another node counts as alive when its last beat is at most this old, in ms. */
const ALIVE_MS = 3_000;
/** What the column holds, in ms. */
const MOST_MS = 2 ** 31 - 1;

/**
 * Adds the time since the last beat to the downtime of every live match whose clock runs, unless another node was
 * there all the while. Gives the time back, in ms.
 */
export function resume(db: PrismaClient, node: string, atMs: number): Promise<number> {
  const at = new Date(atMs);
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Heartbeat" IN EXCLUSIVE MODE`;
    const newest = await tx.heartbeat.findFirst({ orderBy: { beatAt: 'desc' } });
    const gapMs = newest ? Math.max(0, Math.round(atMs - newest.beatAt.getTime())) : 0;
    const othersLive = newest !== null && newest.node !== node && gapMs <= ALIVE_MS;
    if (newest && gapMs > 0 && !othersLive) {
      // A match that became live in the meantime was down for a part of that time.
      await tx.$executeRaw`
        UPDATE "Match"
        SET "downtimeMs" = LEAST(${MOST_MS}::bigint, "downtimeMs" + LEAST(
          ${gapMs}::bigint,
          GREATEST(0, (EXTRACT(EPOCH FROM (${at.toISOString()}::timestamp(3) - "startedAt")) * 1000)::bigint)
        ))
        WHERE "state" = 'LIVE' AND "startedAt" IS NOT NULL`;
    }
    await tx.heartbeat.upsert({ where: { node }, create: { node, beatAt: at }, update: { beatAt: at } });
    return othersLive ? 0 : gapMs;
  });
}

/** A sign of life. One that was under way for longer than the next does not take that back. */
export async function beat(db: PrismaClient, node: string, atMs: number): Promise<void> {
  const at = new Date(atMs).toISOString();
  await db.$executeRaw`
    INSERT INTO "Heartbeat" ("node", "beatAt") VALUES (${node}, ${at}::timestamp(3))
    ON CONFLICT ("node") DO UPDATE SET "beatAt" = GREATEST("Heartbeat"."beatAt", EXCLUDED."beatAt")`;
}
