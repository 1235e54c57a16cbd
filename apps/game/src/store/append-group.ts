import { isDatabaseTimeout, type PrismaClient } from '@astris/db';
import { actionText } from '@astris/engine';
import { sqlTime } from './leases';
import type { NewAction } from './match-store';

interface Waiting {
  action: NewAction;
  done(written: boolean): void;
  fail(error: unknown): void;
}

/** Most actions in one statement. */
const MOST = 200;

/**
 * Writes the log. Whatever waits while one statement is under way goes out together in the next, so a busy service
 * commits once for many matches, and an idle one does not wait. One match's conflict does not fail the others.
 */
export class AppendGroup {
  readonly #db: PrismaClient;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(db: PrismaClient) {
    this.#db = db;
  }

  append(action: NewAction): Promise<boolean> {
    return new Promise((done, fail) => {
      this.#waiting.push({ action, done, fail });
      if (this.#writing) return;
      this.#writing = true;
      setImmediate(() => void this.#write());
    });
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeGroup(this.#takeGroup());
    this.#writing = false;
  }

  /** At most one action of each match: the statement tells only which numbers it wrote, not for whom. */
  #takeGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    this.#waiting = this.#waiting.filter((one) => {
      if (group.size >= MOST || group.has(one.action.match)) return true;
      group.set(one.action.match, one);
      return false;
    });
    // One order for all nodes, so that no two statements wait for each other.
    return [...group.values()].sort((one, other) => (one.action.match < other.action.match ? -1 : 1));
  }

  async #writeGroup(group: Waiting[]): Promise<void> {
    try {
      const written = await insert(
        this.#db,
        group.map(({ action }) => action),
      );
      for (const { action, done } of group) done(written.has(action.match));
    } catch (error) {
      // One match's fault must not fail the others; but a database that hangs would make each wait for all before it.
      if (group.length === 1 || isDatabaseTimeout(error)) for (const { fail } of group) fail(error);
      else for (const one of group) await this.#writeGroup([one]);
    }
  }
}

/**
 * Writes those whose match is live, and what is due next in each, in one statement; gives back the matches whose action
 * was written. A match that is ended at this moment (19.4) is waited for: nothing is written to it afterwards.
 */
async function insert(db: PrismaClient, actions: NewAction[]): Promise<Set<string>> {
  const rows = JSON.stringify(
    actions.map(({ match, action, dueAtMs, ...more }) => ({
      matchId: match,
      action: actionText(action),
      dueAt: dueAtMs === null ? null : sqlTime(dueAtMs),
      ...more,
    })),
  );
  const written = await db.$queryRaw<{ matchId: string }[]>`
    WITH "given" AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS row(
        "matchId" text, "number" int, "actor" int, "action" jsonb, "messageId" text, "atMs" int, "events" jsonb,
        "dueAt" timestamp(3), "outcome" jsonb
      )
    ), "live" AS MATERIALIZED (
      SELECT match."id" FROM "Match" AS match JOIN "given" ON match."id" = "given"."matchId"
      WHERE match."state" = 'LIVE' ORDER BY match."id" FOR SHARE OF match
    ), "written" AS (
      INSERT INTO "MatchAction" ("matchId", "number", "actor", "action", "messageId", "atMs", "events")
      SELECT "matchId", "number", "actor", "action", "messageId", "atMs", "events"
      FROM "given" JOIN "live" ON "live"."id" = "given"."matchId"
      ON CONFLICT DO NOTHING
      RETURNING "matchId", "number"
    ), "due" AS (
      UPDATE "MatchLease" AS lease SET "version" = "written"."number", "dueAt" = "given"."dueAt", "started" = true,
        "outcome" = "given"."outcome"
      FROM "written" JOIN "given" USING ("matchId")
      WHERE lease."matchId" = "written"."matchId"
    )
    SELECT "matchId" FROM "written"`;
  return new Set(written.map(({ matchId }) => matchId));
}
