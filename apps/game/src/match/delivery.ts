/** Who hears what: a room for each seat of a match, and one for those who watch. */
import type { Seat, Viewer } from '@astris/engine';
import {
  type ChatLine,
  type MatchInfo,
  type PairedMessage,
  packOwn,
  packStep,
  type ToClient,
  type ToServer,
} from '@astris/protocol';
import type { Server, Socket } from 'socket.io';
import type { Clock, Session } from '../parts';
import type { LiveMatch, Step } from './live-match';

export interface SocketData {
  session: Session;
  /** The matches that this socket has joined, and as whom. */
  joined: Map<string, Viewer>;
}
export type GameSocket = Socket<ToServer, ToClient, Record<string, never>, SocketData>;
export type GameIo = Server<ToServer, ToClient, Record<string, never>, SocketData>;

/** All sockets of one user, whatever page they are on. */
const userRoom = (userId: string): string => `user:${userId}`;
const roomOf = (match: string, viewer: Viewer): string => `${match}/${viewer}`;

export class Delivery {
  constructor(
    private readonly io: GameIo,
    private readonly clock: Clock,
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
    void socket.join(roomOf(match.id, viewer));
    this.info(match);
  }
  leave(socket: GameSocket, match: LiveMatch): void {
    const viewer = socket.data.joined.get(match.id);
    if (viewer === undefined) return;
    socket.data.joined.delete(match.id);
    void socket.leave(roomOf(match.id, viewer));
    // Who leaves the table wishes for no rematch there.
    if (viewer !== 'spectator' && this.#count(match, viewer) === 0) match.rematch?.wishes.delete(viewer);
    this.info(match);
  }

  /** Sends a step: first to each player what only they may see, then to everybody the rest, in one packet for all. */
  step(match: LiveMatch, { version, events }: Step): void {
    const present = viewersOf(match).filter((viewer) => this.#count(match, viewer) > 0);
    if (present.length === 0) return;
    for (const viewer of present) {
      const own = packOwn(match.id, version, events, viewer);
      if (own) this.io.local.to(roomOf(match.id, viewer)).emit('own', own);
    }
    const clocks = match.clocksAt(this.clock.now());
    this.#toAll(match).emit('step', packStep({ match: match.id, version, events, clocks }));
  }
  /**
   * Sends the last step again, to those who joined before the match was loaded anew: it may have been logged without
   * having been told. Who has it already passes over it; who lacks more asks for it.
   */
  recall(match: LiveMatch): void {
    const { lastStep } = match;
    if (lastStep) this.step(match, lastStep);
  }
  info(match: LiveMatch): void {
    this.#toAll(match).emit('info', this.infoOf(match));
  }
  settled(match: LiveMatch): void {
    if (match.settled) this.#toAll(match).emit('settled', match.settled);
  }

  /** Tells these seats of the table that their rematch has begun; those who watch stay. */
  rematch(match: LiveMatch, seats: readonly Seat[], message: PairedMessage): void {
    this.io.local.to(seats.map((seat) => roomOf(match.id, seat))).emit('paired', message);
  }

  /** Tells these seats of the match, at whichever node they are, what one of them has said. */
  said(line: ChatLine, seats: readonly Seat[]): void {
    this.io.to(seats.map((seat) => roomOf(line.match, seat))).emit('said', line);
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
        connected: bot !== null || this.#count(match, seat) > 0,
      })),
      spectators: this.#count(match, 'spectator'),
      rematch: match.rematch && { rated: match.rematch.rated, wishes: [...match.rematch.wishes].sort() },
    };
  }
  /** True while no socket has joined the match. */
  isDeserted(match: LiveMatch): boolean {
    return viewersOf(match).every((viewer) => this.#count(match, viewer) === 0);
  }

  #toAll(match: LiveMatch) {
    return this.io.local.to(viewersOf(match).map((viewer) => roomOf(match.id, viewer)));
  }
  #count(match: LiveMatch, viewer: Viewer): number {
    return this.io.sockets.adapter.rooms.get(roomOf(match.id, viewer))?.size ?? 0;
  }
}

function viewersOf(match: LiveMatch): Viewer[] {
  const seats: Seat[] = match.row.seats.map(({ seat }) => seat);
  return [...seats, 'spectator'];
}
