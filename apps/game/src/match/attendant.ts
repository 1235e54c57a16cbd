/** What the service does of itself in a match: starts its clock, ends time that ran out, passes windows, plays the bot. */
import type { Decision, Seat } from '@astris/engine';
import { isPassedFor } from '@astris/protocol/windows';
import { delayFrom, type GameParts } from '../parts';
import { botAnswers } from './bot';
import { nextDeadline } from './clocks';
import type { LiveMatch } from './live-match';
import { isOvertaken, type Recorder } from './recorder';
import { WAIT_FOR_PLAYERS_MS } from './waiting';

interface Timers {
  start?: () => void;
  deadline?: () => void;
  /** By seat: the decision that is answered for it. */
  answers: Map<Seat, { decision: number; cancel: () => void }>;
}

export class Attendant {
  readonly #timers = new Map<LiveMatch, Timers>();
  #closed = false;

  constructor(
    private readonly parts: GameParts,
    private readonly recorder: Recorder,
    private readonly tellSettled: (match: LiveMatch) => void,
    private readonly tellStarted: (match: LiveMatch) => void,
    /** The database is away: nobody can answer, so nobody's time runs out. */
    private readonly isDown: () => boolean,
  ) {}

  /** Looks at the match as it is now, if it is this node's to attend. To be called whenever it has changed. */
  attend(match: LiveMatch): void {
    if (this.#closed || match.forgotten) return;
    if (!match.held) {
      this.forget(match);
      return;
    }
    if (match.over) {
      this.forget(match);
      if (!match.settled) this.#later(match, () => this.#settle(match));
      return;
    }
    const timers = this.#timersOf(match);
    if (!match.started) {
      this.#awaitPlayers(match, timers);
      return;
    }
    this.#attendDeadline(match, timers);
    match.decisions.forEach((decision, seat) => {
      this.#attendSeat(match, timers, seat, decision);
    });
  }

  /** Ends all timers of a match. */
  forget(match: LiveMatch): void {
    const timers = this.#timers.get(match);
    if (!timers) return;
    timers.start?.();
    timers.deadline?.();
    for (const { cancel } of timers.answers.values()) cancel();
    this.#timers.delete(match);
  }

  /** The seat's preset has changed: what would have been passed for it is looked at anew. */
  reconsider(match: LiveMatch, seat: Seat): void {
    const answers = this.#timers.get(match)?.answers;
    answers?.get(seat)?.cancel();
    answers?.delete(seat);
    this.attend(match);
  }

  close(): void {
    this.#closed = true;
    for (const match of [...this.#timers.keys()]) this.forget(match);
  }

  /** Works on the match once it is its turn; nobody waits for it. */
  #later(match: LiveMatch, work: () => Promise<void>): void {
    match.queue.run(work).catch((error: unknown) => {
      this.parts.log.error({ match: match.id, version: match.version, error }, 'the service could not do its part');
    });
  }

  #timersOf(match: LiveMatch): Timers {
    const known = this.#timers.get(match);
    if (known) return known;
    const timers: Timers = { answers: new Map() };
    this.#timers.set(match, timers);
    return timers;
  }

  /** Waits for the players, and not for ever; both there, the clock starts. */
  #awaitPlayers(match: LiveMatch, timers: Timers): void {
    const { clock } = this.parts;
    const start = () => this.#later(match, () => this.startClock(match));
    if (match.row.seats.every(({ seat, bot }) => bot || match.seen.has(seat))) start();
    else
      timers.start ??= clock.after(WAIT_FOR_PLAYERS_MS - match.elapsedAt(clock.now()), () => {
        // It may fail, and is then waited for again.
        timers.start = undefined;
        start();
      });
  }

