/** A user's friends with what they play, and the requests that wait. */
import { type CurrentRating, db } from '@astris/db';
import { ratingsOf } from '../ladder/rating-line';

/** Most requests to one user that are shown at once, the newest; older ones come up as those are answered. */
const MOST_SHOWN = 100;

/** Somebody in one of the lists. */
export interface ListedPlayer {
  userId: string;
  name: string;
  rating: CurrentRating | null;
  /** Since when they are friends, or when it was asked. */
  since: Date;
}
/** A public game that is being played. */
export interface FriendsGame {
  matchId: string;
  /** Null for somebody who is gone. */
  opponent: string | null;
  /** The opponent is the one who asks. */
  withYou: boolean;
}
export interface FriendLists {
  /** By name. */
  friends: (ListedPlayer & { game: FriendsGame | null })[];
  /** Who asks this user, newest first. */
  requests: ListedPlayer[];
  /** Whom this user has asked, newest first. */
  asked: ListedPlayer[];
}

const PERSON = { select: { id: true, name: true } } as const;

/** The lists of this user. */
export async function friendLists(userId: string): Promise<FriendLists> {
  const [own, incoming] = await Promise.all([
    db().friend.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { friendId: 'asc' }],
      select: {
        createdAt: true,
        friend: { select: { id: true, name: true, friends: { where: { friendId: userId } } } },
      },
    }),
    db().friend.findMany({
      where: unanswered(userId),
      orderBy: [{ createdAt: 'desc' }, { userId: 'asc' }],
      take: MOST_SHOWN,
      select: { createdAt: true, user: PERSON },
    }),
  ]);
  const both = own.flatMap(({ createdAt, friend }) => {
    const [back] = friend.friends;
    return back ? [{ person: friend, since: new Date(Math.max(+createdAt, +back.createdAt)) }] : [];
  });
  const people = [...own.map(({ friend }) => friend.id), ...incoming.map(({ user }) => user.id)];
  const [ratings, games] = await Promise.all([
    ratingsOf(people),
    gamesOf(
      userId,
      both.map(({ person }) => person.id),
    ),
  ]);
  const listed = ({ id, name }: { id: string; name: string }, since: Date): ListedPlayer => ({
    userId: id,
    name,
    rating: ratings.get(id) ?? null,
    since,
  });
  return {
    friends: both
      .map(({ person, since }) => ({ ...listed(person, since), game: games.get(person.id) ?? null }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    requests: incoming.map(({ createdAt, user }) => listed(user, createdAt)),
    asked: own
      .filter(({ friend }) => friend.friends.length === 0)
      .map(({ createdAt, friend }) => listed(friend, createdAt)),
  };
}

/** How many wait for this user's answer. */
export const requestCount = (userId: string): Promise<number> => db().friend.count({ where: unanswered(userId) });

/** Rows of those who ask this user and are not asked back. */
const unanswered = (userId: string) => ({ friendId: userId, user: { friendOf: { none: { userId } } } });

/** The newest public game of each of these users that is being played. */
async function gamesOf(userId: string, friendIds: string[]): Promise<Map<string, FriendsGame>> {
  if (friendIds.length === 0) return new Map();
  const live = await db().match.findMany({
    where: { state: 'LIVE', isPublic: true, seats: { some: { userId: { in: friendIds } } } },
    orderBy: { startedAt: 'asc' },
    select: { id: true, seats: { select: { userId: true, name: true } } },
  });
  const games = live.flatMap(({ id, seats }) =>
    seats.flatMap((seat) => {
      const opponent = seats.find((other) => other !== seat);
      const game = { matchId: id, opponent: opponent?.name ?? null, withYou: opponent?.userId === userId };
      return seat.userId === null ? [] : [[seat.userId, game] as const];
    }),
  );
  return new Map(games);
}
