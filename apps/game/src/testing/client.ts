import { randomUUID } from 'node:crypto';
import { type Action, fold, type PlayerView } from '@astris/engine';
import {
  type ActMessage,
  type Answer,
  type Clocks,
  type Joined,
  type MatchInfo,
  type Settled,
  type StepMessage,
  StepReader,
  type ToClient,
  type ToServer,
  WIRE_VERSION,
} from '@astris/protocol';
import { io, type Socket } from 'socket.io-client';

type Accepted = Extract<Answer<Joined>, { ok: true }>;

/** A player's browser without the pictures: one socket, one match, a view folded from what it is told. */
export class TestClient {
  /** Every packet as it came over the wire. */
  readonly frames: string[] = [];
  /** The view at each version that this client has seen. */
  readonly history = new Map<number, PlayerView>();
  match = '';
  version = -1;
  clocks: Clocks | null = null;
  info: MatchInfo | null = null;
  settled: Settled[] = [];
  #view: PlayerView | null = null;
  #waiting: { holds: () => boolean; done: () => void }[] = [];

  private constructor(readonly socket: Socket<ToClient, ToServer>) {
    const reader = new StepReader();
    socket.on('own', (part) => reader.own(part));
    socket.on('step', (step, own) => this.#take(reader.step(step, own)));
    socket.on('info', (info) => {
      this.info = info;
      this.#changed();
    });
    socket.on('settled', (settled) => {
      this.settled.push(settled);
      this.#changed();
    });
  }

  /** Rejects when the service does not let it in. */
  static connect(url: string, ticket: string, wire: string = WIRE_VERSION): Promise<TestClient> {
    const socket: Socket<ToClient, ToServer> = io(url, {
      transports: ['websocket'],
      auth: { ticket, wire },
      forceNew: true,
      reconnection: false,
    });
    const client = new TestClient(socket);
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string') client.frames.push(data);
    });
    return new Promise((connected, refused) => {
      socket.once('connect', () => connected(client));
      socket.once('connect_error', refused);
    });
  }

  get view(): PlayerView {
    if (!this.#view) throw new Error('not joined');
    return this.#view;
  }
  get over(): boolean {
    return this.view.board.result !== null;
  }

  /** Joins, and throws when it is refused. With a version and the view of it: asks for what is missing. */
  async join(match: string, have?: { version: number; view: PlayerView }): Promise<Accepted> {
    const answer = await this.socket.emitWithAck('join', { match, ...(have && { have: have.version }) });
    if (!answer.ok) throw new Error(`join refused: ${JSON.stringify(answer)}`);
    this.match = match;
    this.info = answer.info;
    this.clocks = answer.clocks;
    if (answer.settled) this.settled.push(answer.settled);
    if (answer.view) this.#show(answer.version, answer.view);
    else if (have) this.#show(have.version, have.view);
    for (const step of answer.events ?? []) this.#take(step);
    this.#changed();
    return answer;
  }

  /** An answer to the client's own decision, as a message. */
  message(action: Action): ActMessage {
    const decision = action.type === 'concede' ? null : (this.view.decision?.id ?? null);
    return { match: this.match, id: randomUUID(), version: this.version, decision, action };
  }
  act(action: Action): Promise<Answer> {
    return this.send(this.message(action));
  }
  send(message: ActMessage): Promise<Answer> {
    return this.socket.emitWithAck('act', message);
  }
  /** Anything under any name, as somebody who means harm would send it. */
  sendRaw(name: string, ...payload: unknown[]): Promise<Answer> {
    const { socket } = this as unknown as { socket: Socket };
    return socket.emitWithAck(name, ...payload);
  }

  /** Settles once this holds; looked at whenever something comes. */
  until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ holds, done }));
  }
  reached(version: number): Promise<void> {
    return this.until(() => this.version >= version);
  }
  close(): void {
    this.socket.disconnect();
  }

  #take(step: StepMessage): void {
    if (step.version <= this.version) return;
    if (step.version !== this.version + 1) throw new Error(`version ${step.version} after ${this.version}`);
    this.clocks = step.clocks;
    this.#show(step.version, fold(this.view, step.events));
    this.#changed();
  }
  #show(version: number, view: PlayerView): void {
    this.version = version;
    this.#view = view;
    this.history.set(version, structuredClone(view));
  }
  #changed(): void {
    this.#waiting = this.#waiting.filter(({ holds, done }) => {
      if (!holds()) return true;
      done();
      return false;
    });
  }
}
