/** How somebody's account stands by what moderators did: what is in force follows from the acts, never the other way. */
import type { ModerationAct, ModerationKind, Prisma } from '@astris/db';

/** Acts against somebody; the other kinds answer one, or close a report. */
export const AGAINST: ModerationKind[] = ['MUTE', 'SUSPEND', 'RENAME'];

/** An act with the answers that it had. */
export type AnsweredAct = Pick<ModerationAct, 'kind' | 'until' | 'createdAt'> & {
  about: Pick<ModerationAct, 'kind'>[];
};
export interface Standing {
  suspendedAt: Date | null;
  /** Null while suspended: for good. */
  suspendedUntil: Date | null;
  mutedUntil: Date | null;
}

export const isLifted = ({ about }: Pick<AnsweredAct, 'about'>): boolean => about.some(({ kind }) => kind === 'LIFT');

/** True while the act holds: not taken back, and its time not over. A rename holds until it is taken back. */
export const isInForce = (act: AnsweredAct, now: Date): boolean =>
  !isLifted(act) && (act.until === null || act.until > now);

export function standingOf(acts: readonly AnsweredAct[], now: Date): Standing {
  const inForce = (kind: ModerationAct['kind']) => acts.filter((act) => act.kind === kind && isInForce(act, now));
  const suspensions = inForce('SUSPEND');
  const ends = suspensions.map(({ until }) => until);
  return {
    suspendedAt: earliest(suspensions.map(({ createdAt }) => createdAt)),
    suspendedUntil: ends.includes(null) ? null : latest(ends),
    mutedUntil: latest(inForce('MUTE').map(({ until }) => until)),
  };
}

const times = (dates: readonly (Date | null)[]) => dates.flatMap((date) => date?.getTime() ?? []);
const latest = (dates: readonly (Date | null)[]) =>
  times(dates).length > 0 ? new Date(Math.max(...times(dates))) : null;
const earliest = (dates: readonly Date[]) => (dates.length > 0 ? new Date(Math.min(...times(dates))) : null);

/** Writes down how this user stands now. To be called with their row locked. */
export async function writeStanding(tx: Prisma.TransactionClient, userId: string, now: Date): Promise<Standing> {
  const acts = await tx.moderationAct.findMany({
    where: { userId, kind: { in: ['MUTE', 'SUSPEND'] } },
    select: { kind: true, until: true, createdAt: true, about: { select: { kind: true } } },
  });
  const standing = standingOf(acts, now);
  await tx.user.update({ where: { id: userId }, data: standing });
  return standing;
}
