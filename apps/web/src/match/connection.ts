import type { Action } from '@astris/engine';
import type {
  ActMessage,
  Answer,
  Joined,
  MatchId,
  ProtocolRefusal,
  StepMessage,
  ToClient,
  ToServer,
  WindowPreset,
} from '@astris/protocol';
import { StepReader } from '@astris/protocol/wire';
import type { Socket } from 'socket.io-client';
import { type ConnectionError, gameSocket, OTHER_BUILD, RETRY_MS } from '@/client/game-socket';
import { TableChat } from './chat';
import { type MatchClient, MatchStore } from './match-client';
import { excuse, type MatchWords, protocolSentence } from './sentences';
import { joined, stepped, toldBefore } from './state';

export interface MatchOptions {
  match: MatchId;
  /** Address of the game service. */
  url: string;
  /** A fresh ticket; asked for at each connection. */
  ticket: () => Promise<string>;
  /** In the reader's language. */
  words: () => MatchWords;
}

/** How long an answer is waited for before the same message is sent again, in ms. */
const ANSWER_MS = 8_000;
const TOO_MANY = 'tooManyConnections' satisfies ProtocolRefusal;
/** Refusals to join that may be over in a moment. */
const PASSING: ReadonlySet<ProtocolRefusal> = new Set<ProtocolRefusal>(['serverError', 'tooFast']);

/** One table over the socket: joins, follows, acts, and comes back after a loss with nothing missed. */
export class MatchConnection extends MatchStore implements MatchClient {
  private readonly socket: Socket<ToClient, ToServer>;
  private readonly stop: () => void;
  readonly chat: TableChat;
  private pending: ActMessage | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Counts joins: the answer to any but the last is of no account. */
  private attempt = 0;
  private joining = false;
  /** Steps that came before the answer to joining. */
  private early: StepMessage[] = [];

  constructor(private readonly options: MatchOptions) {
    super();
    const { socket, stop } = gameSocket(options.url, options.ticket);
    this.socket = socket;
    this.stop = stop;
    this.socket.on('connect', () => {
      this.joining = false;
      this.join();
    });
    this.socket.on('disconnect', () => this.lost());
    this.socket.on('connect_error', ({ message, data }: ConnectionError) => {
      this.lost();
      if (message === OTHER_BUILD) this.set({ closed: OTHER_BUILD });
      if (message === TOO_MANY) this.set({ notice: protocolSentence(options.words(), TOO_MANY, data?.retryAfter) });
    });
    this.chat = new TableChat(this.socket, options.match, (chat) => this.set({ chat }), options.words);
    const reader = new StepReader();
    this.socket.on('own', (part) => reader.own(part));
    this.socket.on('step', (packed, own) => {
      const step = reader.step(packed, own);
      if (step.match === options.match) this.step(step);
    });
    this.socket.on('info', (info) => info.match === options.match && this.set({ info, infoAt: performance.now() }));
    this.socket.on('paired', ({ match, rematchOf }) => rematchOf === options.match && this.set({ rematch: match }));
    this.socket.on('ended', ({ why }) => {
      this.set({ closed: why });
      this.close();
    });
    this.socket.on('settled', (settled) => settled.match === options.match && this.set({ settled }));
  }

  open(): void {
    this.socket.connect();
  }
  close(): void {
    clearTimeout(this.retry);
    this.stop();
  }

  /** Asks for a rematch of the finished game, or takes that back. */
  readonly rematch = (wants: boolean): void => {
    this.socket.emit('rematch', { match: this.options.match, wants }, (answer) => {
      if (!answer.ok) this.set({ notice: excuse(this.options.words(), answer) });
    });
  };
  readonly setWindows = (windows: WindowPreset): void => {
    const before = this.state.windows;
    this.set({ windows });
    this.socket.emit('windows', { match: this.options.match, windows }, (answer) => {
      if (!answer.ok) this.set({ windows: before, notice: excuse(this.options.words(), answer) });
    });
  };

  private lost(): void {
    if (this.state.connection === 'live') this.set({ connection: 'reconnecting' });
  }

  /** The service is in trouble, and the socket is not: the table is asked for again. */
  private joinLater(): void {
    this.lost();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.socket.connected && this.join(), RETRY_MS);
  }

  /** Joins, or catches up; with `whole` it asks for a whole view. */
  private join(whole = false): void {
    if (this.joining) return;
    this.joining = true;
    this.attempt += 1;
    const { attempt } = this;
    const { match } = this.options;
    const have = whole || !this.state.view ? undefined : this.state.version;
    this.socket.timeout(ANSWER_MS).emit('join', have === undefined ? { match } : { match, have }, (lost, answer) => {
      if (attempt !== this.attempt) return;
      this.joining = false;
      if (lost) {
        if (this.socket.connected) this.join(whole);
        return;
      }
      this.entered(answer);
    });
  }

  private entered(answer: Answer<Joined>): void {
    if (!answer.ok) {
      const { protocol = 'serverError' } = answer;
      if (PASSING.has(protocol)) this.joinLater();
      else this.set({ closed: protocol });
      return;
    }
    const next = joined(this.state, answer, answer.version, performance.now());
    if (!next) {
      this.join(true);
      return;
    }
    this.set({ ...next, sending: this.pending !== null });
    if (answer.view && answer.version > 0) this.readLog();
    if (answer.viewer !== 'spectator') this.chat.read();
    const early = this.early;
    this.early = [];
    for (const step of early) this.step(step);
    if (this.pending) this.deliver(this.pending);
  }

  /** What happened before the whole view that was received. */
  private readLog(): void {
    this.socket.emit('log', { match: this.options.match }, (answer) => {
      if (answer.ok) this.set(toldBefore(this.state, answer.told));
    });
  }

  private step(step: StepMessage): void {
    if (!this.state.view || this.joining) {
      this.early.push(step);
      return;
    }
    const next = stepped(this.state, step, performance.now());
    if (!next) this.join();
    else if (next !== this.state) this.set({ ...next, sending: this.pending !== null });
  }

  protected send(decision: number | null, action: Action): void {
    if (this.pending) return;
    const { version } = this.state;
    this.pending = { match: this.options.match, id: crypto.randomUUID(), version, decision, action };
    this.set({ sending: true, notice: null });
    if (this.socket.connected) this.deliver(this.pending);
  }

  /** Sends a message until it is answered; sent again it has the same id, so that it counts once. */
  private deliver(message: ActMessage): void {
    this.socket.timeout(ANSWER_MS).emit('act', message, (lost, answer) => {
      if (this.pending?.id !== message.id) return;
      if (lost) {
        if (this.socket.connected) this.deliver(message);
        return;
      }
      this.pending = null;
      if (answer.ok) {
        this.set({ sending: this.state.version < answer.version });
        return;
      }
      this.set({ sending: false, notice: excuse(this.options.words(), answer) });
      if (answer.protocol === 'staleVersion' || answer.protocol === 'notJoined') this.join(true);
      // It may have been logged all the same, or something else may have happened that was not told.
      else if (answer.protocol === 'staleDecision' || answer.protocol === 'serverError') this.join();
    });
  }
}
