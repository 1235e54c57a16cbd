/** What moderators read: reports, each with its game and chat, and appeals that wait. */
import { db } from '@astris/db';
import { ApiError } from '../errors';
import { AGAINST, isInForce, isLifted } from './standing';

const PAGE = 50;
const MOST_LINES = 500;

/** Reports of others than the moderator who reads, the newest first; `before` is the reference of the last that was seen. */
export async function listReports(moderatorId: string, state: 'open' | 'closed', before?: string) {
  const rows = await db().playerReport.findMany({
    where: { closedAt: state === 'open' ? null : { not: null }, ...notAbout(moderatorId) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: PAGE + 1,
    ...(before === undefined ? {} : { cursor: { id: before }, skip: 1 }),
    omit: { number: true },
  });
  const reports = rows.slice(0, PAGE);
  return { reports, next: rows.length > PAGE ? (reports.at(-1)?.id ?? null) : null };
}

/** Who was reported may be gone, which is about nobody. */
const notAbout = (moderatorId: string) => ({ OR: [{ reportedId: null }, { reportedId: { not: moderatorId } }] });

/** Acts against others than the moderator who reads, whose appeal has no answer; the longest waiting first. */
export function listAppeals(moderatorId: string) {
  return db().moderationAct.findMany({
    where: { appeal: { isNot: null }, about: { none: {} }, userId: { not: moderatorId } },
    orderBy: { id: 'asc' },
    take: PAGE,
    include: { appeal: true },
  });
}

/**
 * A report with its game, the last of the chat of that game, and all that was done about the reported player. There is
 * none for the reported player themselves.
 */
export async function readReport(moderatorId: string, id: string) {
  const report = await db().playerReport.findUnique({
    where: { id: id.toUpperCase() },
    include: {
      reported: { select: { name: true, isGuest: true, role: true, createdAt: true } },
      match: {
        select: {
          id: true,
          state: true,
          isPublic: true,
          seats: { orderBy: { seat: 'asc' }, select: { seat: true, name: true, userId: true } },
          chat: { orderBy: { id: 'desc' }, take: MOST_LINES + 1 },
        },
      },
    },
  });
  if (!report || report.reportedId === moderatorId) throw new ApiError('NOT_FOUND', 'unknownReport');
  const { reportedId, match } = report;
  const chat = match?.chat.slice(0, MOST_LINES).reverse() ?? [];
  const others = reportedId ? await db().playerReport.count({ where: { reportedId, id: { not: report.id } } }) : 0;
  const closed = await db().moderationAct.findMany({ where: { reportId: report.id }, orderBy: { id: 'asc' } });
  const game = match && { ...match, chat, hasEarlierChat: match.chat.length > MOST_LINES };
  return { ...report, match: game, others, closed, acts: reportedId ? await actsAbout(reportedId) : [] };
}

/** All that moderators did about this user, newest first. */
export async function actsAbout(userId: string) {
  const now = new Date();
  const acts = await db().moderationAct.findMany({
    where: { userId, kind: { in: AGAINST } },
    orderBy: { id: 'desc' },
    include: { appeal: true, about: { orderBy: { id: 'asc' } } },
  });
  return acts.map((act) => ({ ...act, lifted: isLifted(act), inForce: isInForce(act, now) }));
}
