/** Matches run while everything that they stand on is killed, cut and disturbed; then all of it is checked. */
import type { PrismaClient } from '@astris/db';
import { buildService } from '../players/node-process';
import { seededRandom } from '../testing/random';
import { startFleet } from './fleet';
import { Tables } from './tables';
import { makeTrouble, TROUBLES, type Trouble } from './trouble';
import { type Verdict, verdictOf } from './verdict';

export interface ChaosOptions {
  seconds: number;
  matches: number;
  nodes: number;
  seed: number;
}
export interface ChaosReport extends Verdict {
  matches: number;
  acknowledged: number;
  troubles: Record<Trouble, number>;
  refused: Record<string, number>;
}

/** Between two troubles, in ms. */
const PAUSE_MS = [300, 1_200] as const;
/** How long a kind of trouble may take to find something to trouble, past the end of the run, in ms. */
const LATE_MS = 10_000;
/** How long quiet may take to come once troubles have ended, in ms. */
const QUIET_MS = 20_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs it on this database, which it fills. `told` hears of each trouble. */
export async function chaos(
  db: PrismaClient,
  databaseUrl: string,
  { seconds, matches, nodes, seed }: ChaosOptions,
  told: (line: string) => void,
): Promise<ChaosReport> {
  const random = seededRandom(seed);
  const faults: string[] = [];
  const fault = (what: string) => void faults.push(what);
  await buildService();
  const fleet = await startFleet(nodes, databaseUrl);
  const tables = new Tables({ db, random, fault, url: () => fleet.anyUrl(random) });
  for (let at = 0; at < matches; at += 1) await tables.open();
  await becomeBusy(tables, matches, fault);

  const troubles = Object.fromEntries(TROUBLES.map((trouble) => [trouble, 0])) as Record<Trouble, number>;
  const scene = { db, fleet, random, fault, players: () => tables.players };
  const busy = new Map<Trouble, Promise<void>>();
  const end = performance.now() + seconds * 1_000;
  /** Each kind once, then by chance; no kind twice at a time. */
  const next = (): Trouble | undefined => {
    const free = TROUBLES.filter((trouble) => !busy.has(trouble));
    const due = free.filter((trouble) => troubles[trouble] === 0);
    return due[0] ?? free[Math.floor(random() * free.length)];
  };
  // What found nothing to trouble is tried again, for a while.
  const isDue = (now: number) => now < end || (now < end + LATE_MS && Object.values(troubles).includes(0));
  while (isDue(performance.now())) {
    await pause(PAUSE_MS[0] + random() * (PAUSE_MS[1] - PAUSE_MS[0]));
    const trouble = next();
    if (!trouble) continue;
    told(trouble);
    const made = makeTrouble(trouble, scene)
      .then((isMade) => {
        if (isMade) troubles[trouble] += 1;
      })
      .catch((error: unknown) => fault(`${trouble}: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => busy.delete(trouble));
    busy.set(trouble, made);
  }
  await Promise.all(busy.values());
  told('quiet');
  tables.last();
  await becomeQuiet(db, tables.matches, fault);
  tables.close();
  await fleet.stop();
  const verdict = await verdictOf(db, tables.matches, tables.acknowledged);
  return {
    ...verdict,
    matches: tables.matches.length,
    acknowledged: tables.acknowledged.length,
    troubles,
    refused: tables.refused,
    faults: [...faults, ...fleet.faults, ...verdict.faults],
  };
}

/** Trouble begins once there is something to lose: as many acknowledged actions as players. */
async function becomeBusy(tables: Tables, matches: number, fault: (what: string) => void): Promise<void> {
  const end = performance.now() + QUIET_MS;
  while (tables.acknowledged.length < 2 * matches) {
    if (performance.now() > end)
      return fault(`${tables.acknowledged.length} actions were acknowledged before any trouble`);
    await pause(50);
  }
}

/** Every live match goes on: each has a lease and is some actions further, or is over and settled, before the time is up. */
export async function becomeQuiet(
  db: PrismaClient,
  matches: string[],
  fault: (what: string) => void,
  quietMs = QUIET_MS,
): Promise<void> {
  /** Of the live ones; null without a lease. */
  const versions = async () => {
    const live = { id: { in: matches }, state: 'LIVE' as const };
    const rows = await db.match.findMany({ where: live, select: { id: true, lease: { select: { version: true } } } });
    return new Map(rows.map(({ id, lease }) => [id, lease?.version ?? null]));
  };
  const before = await versions();
  const end = performance.now() + quietMs;
  const isStuck = (now: number | null | undefined, was: number | null) =>
    now === null || (now !== undefined && now < (was ?? 0) + 3);
  for (;;) {
    const now = await versions();
    const stuck = [...before].filter(([match, version]) => isStuck(now.get(match), version));
    if (stuck.length === 0) return;
    if (performance.now() > end) {
      for (const [match, version] of stuck) {
        const why = now.get(match) === null ? 'is live and has no lease' : `does not go on from action ${version}`;
        fault(`match ${match} ${why}`);
      }
      return;
    }
    await pause(100);
  }
}
