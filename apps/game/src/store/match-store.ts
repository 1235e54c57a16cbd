/** What the service asks of its database. */
import type { Action, DeckList, GameEvent, Seat, ServerAction, Versions } from '@astris/engine';
import type { MatchId, Settled, WindowPreset } from '@astris/protocol';

export interface StoredSeat {
  seat: Seat;
  userId: string | null;
  name: string;
  /** Which bot plays it. */
  bot: string | null;
  list: DeckList;
  windows: WindowPreset;
  rating: { value: number; rd: number } | null;
}
export interface MatchRow {
  id: MatchId;
  rated: boolean;
  /** The two have played all their rated games of the day on which this was read. */
  pairDone: boolean;
  isPublic: boolean;
  /** Of the rules and cards that it began with. */
  versions: Versions;
  /** Actions at the beginning of its log that were played in another game; its clock has yet to run. */
  playedBefore: number;
  seed: string;
  /** Time control in ms (19.1). */
  decisionMs: number;
  bankMs: number;
  /** When the match became live, in ms since the epoch. */
  startedAtMs: number;
  /** Its clock runs (19.1). */
  started: boolean;
  /** Time since then through which no clock runs, in ms: until the players were there, and while the service was down. */
  downtimeMs: number;
  seats: StoredSeat[];
  settled: Settled | null;
  /** How it ended by its log; null while it goes on, and once it is settled. */
  outcome: Outcome | null;
  /** It was ended because the rules or cards had changed. */
  rulesChanged: boolean;
}
/** An action of the log. `actor` is a seat, or -1 for the server. */
export interface StoredAction {
  number: number;
  actor: number;
  action: Action | ServerAction;
  messageId: string | null;
  atMs: number;
}
export interface NewAction extends StoredAction {
  match: MatchId;
  events: GameEvent[];
  /** When somebody's time is over after it (19.1), in ms since the epoch; null when nothing is due. */
  dueAtMs: number | null;
  /** How the match ended with it; null while it goes on. */
  outcome: Outcome | null;
}
/** Who attends a live match, and how far its log is. */
export interface Lease {
  match: MatchId;
  holder: string | null;
  version: number;
}
/** That a node attends a match from now on, and when what is next in it falls due. */
export interface Hold {
  match: MatchId;
  node: string;
  atMs: number;
  dueAtMs: number | null;
  anyway: boolean;
}
export interface Outcome {
  /** Null when the game is void. */
  winner: Seat | null;
  reason: string;
  finalHash: string;
  acts: unknown;
}

/** How somebody's account stands, for the sockets that they have open. */
export interface AccountStanding {
  /** A session of another epoch has ended. */
  epoch: number;
  suspended: boolean;
}

export interface MatchStore {
  /** Throws when the database does not answer. */
  check(): Promise<void>;
  /** The match and its whole log; null when there is none, or when it has not begun. */
  load(id: MatchId): Promise<{ row: MatchRow; actions: StoredAction[] } | null>;
  actionsAfter(id: MatchId, version: number): Promise<StoredAction[]>;
  /** The events of the last `most` actions, in order. */
  eventsOf(id: MatchId, most: number): Promise<{ number: number; events: GameEvent[] }[]>;
  /** False when another action has this number, this actor's message is in the log, or the match is not live. */
  append(action: NewAction): Promise<boolean>;
  /** Starts the clock (19.1) with this downtime, unless it was started before; gives back the downtime in force. */
  startClock(id: MatchId, wasMs: number, isMs: number, dueAtMs: number | null): Promise<number>;
  /** Whether the clock runs, and the downtime in force. */
  clockOf(id: MatchId): Promise<Pick<MatchRow, 'started' | 'downtimeMs'>>;
  /** How these users' accounts stand at this moment, in ms since the epoch; without those that are no more. */
  standingOf(userIds: string[], atMs: number): Promise<Map<string, AccountStanding>>;
  setWindows(userId: string, windows: WindowPreset): Promise<void>;
  /** The presets of these users. */
  windowsOf(userIds: string[]): Promise<Map<string, WindowPreset>>;
  /** Gives a lease to each live match that has none. */
  enrol(): Promise<void>;
  /** Takes over matches that nobody attends: without a holder, with one that is gone, or overdue. Gives back which. */
  claim(node: string, atMs: number): Promise<MatchId[]>;
  /** Attends this live match if nobody does, or, when `anyway`, whoever does. False when another goes on. */
  hold(wish: Hold): Promise<boolean>;
  /** Attends nothing any more. */
  letGo(node: string): Promise<void>;
  /** The leases of the matches that the node attends, and of these. */
  leases(node: string, ids: MatchId[]): Promise<Lease[]>;
  /** Nodes whose last sign of life is fresh. */
  nodes(atMs: number): Promise<Set<string>>;
  /** The settlement of a match; null while it has none. */
  settled(id: MatchId): Promise<Settled | null>;
  /** Ends a match: result and ratings in one transaction, exactly once; asked again, it gives the same answer. */
  settle(id: MatchId, outcome: Outcome, atMs: number): Promise<Settled>;
  /**
   * Ends a live match of other rules or cards as void, exactly once; its log stays and nobody's rating changes. False when
   * it had ended before, by whomever.
   */
  endForChangedRules(id: MatchId, atMs: number): Promise<boolean>;
  /** Adds the time since the service's last sign of life to the downtime of all live matches; gives it back in ms. */
  resume(node: string, atMs: number): Promise<number>;
  beat(node: string, atMs: number): Promise<void>;
  close(): Promise<void>;
}
