/** A player of load tests and chaos: a real socket, a view folded from what it is told, random legal answers. */
import { randomUUID } from 'node:crypto';
import { type Decision, fold, type PlayerView, sampleAnswer } from '@astris/engine';
import {
  type ActMessage,
  type Answer,
  type Joined,
  type Settled,
  type StepMessage,
  StepReader,
  type ToClient,
  type ToServer,
  WIRE_VERSION,
} from '@astris/protocol';
import { io, type Socket } from 'socket.io-client';

/** How long an answer is waited for before the same message is sent again, in ms. */
const ANSWER_MS = 3_000;
/** How long to wait before a connection is opened again, in ms. */
const RECONNECT_MS = 150;
/** After a refusal that may be over in a moment, in ms. */
const RETRY_MS = 100;

export interface PlayerOptions {
  match: string;
  /** Address of a game service, asked for at each connection. */
  url(): string;
  /** A fresh ticket. */
  ticket(): Promise<string>;
  random(): number;
  /** How long the player thinks, in ms. */
  think(): number;
  /** Sends a message, at once unless the wire is disturbed. */
  send(deliver: () => void): void;
  /** An action was acknowledged as this version. */
  acknowledged?(message: ActMessage, version: number, sentAtMs: number): void;
  /** The view has reached this version. */
  reached?(version: number): void;
  settled?(settled: Settled): void;
  /** May give up now instead of answering. */
  concedes?(): boolean;
  /** The service refused something that was legal in the player's view of that version. */
  refused?(message: ActMessage, answer: Answer): void;
}

export class SocketPlayer {
  version = -1;
  #view: PlayerView | null = null;
  #socket: Socket<ToClient, ToServer> | null = null;
  #pending: { message: ActMessage; sentAtMs: number } | null = null;
  #last: { message: ActMessage; version: number } | null = null;
  #joining = false;
  #closed = false;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly options: PlayerOptions) {}

  get over(): boolean {
    return this.#view !== null && this.#view.board.result !== null;
  }

  async open(): Promise<void> {
    const { ticket, url } = this.options;
    const auth = { ticket: await ticket(), wire: WIRE_VERSION };
    if (this.#closed) return;
    const socket: Socket<ToClient, ToServer> = io(url(), {
      transports: ['websocket'],
      auth,
      forceNew: true,
      reconnection: false,
      timeout: ANSWER_MS,
    });
    this.#socket = socket;
    this.#joining = false;
    const reader = new StepReader();
    socket.on('connect', () => this.#join());
    socket.on('own', (part) => reader.own(part));
    socket.on('step', (packed, own) => this.#take(reader.step(packed, own)));
    socket.on('settled', (settled) => this.options.settled?.(settled));
    const lost = () => {
      if (this.#socket === socket) this.drop();
    };
    socket.on('disconnect', lost);
    socket.on('connect_error', lost);
  }

  /** Loses the connection, and opens another in a moment. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.disconnect();
    this.#later(RECONNECT_MS, () => void this.open());
  }
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#socket?.disconnect();
  }
  /**
   * Sends the last message that was acknowledged once more, after newer ones perhaps; tells what is answered. False when
   * there is none, or nobody to send it to.
   */
  repeat(told: (version: number, answer: Answer) => void): boolean {
    const last = this.#last;
    if (!last || !this.#socket?.connected) return false;
    this.#socket.emit('act', last.message, (answer) => told(last.version, answer));
    return true;
  }

  #later(ms: number, run: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }

  #join(whole = false): void {
    const socket = this.#socket;
    if (this.#joining || !socket?.connected) return;
    this.#joining = true;
    const { match } = this.options;
    const message = whole || !this.#view ? { match } : { match, have: this.version };
    socket.timeout(ANSWER_MS).emit('join', message, (lost, answer) => {
      if (socket !== this.#socket) return;
      this.#joining = false;
      if (lost) this.drop();
      else if (answer.ok) this.#entered(answer);
      else this.#later(RETRY_MS, () => this.#join(whole));
    });
  }
  #entered(answer: Extract<Answer<Joined>, { ok: true }>): void {
    if (answer.view) this.#show(answer.version, answer.view);
    for (const step of answer.events ?? []) this.#take(step);
    if (answer.settled) this.options.settled?.(answer.settled);
    if (this.#pending) this.#deliver(this.#pending.message);
    else this.#think();
  }

  #take(step: StepMessage): void {
    if (!this.#view || this.#joining || step.version <= this.version) return;
    if (step.version !== this.version + 1) {
      this.#join();
      return;
    }
    this.#show(step.version, fold(this.#view, step.events));
    this.#think();
  }
  #show(version: number, view: PlayerView): void {
    this.version = version;
    this.#view = view;
    this.options.reached?.(version);
  }

  #think(): void {
    const decision = this.#view?.decision;
    if (!decision || this.#pending || this.over) return;
    this.#later(this.options.think(), () => this.#answer(decision));
  }
  #answer(decision: Decision): void {
    if (this.#pending || this.#view?.decision?.id !== decision.id) return;
    const { match, random } = this.options;
    const concedes = this.options.concedes?.() ?? false;
    const message: ActMessage = {
      match,
      id: randomUUID(),
      version: this.version,
      decision: concedes ? null : decision.id,
      action: concedes ? { type: 'concede' } : sampleAnswer(decision, random),
    };
    this.#pending = { message, sentAtMs: performance.now() };
    this.#deliver(message);
  }

  /** Sends a message until it is answered. */
  #deliver(message: ActMessage): void {
    this.options.send(() => {
      const socket = this.#socket;
      if (!socket?.connected || this.#pending?.message !== message) return;
      socket.timeout(ANSWER_MS).emit('act', message, (lost, answer) => {
        if (this.#pending?.message !== message) return;
        if (!lost) this.#answered(message, answer);
        else if (socket === this.#socket) this.#deliver(message);
      });
    });
  }
  #answered(message: ActMessage, answer: Answer): void {
    const { acknowledged, refused } = this.options;
    // Too fast, or in trouble: it may have been logged all the same, and is sent again under its id.
    if (!answer.ok && (answer.protocol === 'tooFast' || answer.protocol === 'serverError')) {
      this.#later(RETRY_MS, () => this.#deliver(message));
      return;
    }
    const sentAtMs = this.#pending?.sentAtMs ?? 0;
    this.#pending = null;
    if (answer.ok) {
      this.#last = { message, version: answer.version };
      acknowledged?.(message, answer.version, sentAtMs);
      if (this.version >= answer.version) this.#think();
    } else {
      refused?.(message, answer);
      this.#join(true);
    }
  }
}
