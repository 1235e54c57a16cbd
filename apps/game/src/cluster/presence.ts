/** Who is at which match, over all nodes. Each node tells the others what changed at it, and now and then all. */
import type { Seat, Viewer } from '@astris/engine';
import type { MatchId } from '@astris/protocol';
import type { GameIo } from '../match/delivery';
import type { Clock } from '../parts';
import type { Relay } from './relay';

/** Sockets of one node at a match: of seat 0, of seat 1, and of those who watch. */
export type Counts = [number, number, number];
const NONE: Counts = [0, 0, 0];
const place = (viewer: Viewer): Seat | 2 => (viewer === 'spectator' ? 2 : viewer);

export const roomOf = (match: MatchId, viewer: Viewer): string => `${match}/${viewer}`;

export class Presence {
  /** By match and node, where anybody is. */
  readonly #elsewhere = new Map<MatchId, Map<string, Counts>>();
  /** When nobody was left at a seat, in ms since the epoch. */
  readonly #left = new Map<MatchId, Map<Seat, number>>();
  readonly #here = new Map<MatchId, Counts>();

  constructor(
    private readonly io: GameIo,
    private readonly parts: { node: string; clock: Clock; relay: Relay | null },
    /** Somebody came or went at another node; `isNew`: that node had nobody at this match before. */
    private readonly changed: (match: MatchId, isNew: boolean) => void,
  ) {
    if (!parts.relay) return;
    io.on('here', (node, counts, all) => this.#hear(node, counts, all));
    io.on('hello', () => this.tellAll());
    parts.relay.whenUp(() => this.meet());
  }

  /** Sockets of this viewer at the match, on all nodes. */
  count(match: MatchId, viewer: Viewer): number {
    let sum = this.here(match, viewer);
    for (const counts of this.#elsewhere.get(match)?.values() ?? []) sum += counts[place(viewer)] ?? 0;
    return sum;
  }
  /** The same on this node alone. */
  here(match: MatchId, viewer: Viewer): number {
    return this.#here.get(match)?.[place(viewer)] ?? 0;
  }
  /** Somebody is at this match on another node, as far as that can be told to it now. */
  isElsewhere(match: MatchId): boolean {
    return this.parts.relay?.isUp === true && this.#elsewhere.has(match);
  }
  /** A player of this match is on another node. */
  hasPlayersElsewhere(match: MatchId): boolean {
    return [...(this.#elsewhere.get(match)?.values() ?? [])].some(([first, second]) => first + second > 0);
  }
  /** How long nobody has been at this seat, in ms; null while somebody is, or when nobody ever was. */
  awayMs(match: MatchId, seat: Seat): number | null {
    const since = this.#left.get(match)?.get(seat);
    return since === undefined ? null : Math.max(0, this.parts.clock.now() - since);
  }

  /** A socket of this node came (1) or went (-1). */
  note(match: MatchId, viewer: Viewer, change: 1 | -1): void {
    this.#watchingSeats(match, () => {
      const counts: Counts = [...(this.#here.get(match) ?? NONE)];
      counts[place(viewer) as 0 | 1 | 2] += change;
      if (counts.some((count) => count > 0)) this.#here.set(match, counts);
      else this.#here.delete(match);
    });
    this.#tell([match], false);
  }
  /** Forgets since when seats are empty, of all other matches than these. */
  remember(matches: { has(match: MatchId): boolean }): void {
    for (const match of this.#left.keys()) if (!matches.has(match)) this.#left.delete(match);
  }

  /** Tells the others who is here, and asks them the same. */
  meet(): void {
    if (!this.parts.relay?.isUp) return;
    this.tellAll();
    this.io.serverSideEmit('hello', this.parts.node);
  }
  tellAll(): void {
    this.#tell([...this.#here.keys()], true);
  }
  /** This node is going: nobody is here. */
  part(): void {
    if (this.parts.relay?.isUp) this.io.serverSideEmit('here', this.parts.node, [], true);
  }
  /** Of the other nodes only these are alive. */
  keepOnly(nodes: ReadonlySet<string>): void {
    for (const [match, byNode] of this.#elsewhere) {
      for (const node of byNode.keys()) if (!nodes.has(node)) this.#set(match, node, NONE);
    }
  }

  #tell(matches: MatchId[], all: boolean): void {
    if (!this.parts.relay?.isUp) return;
    const counts = matches.map((match): [MatchId, Counts] => [match, this.#here.get(match) ?? NONE]);
    this.io.serverSideEmit('here', this.parts.node, counts, all);
  }
  #hear(node: string, told: [MatchId, Counts][], all: boolean): void {
    if (all) {
      const named = new Set(told.map(([match]) => match));
      for (const [match, byNode] of this.#elsewhere) {
        if (byNode.has(node) && !named.has(match)) this.#set(match, node, NONE);
      }
    }
    for (const [match, counts] of told) this.#set(match, node, counts);
  }
  #set(match: MatchId, node: string, counts: Counts): void {
    const byNode = this.#elsewhere.get(match) ?? new Map<string, Counts>();
    const before = byNode.get(node) ?? NONE;
    if (before.every((count, at) => count === counts[at])) return;
    this.#watchingSeats(match, () => {
      if (counts.some((count) => count > 0)) this.#elsewhere.set(match, byNode.set(node, counts));
      else if (byNode.delete(node) && byNode.size === 0) this.#elsewhere.delete(match);
    });
    this.changed(match, before === NONE);
  }
  #watchingSeats(match: MatchId, change: () => void): void {
    const seats: Seat[] = [0, 1];
    const before = seats.map((seat) => this.count(match, seat));
    change();
    for (const seat of seats) {
      const is = this.count(match, seat);
      if (is > 0) this.#left.get(match)?.delete(seat);
      else if ((before[seat] ?? 0) > 0) {
        const left = this.#left.get(match) ?? new Map<Seat, number>();
        this.#left.set(match, left.set(seat, this.parts.clock.now()));
      }
    }
  }
}
