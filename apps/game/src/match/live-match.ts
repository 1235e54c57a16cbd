import {
  apply,
  type CardPool,
  createGame,
  type Decision,
  decisionsOf,
  eventsFor,
  type Game,
  type GameEvent,
  hashOf,
  type Ruleset,
  type Seat,
  type Viewer,
} from '@astris/engine';
import type { Answer, Clocks, Settled, StepMessage, WindowPreset } from '@astris/protocol';
import type { MatchRow, Outcome, StoredAction } from '../store/match-store';
import { nextDeadline, type SeatTime, shownClock, startTimes, timesAfter } from './clocks';
import { Queue } from './queue';
import { WAIT_FOR_PLAYERS_MS } from './waiting';

/** Steps kept at hand for clients that come back; who is further behind gets a whole view, which is no longer than more steps are. */
export const STEPS_KEPT = 12;
/** Refused messages whose answers are kept. */
const REFUSED_KEPT = 100;

interface Step {
  version: number;
  events: GameEvent[];
}

/** A match in memory: a cache of its row and log. Whoever changes it does so from its queue. */
export class LiveMatch {
  readonly queue = new Queue();
  readonly game: Game;
  /** Number of logged actions. */
  version = 0;
  times: SeatTime[];
  /** Its clock runs: both players were there, or one has acted, or they were waited for long enough. */
  started: boolean;
  settled: Settled | null;
  readonly windows: WindowPreset[];
  /** Seats that somebody has joined since the match was loaded. */
  readonly seen = new Set<Seat>();
  /** Once it is settled, if there can be a rematch: whether that is rated, and which seats wish for it. */
  rematch: { rated: boolean; wishes: Set<Seat> } | null = null;
  /** This node attends it: keeps its deadlines, passes windows, plays bots, settles it. */
  held = false;
  /** No longer the node's: whoever still holds it must ask for the match anew. */
  forgotten = false;
  #lastAtMs = 0;
  #steps: Step[] = [];
  #accepted = new Map<string, number>();
  #refused = new Map<string, Answer>();

  /** Builds the game and replays its log. Throws when the log does not apply to it, or a list is not legal. */
  constructor(
    readonly row: MatchRow,
    log: StoredAction[],
    rules: { pool: CardPool; ruleset: Ruleset },
  ) {
    const lists = row.seats.map(({ list }) => list);
    this.game = createGame(rules.ruleset, rules.pool, lists, row.seed);
    this.times = startTimes(row, this.decisions);
    this.started = row.started || log.length > row.playedBefore;
    this.settled = row.settled;
    this.windows = row.seats.map(({ bot, windows }) => (bot ? 'every' : windows));
    for (const action of log) this.replay(action);
  }

  get id(): string {
    return this.row.id;
  }
  get decisions(): readonly (Decision | null)[] {
    return decisionsOf(this.game);
  }
  get over(): boolean {
    return this.game.board.result !== null;
  }
  /** How it ended; null while it goes on. */
  get outcome(): Outcome | null {
    const { result, acts } = this.game.board;
    return result && { winner: result.winner, reason: result.reason, finalHash: hashOf(this.game), acts };
  }
  /** 19.4: both players have made at least one decision. */
  get bothDecided(): boolean {
    return this.game.board.players.every(({ decided }) => decided);
  }
  seatOf(userId: string): Seat | null {
    return this.row.seats.find((seat) => seat.userId === userId)?.seat ?? null;
  }

  /** Match time in ms at this moment: 0 until its clock starts, and never back. */
  timeAt(nowMs: number): number {
    return this.started ? Math.max(this.#lastAtMs, this.elapsedAt(nowMs)) : 0;
  }
  /** Time since the match became live, without what no clock runs through, in ms. */
  elapsedAt(nowMs: number): number {
    return Math.round(nowMs - this.row.startedAtMs - this.row.downtimeMs);
  }
  /** When the first seat's time is over, in ms since the epoch; null while nobody is asked anything. */
  dueAt(times: SeatTime[] = this.times): number | null {
    const next = nextDeadline(times);
    return next && this.row.startedAtMs + this.row.downtimeMs + next.atMs;
  }
  /** When something has to be done in it: a seat's time is over, or the players were waited for long enough (19.1). */
  get nextDueAtMs(): number | null {
    if (this.over) return null;
    return this.started ? this.dueAt() : this.row.startedAtMs + this.row.downtimeMs + WAIT_FOR_PLAYERS_MS;
  }
  /** The same as `dueAt` once this action, which the game has taken, is counted. */
  dueAfter(action: StoredAction): number | null {
    return this.over ? null : this.dueAt(timesAfter(this.row, this.times, action, this.decisions));
  }
  clocksAt(nowMs: number): Clocks {
    return { nowMs: this.timeAt(nowMs), seats: this.times.map(shownClock) };
  }

  /** Takes over an action of the log; gives back its step. Throws when the game refuses it. */
  replay(action: StoredAction): Step {
    const applied = apply(this.game, action.actor < 0 ? 'server' : action.actor, action.action);
    if ('refused' in applied) {
      throw new Error(`match ${this.id}: action ${action.number} of the log is refused: ${JSON.stringify(applied)}`);
    }
    return this.advance(action, applied.events);
  }

  /** The game has taken this action and it is in the log: count it, time it, keep its events. */
  advance(action: StoredAction, events: GameEvent[]): Step {
    this.version = action.number;
    this.#lastAtMs = action.atMs;
    this.times = timesAfter(this.row, this.times, action, this.decisions);
    if (action.messageId) this.#accepted.set(messageKey(action.actor, action.messageId), action.number);
    const step = { version: action.number, events };
    this.#steps.push(step);
    if (this.#steps.length > STEPS_KEPT) this.#steps.shift();
    return step;
  }

  get lastStep(): Step | undefined {
    return this.#steps.at(-1);
  }
  stepFor(step: Step, viewer: Viewer, nowMs: number): StepMessage {
    const events = eventsFor(step.events, viewer);
    return { match: this.id, version: step.version, events, clocks: this.clocksAt(nowMs) };
  }
  /** The steps that lead from a version to the present one; null when they are not at hand. */
  stepsSince(version: number, viewer: Viewer, nowMs: number): StepMessage[] | null {
    const missing = this.version - version;
    if (missing < 0 || missing > this.#steps.length) return null;
    return this.#steps.slice(this.#steps.length - missing).map((step) => this.stepFor(step, viewer, nowMs));
  }

  /** The answer that this message has had before. */
  answerTo(seat: Seat, messageId: string): Answer | null {
    const key = messageKey(seat, messageId);
    const version = this.#accepted.get(key);
    return version === undefined ? (this.#refused.get(key) ?? null) : { ok: true, version };
  }
  /** Keeps the answer to a message that was refused. */
  keepRefusal(seat: Seat, messageId: string, answer: Answer): void {
    if (this.#refused.size >= REFUSED_KEPT) {
      for (const oldest of this.#refused.keys()) {
        this.#refused.delete(oldest);
        break;
      }
    }
    this.#refused.set(messageKey(seat, messageId), answer);
  }
}

export type { Step };

/** A void that a player's concession became is the server's action, and carries the player's message as it is. */
const messageKey = (actor: number, messageId: string): string =>
  actor < 0 ? messageId : logMessageId(actor, messageId);
/** How a player's message is called in an action that the server logs for it. */
export const logMessageId = (seat: Seat, messageId: string): string => `${seat}/${messageId}`;
