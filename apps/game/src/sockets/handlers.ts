/** What each message does. They come parsed; the seat comes from the session. */
import { eventsFor, type ViewEvent, type Viewer, viewFor } from '@astris/engine';
import type { Answer, ChatAnswer, Joined, MessageName, MessageOf } from '@astris/protocol';
import { createChatHandlers } from '../chat/chat-handlers';
import type { GameSocket } from '../match/delivery';
import { judge } from '../match/judge';
import type { LiveMatch } from '../match/live-match';
import type { Matches } from '../match/matches';
import { Unplayable } from '../match/unplayable';
import type { GameParts } from '../parts';
import type { MatchRow } from '../store/match-store';
import { refusal } from './refusal';

/** Most actions that a log is told of. */
const LONGEST_LOG = 400;
/** Most matches that one socket may have joined. */
const MOST_JOINED = 16;

type Handlers = {
  [N in MessageName]: (socket: GameSocket, message: MessageOf<N>) => Promise<Answer | ChatAnswer>;
};

export function createHandlers(parts: GameParts, matches: Matches): Handlers {
  const { delivery } = matches;
  /** Works on a match; one that can't be run here is refused, to those who may see it with the reason. */
  const within = async (
    socket: GameSocket,
    id: string,
    work: (match: LiveMatch) => Answer | Promise<Answer>,
  ): Promise<Answer | null> => {
    try {
      return await matches.within<Answer>(id, work);
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      return refusal(viewerOf(socket, error.row) === null ? 'unknownMatch' : error.why);
    }
  };
  /** Works on a match that the socket has joined. */
  const joined = async (
    socket: GameSocket,
    id: string,
    work: (match: LiveMatch, viewer: Viewer) => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const viewer = socket.data.joined.get(id);
    if (viewer === undefined) return refusal('notJoined');
    return (await within(socket, id, (match) => work(match, viewer))) ?? refusal('notJoined');
  };
  /** Lets the socket in and says how the match stands: nothing is told between the two. */
  const enter = (socket: GameSocket, match: LiveMatch, viewer: Viewer, have?: number): Answer<Joined> => {
    const now = parts.clock.now();
    const events = have === undefined ? null : match.stepsSince(have, viewer, now);
    if (socket.connected) delivery.join(socket, match, viewer);
    else matches.release(match);
    return {
      ok: true,
      version: match.version,
      viewer,
      info: delivery.infoOf(match),
      clocks: match.clocksAt(now),
      windows: viewer === 'spectator' ? 'smart' : (match.windows[viewer] ?? 'smart'),
      settled: match.settled,
      ...(events ? { events } : { view: viewFor(match.game, viewer) }),
    };
  };

  return {
    async join(socket, { match: id, have }) {
      const answer = await within(socket, id, async (match) => {
        const viewer = viewerOf(socket, match.row);
        const tooMany = socket.data.joined.size >= MOST_JOINED && !socket.data.joined.has(id);
        if (viewer === null || tooMany) {
          matches.release(match);
          return viewer === null ? refusal('unknownMatch') : refusal('tooFast', match);
        }
        if (!match.over) await matches.recorder.catchUp(match);
        if (match.over) match.settled ??= await parts.store.settled(id);
        if (match.settled && viewer !== 'spectator') await matches.rematches.offer(match);
        const entered = enter(socket, match, viewer, have);
        if (viewer !== 'spectator') await matches.follow(match, viewer);
        return entered;
      });
      return answer ?? refusal('unknownMatch');
    },

    act: (socket, message) =>
      joined(socket, message.match, async (match, viewer) => {
        if (viewer === 'spectator') return refusal('notSeated', match);
        await matches.attendant.startClock(match);
        return judge(matches.recorder, match, viewer, message);
      }),

    windows: (socket, { match: id, windows }) =>
      joined(socket, id, async (match, viewer) => {
        const { session } = socket.data;
        if (viewer === 'spectator' || session.role !== 'player') return refusal('notSeated', match);
        await parts.store.setWindows(session.userId, windows);
        matches.setWindows(session.userId, windows, true);
        return { ok: true, version: match.version };
      }),

    log: (socket, { match: id }) =>
      joined(socket, id, async (match, viewer) => {
        const { version } = match;
        const stored = await parts.store.eventsOf(id, LONGEST_LOG);
        const told = stored
          .filter(({ number }) => number <= version)
          .map(({ number, events }) => ({ version: number, events: eventsFor(events, viewer).map(toTell) }));
        return { ok: true, version, told };
      }),

    rematch: (socket, { match: id, wants }) =>
      joined(socket, id, async (match, viewer) => {
        if (viewer === 'spectator') return refusal('notSeated', match);
        if (match.over) match.settled ??= await parts.store.settled(id);
        const isDone = match.settled !== null && (await matches.rematches.wish(match, viewer, wants));
        return isDone ? { ok: true, version: match.version } : refusal('noRematch', match);
      }),

    ...createChatHandlers(parts, delivery),

    leave: (socket, { match: id }) =>
      joined(socket, id, (match) => {
        delivery.leave(socket, id);
        matches.departed(match);
        return { ok: true, version: match.version };
      }),
  };
}

/** What is told of an event: its words and figures, by allow-list, not what a view is made of. */
const toTell = ({ type, rule, seat, subject, cause, object, from, to, amount, word, numbers, own }: ViewEvent) => ({
  type,
  rule,
  seat,
  subject,
  cause,
  object,
  from,
  to,
  amount,
  word,
  numbers,
  ...(own?.cards ? { own: { seat: own.seat, cards: own.cards } } : {}),
});

/** As whom this session sees the match; null when it may not. */
function viewerOf({ data: { session } }: GameSocket, { seats, isPublic }: MatchRow): Viewer | null {
  const own = session.role === 'player' ? seats.find(({ userId }) => userId === session.userId) : undefined;
  return own?.seat ?? (isPublic ? 'spectator' : null);
}
