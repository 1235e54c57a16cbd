/** What the service tells of itself, for Prometheus; docs/operating.md says what each figure is for. */
import type { Actor } from '@astris/engine';
import type { Answer, ChatAnswer, MessageName } from '@astris/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Recorded } from '../match/recorder';

/** How the service stands at this moment. */
export interface Standing {
  sockets: number;
  /** Matches held in memory that go on. */
  live: number;
  /** Matches held in memory that are over and whose result is not written yet. */
  unsettled: number;
  /** Pieces of work that wait for their turn at a match, or have it. */
  queued: number;
  /** The last sign of life could not be written. */
  databaseAway: boolean;
  draining: boolean;
  /** Redis is away: this node tells the others nothing. */
  redisAway: boolean;
}

/** Bounds in seconds: an action is far below a millisecond in the engine and a few in the log. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const outcomeOf = (recorded: Recorded): string => {
  if (recorded.ok) return 'accepted';
  if ('rule' in recorded) return 'refused';
  return recorded.protocol === 'serverError' ? 'failed' : 'stale';
};
const answerOf = (answer: Answer | ChatAnswer): string => {
  if (answer.ok) return 'ok';
  return 'protocol' in answer && answer.protocol ? answer.protocol : 'rule';
};

/** Seconds since it was made, each time that it is called. */
const stopwatch = (): (() => number) => {
  const began = performance.now();
  return () => (performance.now() - began) / 1_000;
};

/** One service's figures, in a registry of their own. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #messages = new Counter({
    name: 'astris_messages_total',
    help: 'Messages from sockets, by name and answer.',
    labelNames: ['message', 'answer'],
    registers: [this.#registry],
  });
  readonly #messageSeconds = new Histogram({
    name: 'astris_message_seconds',
    help: 'From the receipt of a message to its answer, its wait for the match included.',
    labelNames: ['message'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #actionSeconds = new Histogram({
    name: 'astris_action_seconds',
    help: 'An action from the engine to its place in the log, once it is its turn; by seats or by the service itself.',
    labelNames: ['actor', 'outcome'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #appendSeconds = new Histogram({
    name: 'astris_log_append_seconds',
    help: 'From an accepted action to its row in the log, its wait for a group included.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #appendsWaiting = new Gauge({
    name: 'astris_log_appends_waiting',
    help: 'Accepted actions whose row is not written yet.',
    registers: [this.#registry],
  });
  readonly #refusedConnections = new Counter({
    name: 'astris_connections_refused_total',
    help: 'Sockets that were not let in.',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  /** Figures of the process itself (memory, processor, collector, delay of the event loop) are of use once a process. */
  constructor({ ofProcess = false } = {}) {
    if (ofProcess) collectDefaultMetrics({ register: this.#registry });
  }

  /** Begins to time a message; a name that is none of the protocol's is counted as `unknown`. */
  message(name: MessageName | 'unknown'): (answer: Answer | ChatAnswer) => void {
    const seconds = stopwatch();
    return (answer) => {
      this.#messages.inc({ message: name, answer: answerOf(answer) });
      this.#messageSeconds.observe({ message: name }, seconds());
    };
  }

  /** Begins to time an action whose turn it is. */
  action(actor: Actor): (recorded: Recorded) => void {
    const seconds = stopwatch();
    return (recorded) => {
      const labels = { actor: actor === 'server' ? 'server' : 'seat', outcome: outcomeOf(recorded) };
      this.#actionSeconds.observe(labels, seconds());
    };
  }

  /** Begins to time an append; null: the database failed. */
  append(): (written: boolean | null) => void {
    const seconds = stopwatch();
    this.#appendsWaiting.inc();
    return (written) => {
      this.#appendsWaiting.dec();
      const outcome = written === null ? 'failed' : written ? 'written' : 'taken';
      this.#appendSeconds.observe({ outcome }, seconds());
    };
  }

  refusedConnection(reason: string): void {
    this.#refusedConnections.inc({ reason });
  }

  /** Takes what is counted, not noted, from here at each reading. */
  watch(standing: () => Standing): void {
    const gauge = (name: string, help: string, value: (now: Standing) => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value(standing()));
        },
      });
    gauge('astris_sockets', 'Sockets that are connected.', ({ sockets }) => sockets);
    gauge('astris_matches_live', 'Live matches that this node holds.', ({ live }) => live);
    gauge(
      'astris_matches_unsettled',
      'Matches that are over, and whose result is not written yet.',
      (now) => now.unsettled,
    );
    gauge('astris_match_queue_length', 'Work that waits for its turn at a match, or has it.', ({ queued }) => queued);
    gauge('astris_database_away', '1 while the last sign of life could not be written.', (now) =>
      Number(now.databaseAway),
    );
    gauge('astris_redis_away', '1 while Redis is away, and this node goes on alone.', (now) => Number(now.redisAway));
    gauge('astris_draining', '1 from the request to stop on.', ({ draining }) => Number(draining));
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
  /** All figures in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
