/** A socket from its ticket to its end: every message passes here, whatever it is called. */
import {
  type Answer,
  type ChatAnswer,
  type ConnectionRefusal,
  type MessageName,
  type ProtocolRefusal,
  parseMessage,
  SCHEMAS,
  WIRE_VERSION,
} from '@astris/protocol';
import type { GameIo, GameSocket } from '../match/delivery';
import type { Matches } from '../match/matches';
import type { GameParts } from '../parts';
import type { Crowd } from './crowd';
import { createHandlers } from './handlers';
import { Pace } from './pace';
import { refusal } from './refusal';
import { endOf } from './session-watch';

type AnyAnswer = Answer | ChatAnswer;
type Receive = (socket: GameSocket, name: string, payload: unknown) => Promise<AnyAnswer>;

/** Lets sockets in by build, ticket and number, unless this node is about to stop, and answers their messages. */
export function acceptSockets(io: GameIo, parts: GameParts, matches: Matches, crowd: Crowd): void {
  const receive = createReceive(parts, matches);
  const pace = new Pace(parts.limits, parts.clock);
  /** Connections that have asked: each gets one answer, so that none asks again and again. */
  const asked = new WeakSet<object>();
  io.use(async (socket, next) => {
    const { conn } = socket;
    const refuse = (reason: string, data?: ConnectionRefusal) => {
      parts.metrics.refusedConnection(reason);
      next(Object.assign(new Error(reason), { data }));
      // Once the reason is on its way.
      setImmediate(() => conn.close());
    };
    if (asked.has(conn)) return refuse('malformed' satisfies ProtocolRefusal);
    asked.add(conn);
    // It tries again, and is sent to another node by then.
    if (matches.isDraining) return refuse('draining');
    const { ticket, wire } = socket.handshake.auth;
    // Before the ticket: a page of another build has to be loaded again, whoever looks at it.
    if (wire !== WIRE_VERSION) return refuse('otherBuild' satisfies ProtocolRefusal);
    // Before the ticket too: to look at one takes the database.
    const atDoor = crowd.waitAtDoor(conn);
    if (atDoor > 0) return refuse('tooManyConnections' satisfies ProtocolRefusal, { retryAfter: atDoor });
    const session = typeof ticket === 'string' ? await parts.verifyTicket(ticket).catch(() => null) : null;
    if (!session) return refuse('unauthorized');
    const end = await endOf(parts.store, session, parts.clock.now()).catch(() => 'serverError' as const);
    if (end) return refuse(end);
    const wait = session.role === 'player' ? crowd.waitOf(session.userId) : 0;
    if (wait > 0) return refuse('tooManyConnections' satisfies ProtocolRefusal, { retryAfter: wait });
    socket.data = { session, joined: new Map() };
    next();
  });
  io.on('connection', (socket) => {
    matches.delivery.arrive(socket);
    const { session } = socket.data;
    if (session.role === 'player') crowd.entered(session.userId, socket);
    const judge = pace.of(session, crowd.cameFrom(socket.conn));
    socket.onAny((name: string, ...values: unknown[]) => {
      const last = values.at(-1);
      const answer = typeof last === 'function' ? (last as (answer: AnyAnswer) => void) : () => undefined;
      const verdict = judge(name);
      if (verdict === 'close') return socket.disconnect(true);
      if (verdict > 0) return answer(refusal('tooFast', null, verdict));
      const payload = values[0] === last && typeof last === 'function' ? undefined : values[0];
      void receive(socket, name, payload).then(answer);
    });
    socket.on('disconnect', () => {
      for (const id of [...socket.data.joined.keys()]) void depart(socket, id, matches);
    });
  });
}

const isMessageName = (name: string): name is MessageName => Object.hasOwn(SCHEMAS, name);

function createReceive(parts: GameParts, matches: Matches): Receive {
  const handlers = createHandlers(parts, matches);
  const handle = <N extends MessageName>(socket: GameSocket, name: N, payload: unknown): Promise<AnyAnswer> => {
    const parsed = parseMessage(name, payload);
    return 'refused' in parsed ? Promise.resolve(refusal(parsed.refused)) : handlers[name](socket, parsed.message);
  };
  const answer = async (socket: GameSocket, name: MessageName, payload: unknown): Promise<AnyAnswer> => {
    try {
      return await handle(socket, name, payload);
    } catch (error) {
      parts.log.error({ match: matchIn(payload), message: name, error }, 'a message could not be handled');
      return refusal('serverError');
    }
  };
  return async (socket, name, payload) => {
    const known = isMessageName(name);
    const done = parts.metrics.message(known ? name : 'unknown');
    const answered = known ? await answer(socket, name, payload) : refusal('unknownMessage');
    done(answered);
    return answered;
  };
}

/** The match that a message was about: it has passed its schema if it got as far as to fail. */
const matchIn = (payload: unknown): string | undefined => (payload as { match?: string } | null)?.match;

async function depart(socket: GameSocket, id: string, matches: Matches): Promise<void> {
  matches.delivery.leave(socket, id);
  const match = await matches.get(id).catch(() => null);
  if (match) matches.departed(match);
}
