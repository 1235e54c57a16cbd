import { isSuspended, loggedAction, type PrismaClient, pairIsDone, SUSPENSION, standingAt } from '@astris/db';
import type { DeckList, GameEvent } from '@astris/engine';
import { WINDOW_PRESETS, type WindowPreset } from '@astris/protocol';
import { AppendGroup } from './append-group';
import { beat, nodes, resume } from './downtime';
import { claim, enrol, hold, leases, letGo, startClock } from './leases';
import type { MatchRow, MatchStore, Outcome, StoredAction, StoredSeat } from './match-store';
import { endForChangedRules, RULES_CHANGED, settle, settledOf } from './settlement';

const LOG = { number: true, actor: true, action: true, messageId: true, atMs: true } as const;

/** The store on PostgreSQL. */
export function prismaStore(db: PrismaClient): MatchStore {
  const appends = new AppendGroup(db);
  const log = async (matchId: string, after: number): Promise<StoredAction[]> => {
    const rows = await db.matchAction.findMany({
      where: { matchId, number: { gt: after } },
      orderBy: { number: 'asc' },
      select: LOG,
    });
    return rows.map((row) => ({ ...row, action: loggedAction(row.action) }));
  };
  return {
    check: async () => void (await db.$queryRaw`SELECT 1`),
    load: async (id) => {
      const row = await readMatch(db, id);
      return row && { row, actions: await log(id, 0) };
    },
    actionsAfter: log,
    eventsOf: async (matchId, most) => {
      const rows = await db.matchAction.findMany({
        where: { matchId },
        orderBy: { number: 'desc' },
        take: most,
        select: { number: true, events: true },
      });
      return rows.reverse().map(({ number, events }) => ({ number, events: events as unknown as GameEvent[] }));
    },
    append: (action) => appends.append(action),
    startClock: (id, wasMs, isMs, dueAtMs) => startClock(db, id, wasMs, isMs, dueAtMs),
    clockOf: async (id) => {
      const select = { downtimeMs: true, lease: { select: { started: true } } } as const;
      const { downtimeMs, lease } = await db.match.findUniqueOrThrow({ where: { id }, select });
      return { downtimeMs, started: lease?.started ?? false };
    },
    setWindows: async (id, windows) => void (await db.user.update({ where: { id }, data: { windows } })),
    windowsOf: async (userIds) => {
      const users = await db.user.findMany({ where: { id: { in: userIds } }, select: { id: true, windows: true } });
      return new Map(users.map(({ id, windows }) => [id, presetOf(windows)]));
    },
    standingOf: async (userIds, atMs) => {
      const users = await db.user.findMany({
        where: { id: { in: userIds } },
        select: { id: true, sessionEpoch: true, ...SUSPENSION },
      });
      return new Map(
        users.map(({ id, sessionEpoch, ...user }) => [
          id,
          { epoch: sessionEpoch, suspended: isSuspended(user, new Date(atMs)) },
        ]),
      );
    },
    enrol: () => enrol(db),
    claim: (node, atMs) => claim(db, node, atMs),
    hold: (wish) => hold(db, wish),
    letGo: (node) => letGo(db, node),
    leases: (node, ids) => leases(db, node, ids),
    nodes: (atMs) => nodes(db, atMs),
    settled: async (id) => ((await db.settlement.count({ where: { matchId: id } })) > 0 ? settledOf(db, id) : null),
    settle: (id, outcome, atMs) => settle(db, id, outcome, atMs),
    endForChangedRules: (id, atMs) => endForChangedRules(db, id, atMs),
    resume: (node, atMs) => resume(db, node, atMs),
    beat: (node, atMs) => beat(db, node, atMs),
    close: () => db.$disconnect(),
  };
}

async function readMatch(db: PrismaClient, id: string): Promise<MatchRow | null> {
  const match = await db.match.findUnique({
    where: { id },
    omit: { snapshot: true },
    include: {
      lease: { select: { started: true, outcome: true } },
      seats: { orderBy: { seat: 'asc' }, include: { user: { select: { windows: true } } } },
    },
  });
  if (!match || match.state === 'OPEN') return null;
  const over = match.state === 'OVER' || match.state === 'VOID';
  return {
    id,
    rated: match.rated,
    pairDone: match.rated && !over && (await isPairDone(db, match)),
    isPublic: match.isPublic,
    versions: {
      engineVersion: match.engineVersion,
      rulesetVersion: match.rulesetVersion,
      poolHash: match.poolHash,
    },
    playedBefore: match.playedOnAt ?? 0,
    seed: match.seed,
    decisionMs: match.decisionMs,
    bankMs: match.bankMs,
    startedAtMs: (match.startedAt ?? match.createdAt).getTime(),
    downtimeMs: match.downtimeMs,
    started: match.lease?.started ?? false,
    seats: await Promise.all(
      match.seats.map(
        async ({ seat, userId, name, bot, list, user }): Promise<StoredSeat> => ({
          seat,
          userId,
          name,
          bot,
          list: list as unknown as DeckList,
          windows: presetOf(user?.windows),
          rating: userId ? await ratingOf(db, userId, match.format) : null,
        }),
      ),
    ),
    settled: over ? await settledOf(db, id) : null,
    outcome: over ? null : ((match.lease?.outcome ?? null) as Outcome | null),
    rulesChanged: match.reason === RULES_CHANGED,
  };
}

async function isPairDone(
  db: PrismaClient,
  { format, seats }: { format: string; seats: { userId: string | null }[] },
): Promise<boolean> {
  const [first, second] = seats.map(({ userId }) => userId);
  return first && second ? pairIsDone(db, [first, second], format, new Date()) : false;
}

const presetOf = (stored: string | undefined): WindowPreset =>
  WINDOW_PRESETS.find((preset) => preset === stored) ?? 'smart';

async function ratingOf(db: PrismaClient, userId: string, format: string): Promise<StoredSeat['rating']> {
  const row = await db.rating.findFirst({
    where: { userId, format },
    orderBy: { season: { number: 'desc' } },
  });
  if (!row) return null;
  const { live } = standingAt(row, new Date());
  return { value: live.rating, rd: live.rd };
}
