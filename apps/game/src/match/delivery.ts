/** Who hears what: a room for each seat of a match, and one for those who watch. */
import type { Seat, Viewer } from '@astris/engine';
import {
  type ChatLine,
  type MatchId,
  type MatchInfo,
  type PairedMessage,
  packOwn,
  packStep,
  type ToClient,
  type ToServer,
  type WindowPreset,
} from '@astris/protocol';
import type { Server, Socket } from 'socket.io';
import { type Counts, type Presence, roomOf } from '../cluster/presence';
import type { Clock, Session } from '../parts';
import type { LiveMatch, Step } from './live-match';

export interface SocketData {
  session: Session;
  /** The matches that this socket has joined, and as whom. */
  joined: Map<string, Viewer>;
}
/** What nodes tell each other. Nothing here has to arrive: the log and the leases say it too. */
export interface BetweenNodes {
  /** Who is at matches on this node: those that changed, or all there are. */
  here: (node: string, counts: [MatchId, Counts][], all: boolean) => void;
  /** Asks the others for all of theirs. */
  hello: (node: string) => void;
  /** A node that does not attend the match has logged an action, or started its clock. */
  advanced: (match: MatchId) => void;
  /** This node attends the match from now on. */
  held: (match: MatchId, node: string) => void;
  /** This node has settled the match, or ended it as void. */
  ended: (match: MatchId) => void;
  /** Somebody wishes for a rematch of this match, or does so no more. */
  rematch: (match: MatchId) => void;
  windows: (userId: string, windows: WindowPreset) => void;
}
export type GameSocket = Socket<ToServer, ToClient, BetweenNodes, SocketData>;
export type GameIo = Server<ToServer, ToClient, BetweenNodes, SocketData>;

/** All sockets of one user, whatever page they are on. */
const userRoom = (userId: string): string => `user:${userId}`;

export class Delivery {
  constructor(
    private readonly io: GameIo,
    private readonly clock: Clock,
    private readonly presence: Presence,
  ) {}

  /** Counts a player's new socket among those of its user. */
  arrive(socket: GameSocket): void {
    const { session } = socket.data;
    if (session.role === 'player') void socket.join(userRoom(session.userId));
  }
  /** True while this user has a socket here. */
  isHere(userId: string): boolean {
    return this.io.sockets.adapter.rooms.has(userRoom(userId));
  }
  /** Tells both, on whatever page they are, that their game has begun. */
  paired(userIds: readonly string[], message: PairedMessage): void {
    this.io.to(userIds.map(userRoom)).emit('paired', message);
  }

  join(socket: GameSocket, match: LiveMatch, viewer: Viewer): void {
    // Who joins again is there already: nobody else has to be told.
    if (socket.data.joined.get(match.id) === viewer) return;
    socket.data.joined.set(match.id, viewer);
    void socket.join([match.id, roomOf(match.id, viewer)]);
    this.presence.note(match.id, viewer, 1);
    this.info(match);
  }
  /** Takes the socket out; whoever is left is told by `info`. */
  leave(socket: GameSocket, match: MatchId): void {
    const viewer = socket.data.joined.get(match);
    if (viewer === undefined) return;
    socket.data.joined.delete(match);
    for (const room of [match, roomOf(match, viewer)]) void socket.leave(room);
    this.presence.note(match, viewer, -1);
  }

  /**
   * Sends a step: first to each player what only they may see, then to everybody the rest, in one packet for all. To the
   * sockets of other nodes too where there are any, unless `onlyHere`: the step was logged, and told, by another.
   */
  step(match: LiveMatch, step: Step, onlyHere = false): void {
    const elsewhere = !onlyHere && this.presence.isElsewhere(match.id);
    const present = viewersOf(match).filter((viewer) => elsewhere || this.presence.here(match.id, viewer) > 0);
    if (present.length === 0) return;
    const owns = present.map((viewer) => packOwn(match.id, step.version, step.events, viewer));
    const clocks = match.clocksAt(this.clock.now());
    const packed = packStep({ match: match.id, version: step.version, events: step.events, clocks });
    present.forEach((viewer, at) => {
      const [room, own] = [roomOf(match.id, viewer), owns[at] ?? null];
      // Both parts in one packet: what goes through Redis may come without what went before it.
      if (elsewhere) this.io.to(room).emit('step', packed, own);
      else if (own) this.io.local.to(room).emit('own', own);
    });
    if (!elsewhere) this.io.local.to(match.id).emit('step', packed);
  }
  /**
   * Sends the last step again, to those who joined before the match was loaded anew: it may have been logged without
   * having been told. Who has it already passes over it; who lacks more asks for it.
   */
  recall(match: LiveMatch, onlyHere = true): void {
    const { lastStep } = match;
    if (lastStep) this.step(match, lastStep, onlyHere);
  }
  /** Who is there, to the sockets of this node: the others are told of the change and tell theirs. */
  info(match: LiveMatch): void {
    this.io.local.to(match.id).emit('info', this.infoOf(match));
  }
  /** Closes the sockets of this node that are at the match. */
  dismiss(match: MatchId): void {
    this.io.local.in(match).disconnectSockets(true);
  }
  settled(match: LiveMatch, onlyHere = false): void {
    const io = !onlyHere && this.presence.isElsewhere(match.id) ? this.io : this.io.local;
    if (match.settled) io.to(match.id).emit('settled', match.settled);
  }

  /** Tells these seats of the table, at whichever node, that their rematch has begun; those who watch stay. */
  rematch(match: LiveMatch, seats: readonly Seat[], message: PairedMessage): void {
    this.io.to(seats.map((seat) => roomOf(match.id, seat))).emit('paired', message);
  }

  /** Tells these seats of the match, at whichever node they are, what one of them has said; `onlyHere`: the others know. */
  said(line: ChatLine, seats: readonly Seat[], onlyHere = false): void {
    const io = onlyHere ? this.io.local : this.io;
    io.to(seats.map((seat) => roomOf(line.match, seat))).emit('said', line);
  }

  infoOf(match: LiveMatch): MatchInfo {
    const { row } = match;
    return {
      match: row.id,
      rated: row.rated,
      pairDone: row.pairDone,
      seats: row.seats.map(({ seat, userId, name, bot, rating }) => ({
        seat,
        userId,
        name,
        bot: bot !== null,
        rating,
        connected: bot !== null || this.presence.count(match.id, seat) > 0,
        awayMs: bot === null ? this.presence.awayMs(match.id, seat) : null,
      })),
      spectators: this.presence.count(match.id, 'spectator'),
      rematch: match.rematch && { rated: match.rematch.rated, wishes: [...match.rematch.wishes].sort() },
    };
  }
  /** True while this seat's player is at the table, at whichever node. */
  isAtTable(match: LiveMatch, seat: Seat): boolean {
    return this.presence.count(match.id, seat) > 0;
  }
  /** True while no socket of this node has joined the match. */
  isDeserted(match: LiveMatch): boolean {
    return viewersOf(match).every((viewer) => this.presence.here(match.id, viewer) === 0);
  }
}

function viewersOf(match: LiveMatch): Viewer[] {
  const seats: Seat[] = match.row.seats.map(({ seat }) => seat);
  return [...seats, 'spectator'];
}
