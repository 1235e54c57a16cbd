/** What moderators did about somebody, as that person reads it, and what they answer. */
import { verifyNotice } from '@astris/auth';
import { db, isSuspended, lockUsers } from '@astris/db';
import { plainText } from '@astris/protocol';
import { ApiError } from '../errors';
import { actsAbout } from './cases';
import { AGAINST, isInForce } from './standing';

/** Longest note of an appeal, in characters. */
export const LONGEST_APPEAL = 1_000;

/** Whose notice it is. Refuses one that is forged or too old. */
export async function userOfNotice(notice: string): Promise<string> {
  const userId = await verifyNotice(notice);
  if (userId === null) throw new ApiError('UNAUTHORIZED', 'noticeInvalid');
  return userId;
}

/** The acts about this user, newest first, each with its appeal and the answers. */
export async function readNotices(userId: string) {
  const now = new Date();
  const user = await db().user.findUnique({ where: { id: userId } });
  if (!user) throw new ApiError('NOT_FOUND', 'unknownUser');
  const acts = await actsAbout(userId);
  return {
    name: user.name,
    suspended: isSuspended(user, now),
    suspendedUntil: user.suspendedUntil,
    acts: acts.map((act) => ({
      id: act.id,
      kind: act.kind,
      reason: act.reason,
      until: act.until,
      formerName: act.formerName,
      newName: act.newName,
      at: act.createdAt,
      state: act.lifted ? ('lifted' as const) : act.inForce ? ('inForce' as const) : ('over' as const),
      appeal: act.appeal && { note: act.appeal.note, at: act.appeal.createdAt },
      answers: act.about.map(({ kind, reason, createdAt }) => ({ kind, reason, at: createdAt })),
    })),
  };
}

/** What was done until now, this user has read. */
export async function markNoticesRead(userId: string): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data: { noticesSeenAt: new Date() } });
}

/** How many acts and answers this user has not read. */
export async function unseenNotices(userId: string): Promise<number> {
  const { noticesSeenAt } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  return db().moderationAct.count({
    where: { userId, kind: { not: 'CLOSE' }, ...(noticesSeenAt ? { createdAt: { gt: noticesSeenAt } } : {}) },
  });
}

/** Answers an act, once. */
export async function appeal(userId: string, actId: number, written: string): Promise<void> {
  const note = plainText(written, { lines: true });
  if (note === '') throw new ApiError('BAD_REQUEST', 'noteMissing');
  await db().$transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const act = await tx.moderationAct.findUnique({ where: { id: actId }, include: { appeal: true, about: true } });
    if (!act || act.userId !== userId || !AGAINST.includes(act.kind)) throw new ApiError('NOT_FOUND', 'unknownAct');
    if (act.appeal) throw new ApiError('CONFLICT', 'alreadyAppealed');
    if (!isInForce(act, new Date())) throw new ApiError('CONFLICT', 'actOver');
    await tx.appeal.create({ data: { actId, note } });
  });
}
