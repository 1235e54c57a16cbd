/** What moderators do. Each act is one transaction: the row that stays, and what it changes. */
import { renameWithin, type SessionUser } from '@astris/auth';
import { db, lockUsers, nameSkeleton, type Prisma } from '@astris/db';
import { plainText } from '@astris/protocol';
import { ApiError } from '../errors';
import { AGAINST, isLifted, writeStanding } from './standing';

type Tx = Prisma.TransactionClient;

/** Longest reason, in characters. */
export const LONGEST_REASON = 1_000;
/** Longest mute, in ms: it always has an end. */
const LONGEST_MUTE_MS = 366 * 24 * 60 * 60_000;

/** An act against somebody; `until` null suspends for good. */
export type ActInput = { userId: string; reason: string; reportId?: string } & (
  | { kind: 'MUTE'; until: Date }
  | { kind: 'SUSPEND'; until: Date | null }
  | { kind: 'RENAME'; name: string }
);

/** Mutes, suspends or renames a user, and closes the report on which that is done. Gives the act's id. */
export async function actOn(moderator: SessionUser, input: ActInput): Promise<number> {
  const now = new Date();
  const reason = reasonOf(input.reason);
  if (input.kind !== 'RENAME') checkUntil(input.kind, input.until, now);
  return db().$transaction(async (tx) => {
    await lockUsers(tx, [input.userId]);
    const user = await tx.user.findUnique({ where: { id: input.userId }, select: { name: true, role: true } });
    if (!user) throw new ApiError('NOT_FOUND', 'unknownUser');
    if (user.role === 'MODERATOR' || input.userId === moderator.id) throw new ApiError('FORBIDDEN', 'moderatorImmune');
    const report = input.reportId === undefined ? undefined : await openedReport(tx, input.reportId, input.userId);
    const renamed =
      input.kind === 'RENAME' ? await renameUser(tx, input.userId, [user.name, report?.reportedName], input.name) : {};
    const { id } = await tx.moderationAct.create({
      data: {
        ...by(moderator),
        kind: input.kind,
        userId: input.userId,
        userName: user.name,
        reason,
        until: input.kind === 'RENAME' ? null : input.until,
        reportId: report?.id ?? null,
        ...renamed,
      },
    });
    if (input.kind !== 'RENAME') await writeStanding(tx, input.userId, now);
    if (input.kind === 'SUSPEND') await leavePlaces(tx, input.userId);
    if (report) await tx.playerReport.updateMany({ where: { id: report.id, closedAt: null }, data: { closedAt: now } });
    return id;
  });
}

/** Closes a report without an act. */
export async function closeReport(moderator: SessionUser, reportId: string, why: string): Promise<void> {
  const reason = reasonOf(why);
  await db().$transaction(async (tx) => {
    const report = await tx.playerReport.findUnique({ where: { id: reportId } });
    if (!report) throw new ApiError('NOT_FOUND', 'unknownReport');
    refuseOwn(moderator, report.reportedId);
    const { count } = await tx.playerReport.updateMany({
      where: { id: reportId, closedAt: null },
      data: { closedAt: new Date() },
    });
    if (count === 0) throw new ApiError('CONFLICT', 'reportClosed');
    const whom = { userId: report.reportedId ?? '', userName: report.reportedName };
    await tx.moderationAct.create({ data: { ...by(moderator), ...whom, kind: 'CLOSE', reason, reportId } });
  });
}

/** Takes an act back, or answers its appeal by keeping it. Each act is answered once; a kept one may still be lifted. */
export async function answerAct(
  moderator: SessionUser,
  input: { actId: number; verdict: 'LIFT' | 'KEEP'; reason: string },
): Promise<void> {
  const reason = reasonOf(input.reason);
  await db().$transaction(async (tx) => {
    const act = await tx.moderationAct.findUnique({ where: { id: input.actId } });
    if (!act || !AGAINST.includes(act.kind)) throw new ApiError('NOT_FOUND', 'unknownAct');
    refuseOwn(moderator, act.userId);
    await lockUsers(tx, [act.userId]);
    const about = await tx.moderationAct.findMany({ where: { ofId: act.id }, select: { kind: true } });
    const appeal = await tx.appeal.findUnique({ where: { actId: act.id } });
    if (isLifted({ about }) || (input.verdict === 'KEEP' && about.length > 0))
      throw new ApiError('CONFLICT', 'alreadyAnswered');
    if (input.verdict === 'KEEP' && !appeal) throw new ApiError('CONFLICT', 'noAppeal');
    const { userId, userName, reportId } = act;
    const row = { ...by(moderator), userId, userName, kind: input.verdict, reason, ofId: act.id, reportId };
    await tx.moderationAct.create({ data: row });
    if (input.verdict === 'KEEP' || (await tx.user.count({ where: { id: userId } })) === 0) return;
    if (act.kind === 'RENAME') await giveBack(tx, userId, act);
    else await writeStanding(tx, userId, new Date());
  });
}

/** Nobody judges what is about themselves. */
function refuseOwn(moderator: SessionUser, userId: string | null): void {
  if (userId === moderator.id) throw new ApiError('FORBIDDEN', 'ownCase');
}

const by = ({ id, name }: SessionUser) => ({ moderatorId: id, moderatorName: name });

function reasonOf(written: string): string {
  const reason = plainText(written, { lines: true });
  if (reason === '') throw new ApiError('BAD_REQUEST', 'reasonMissing');
  return reason;
}

function checkUntil(kind: 'MUTE' | 'SUSPEND', until: Date | null, now: Date): void {
  if (until === null) return;
  const tooLong = kind === 'MUTE' && until.getTime() > now.getTime() + LONGEST_MUTE_MS;
  if (until <= now || tooLong) throw new ApiError('BAD_REQUEST', 'untilWrong');
}

async function openedReport(tx: Tx, id: string, userId: string) {
  const select = { id: true, reportedId: true, reportedName: true } as const;
  const report = await tx.playerReport.findUnique({ where: { id }, select });
  if (report?.reportedId !== userId) throw new ApiError('NOT_FOUND', 'unknownReport');
  return report;
}

/**
 * The old name goes everywhere, from the account and from the seats of games; so does the one that was reported, which
 * they may have put away since, to take it up again later.
 */
async function renameUser(
  tx: Tx,
  userId: string,
  [formerName, reportedName = formerName]: [string, string | undefined],
  name: string,
) {
  const { name: newName } = await renameWithin(tx, userId, name);
  await tx.matchSeat.updateMany({
    where: { userId, name: { in: [formerName, reportedName] } },
    data: { name: newName },
  });
  return {
    formerName,
    formerSkeleton: nameSkeleton(formerName),
    reportedSkeleton: reportedName === formerName ? null : nameSkeleton(reportedName),
    newName,
  };
}

/** The old name again, unless they have taken another since. */
async function giveBack(tx: Tx, userId: string, act: { formerName: string | null; newName: string | null }) {
  const { formerName, newName } = act;
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  if (formerName === null || newName === null || name !== newName) return;
  await renameWithin(tx, userId, formerName);
  await tx.matchSeat.updateMany({ where: { userId, name: newName }, data: { name: formerName } });
}

/** Who is suspended waits for nobody: neither in a queue nor at a table of their own. */
async function leavePlaces(tx: Tx, userId: string): Promise<void> {
  await tx.queueEntry.deleteMany({ where: { userId } });
  await tx.match.deleteMany({ where: { state: 'OPEN', seats: { some: { userId } } } });
}
