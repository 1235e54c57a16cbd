/** Who may see which game: a finished one whoever has its link, a live one its players, and everybody if it is public. */
import type { SessionUser } from '@astris/auth';
import { db } from '@astris/db';
import type { GameEvent, ViewEvent, Viewer } from '@astris/engine';
import { eventsFor } from '@astris/engine';
import { ApiError } from '../errors';

/** The match, and as whom this user may see it: `all` of it once it is over. Refuses a match that is not for them. */
export async function visibleMatch(matchId: string, user: SessionUser | null): Promise<{ viewer: Viewer | 'all' }> {
  const match = await db().match.findUnique({
    where: { id: matchId },
    select: { state: true, isPublic: true, seats: { select: { seat: true, userId: true } } },
  });
  if (!match || match.state === 'OPEN') throw new ApiError('NOT_FOUND', 'unknownMatch');
  if (match.state !== 'LIVE') return { viewer: 'all' };
  const seat = match.seats.find(({ userId }) => user !== null && userId === user.id);
  if (seat) return { viewer: seat.seat };
  if (!match.isPublic) throw new ApiError('NOT_FOUND', 'unknownMatch');
  return { viewer: 'spectator' };
}

/** Logged events as this viewer may see them. What belongs to one seat only is a list, as in the log. */
export function visibleEvents(events: GameEvent[], viewer: Viewer | 'all'): GameEvent[] {
  return viewer === 'all' ? events : eventsFor(events, viewer).map(asLogged);
}

function asLogged({ own, ...event }: ViewEvent): GameEvent {
  return own ? { ...event, own: [own] } : event;
}