  /** Match time 0 is now, if it has not been before. To be called from the match's queue. */
  async startClock(match: LiveMatch): Promise<void> {
    if (match.started || match.forgotten) return;
    const { row } = match;
    const now = this.parts.clock.now();
    const isMs = row.downtimeMs + Math.max(0, match.elapsedAt(now));
    const firstMs = nextDeadline(match.times)?.atMs;
    try {
      const dueAtMs = firstMs === undefined ? null : now + firstMs;
      row.downtimeMs = await this.parts.store.startClock(match.id, row.downtimeMs, isMs, dueAtMs);
    } catch (error) {
      this.parts.log.error({ match: match.id, error }, 'the clock could not be started');
      return;
    }
    match.started = true;
    this.tellStarted(match);
    this.attend(match);
  }

  #attendDeadline(match: LiveMatch, timers: Timers): void {
    timers.start?.();
    timers.deadline?.();
    const next = nextDeadline(match.times);
    if (!next) return;
    const due = next.atMs - match.timeAt(this.parts.clock.now());
    timers.deadline = this.parts.clock.after(due, () => this.#later(match, () => this.#deadline(match)));
  }

  /** 19.1 a seat whose time is over; 19.4 void when not both have made a decision. */
  async #deadline(match: LiveMatch): Promise<void> {
    const next = nextDeadline(match.times);
    if (match.over || !next || this.isDown()) return;
    if (match.timeAt(this.parts.clock.now()) < next.atMs) return this.attend(match);
    const action = match.bothDecided ? ({ type: 'clockOut', seat: next.seat } as const) : ({ type: 'void' } as const);
    const recorded = await this.recorder.record(match, 'server', action);
    if (recorded.ok || isOvertaken(recorded) || match.forgotten) return;
    this.parts.log.error({ match: match.id, action, recorded }, 'a deadline could not be kept');
  }

  #attendSeat(match: LiveMatch, timers: Timers, seat: Seat, decision: Decision | null): void {
    const waiting = timers.answers.get(seat);
    if (waiting && waiting.decision === decision?.id) return;
    waiting?.cancel();
    timers.answers.delete(seat);
    if (!decision) return;
    const bot = match.row.seats[seat]?.bot;
    const preset = match.windows[seat] ?? 'every';
    const { pool, clock, random } = this.parts;
    const passes = isPassedFor(decision, preset, match.game.board, pool);
    if (!bot && !passes) return;
    const answer = () => this.#later(match, () => this.#answer(match, seat, decision, bot ?? null));
    const delay = delayFrom(bot ? this.parts.botDelay : this.parts.passDelay, random);
    timers.answers.set(seat, { decision: decision.id, cancel: clock.after(delay, answer) });
  }

  async #answer(match: LiveMatch, seat: Seat, decision: Decision, bot: string | null): Promise<void> {
    const { id } = decision;
    const isOpen = () => !match.forgotten && match.held && !match.over && match.decisions[seat]?.id === id;
    if (!isOpen()) return;
    const answers = bot ? botAnswers(match, seat, bot, this.parts) : [{ type: 'act', act: { do: 'pass' } } as const];
    for (const action of answers) {
      const recorded = await this.recorder.record(match, seat, action);
      if (recorded.ok || !isOpen()) return;
      // Another node logged something that leaves this open: it is answered anew, as the game is now.
      if (isOvertaken(recorded)) return this.#answer(match, seat, decision, bot);
      this.parts.log.error(
        { match: match.id, version: match.version, seat, action, recorded },
        'refused to the service',
      );
    }
  }

  /** Writes the result, once; a failure is tried again at the next sweep. */
  async #settle(match: LiveMatch): Promise<void> {
    const { outcome } = match;
    if (!outcome || match.settled) return;
    try {
      match.settled = await this.parts.store.settle(match.id, outcome, this.parts.clock.now());
    } catch (error) {
      this.parts.log.error({ match: match.id, error }, 'a match could not be settled');
      return;
    }
    const { winner, reason } = outcome;
    this.parts.log.info({ match: match.id, version: match.version, result: { winner, reason } }, 'settled');
    this.tellSettled(match);
  }
}
