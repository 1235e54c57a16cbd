/** A game that runs where it is played: what a page asks of a match, answered by the engine itself. */
import {
  type Action,
  apply,
  type CardPool,
  createGame,
  type Decision,
  decisionsOf,
  eventsFor,
  type Game,
  type GameEvent,
  hashOf,
  isRefusal,
  RULESET,
  type ServerAction,
  viewFor,
} from '@astris/engine';
import type { ActMessage, Answer, Joined, Settled, StepMessage, ToldStep, WindowPreset } from '@astris/protocol';
import type { ReplayAction } from '@astris/replay/file';
import { infoOf } from './info';
import type { PracticeGame } from './practice-game';
import { unaskedAnswers, unaskedOf } from './unasked';

export interface LocalParts {
  pool: CardPool;
  /** The bot's whims at its answer after so many actions: gives 0 <= x < 1. Never a shuffle. */
  whims(version: number): () => number;
  /** Runs once after so many ms; gives back what cancels it. */
  after(ms: number, run: () => void): () => void;
  /** ms; only differences count. */
  now(): number;
  /** How long it is before the bot answers, or a window is passed for the player, in ms. */
  delay(): number;
  /** An action was taken: what the player may see of it, and what happened. */
  stepped(step: StepMessage, events: readonly GameEvent[], game: Game): void;
  settled(settled: Settled): void;
  fault(message: string, error?: unknown): void;
}

/** A log that does not apply to its game. */
export class StaleGame extends Error {
  override readonly name = 'StaleGame';
}
const NO_CLOCKS = { nowMs: 0, seats: [] };
type Told = { version: number; events: GameEvent[] };

export class LocalMatch {
  readonly game: Game;
  #actions: ReplayAction[] = [];
  #told: Told[] = [];
  #windows: WindowPreset;
  #waiting: { decision: number; cancel: () => void } | null = null;
  #closed = false;
  readonly #began: number;

  /** Plays what was played up to now. Throws `StaleGame` when the engine refuses some of it, or a list is not legal. */
  constructor(
    private readonly practice: PracticeGame,
    private readonly parts: LocalParts,
  ) {
    const { file, windows } = practice;
    this.#windows = windows;
    this.#began = parts.now() - (file.actions.at(-1)?.atMs ?? 0);
    try {
      this.game = createGame(
        RULESET,
        parts.pool,
        file.seats.map(({ list }) => list),
        file.seed,
      );
    } catch (error) {
      throw new StaleGame(error instanceof Error ? error.message : String(error));
    }
    for (const [index, done] of file.actions.entries()) {
      const applied = apply(this.game, done.actor, done.action);
      if (isRefusal(applied)) throw new StaleGame(`action ${index + 1} is refused (${applied.refused})`);
      this.#take(done, applied.events);
    }
  }

  get version(): number {
    return this.#actions.length;
  }
  /** The game up to now, to be kept and gone on with. */
  get practiceGame(): PracticeGame {
    const { result } = this.game.board;
    const file = {
      ...this.practice.file,
      actions: [...this.#actions],
      result,
      finalHash: result ? hashOf(this.game) : null,
    };
    return { ...this.practice, file, windows: this.#windows };
  }

  /** Lets the bot begin, if it is its turn. */
  start(): void {
    this.#attend();
  }
  /** Nothing happens of itself any more. */
  stop(): void {
    this.#closed = true;
    this.#waiting?.cancel();
    this.#waiting = null;
  }

  join(): Answer<Joined> {
    const { seat, file } = this.practice;
    return {
      ok: true,
      version: this.version,
      viewer: seat,
      info: infoOf(file, seat),
      clocks: NO_CLOCKS,
      windows: this.#windows,
      settled: this.game.board.result ? this.#settled() : null,
      view: viewFor(this.game, seat),
    };
  }
  /** What happened up to now, as the player may be told. */
  log(): ToldStep[] {
    return this.#told.map(({ version, events }) => ({
      version,
      events: eventsFor(events, this.practice.seat).map(({ patches: _, decisions: __, ...told }) => told),
    }));
  }
  /** Does what the player wants, or says by which rule not. */
  act({ version, decision, action }: Pick<ActMessage, 'version' | 'decision' | 'action'>): Answer {
    const { seat } = this.practice;
    if (this.game.board.result) return { ok: false, version: this.version, protocol: 'matchOver' };
    if (version > this.version) return { ok: false, version: this.version, protocol: 'staleVersion' };
    const open = decisionsOf(this.game).find((one) => one?.id === decision);
    if (decision !== null && !open) return { ok: false, version: this.version, protocol: 'staleDecision' };
    const refused = this.#do(seat, action);
    return refused ?? { ok: true, version: this.version };
  }
  /** At which windows the player wants to be asked (11.6); what waits to be passed is looked at anew. */
  setWindows(windows: WindowPreset): Answer {
    this.#windows = windows;
    this.#waiting?.cancel();
    this.#waiting = null;
    this.#attend();
    return { ok: true, version: this.version };
  }

  #take(action: ReplayAction, events: GameEvent[]): void {
    this.#actions.push(action);
    this.#told.push({ version: this.version, events });
  }
  #do(actor: number, action: Action | ServerAction): Exclude<Answer, { ok: true }> | null {
    let applied: ReturnType<typeof apply>;
    try {
      applied = apply(this.game, actor, action);
    } catch (error) {
      this.parts.fault('an action threw', error);
      return { ok: false, version: this.version, protocol: 'serverError' };
    }
    if (isRefusal(applied)) return { ok: false, version: this.version, rule: applied };
    const { events } = applied;
    this.#take({ actor, action, atMs: Math.max(0, Math.round(this.parts.now() - this.#began)) }, events);
    this.parts.stepped(
      {
        match: this.practice.file.matchId,
        version: this.version,
        events: eventsFor(events, this.practice.seat),
        clocks: NO_CLOCKS,
      },
      events,
      this.game,
    );
    if (this.game.board.result) this.parts.settled(this.#settled());
    this.#attend();
    return null;
  }
  #settled(): Settled {
    const { matchId, seed } = this.practice.file;
    return { match: matchId, ratings: null, uncounted: null, seed };
  }

  /** Answers for the bot, and passes what the player does not want to be asked; one decision at a time. */
  #attend(): void {
    if (this.#closed || this.game.board.result) return;
    const next = unaskedOf(this.#sitting, this.parts.pool);
    if (!next || this.#waiting?.decision === next.id) return;
    this.#waiting?.cancel();
    const cancel = this.parts.after(this.parts.delay(), () => this.#answer(next));
    this.#waiting = { decision: next.id, cancel };
  }
  get #sitting() {
    const { seat, bot } = this.practice;
    return { game: this.game, seat, bot, windows: this.#windows };
  }
  #answer(decision: Decision): void {
    const { id, seat } = decision;
    this.#waiting = null;
    if (this.#closed || decisionsOf(this.game)[seat]?.id !== id) return;
    const { pool, whims, fault } = this.parts;
    const answers = unaskedAnswers(this.#sitting, decision, { pool, random: whims(this.version), fault });
    for (const action of answers) if (this.#do(seat, action) === null) return;
    fault(`nothing answers decision ${id}`);
  }
}
