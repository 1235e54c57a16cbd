/** Bots at real matches over real sockets: how fast what one does reaches both views, and what the service spends. */
import type { PrismaClient, User } from '@astris/db';
import { buildService, type NodeProcess, startNodeProcess } from '../players/node-process';
import { SocketPlayer } from '../players/socket-player';
import { createMatch, createUser } from '../testing/database';
import { randomSeed, seededRandom } from '../testing/random';
import { ticketOf } from '../testing/service';
import { LIVE_BYTES, liveBytes } from './bare';

export interface LoadOptions {
  matches: number;
  seconds: number;
  /** How long a player thinks on average, in ms. */
  think: number;
}
export interface Load {
  actions: number;
  perSecond: number;
  /** From sending an action until both players' views have it, in ms. */
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the service for an accepted action, in microseconds. */
  cpuUs: number;
  /** What is kept in memory for a live match, its two sockets included, in bytes. */
  matchBytes: number;
  appendsPerSecond: number;
  finished: number;
  errors: string[];
}

const TOKEN = 'load';
const WARM_UP_MS = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function measureMatches(db: PrismaClient, databaseUrl: string, options: LoadOptions): Promise<Load> {
  await buildService();
  const service = await startNodeProcess({
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: process.env.AUTH_SECRET as string,
    METRICS_TOKEN: TOKEN,
    // All players are on this machine.
    GAME_ADDRESS_SOCKETS: String(3 * options.matches),
    GAME_NODE: 'load',
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${LIVE_BYTES}`,
  });
  try {
    return await run(db, service, options);
  } finally {
    await service.end('SIGTERM');
  }
}

async function run(db: PrismaClient, { url, errors, child }: NodeProcess, options: LoadOptions): Promise<Load> {
  const read = () => readFigures(url);
  const empty = await liveBytes(child);
  const tables = new LoadTables(db, url, options.think, errors);
  for (let at = 0; at < options.matches; at += 1) await tables.open();
  await pause(WARM_UP_MS);
  tables.latencies = [];
  const before = await read();
  const begun = performance.now();
  await pause(options.seconds * 1_000);
  const after = await read();
  const seconds = (performance.now() - begun) / 1_000;
  const full = await liveBytes(child);
  const { latencies } = tables;
  tables.close();
  latencies.sort((a, b) => a - b);
  const quantile = (q: number) => latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))] ?? 0;
  const actions = after.accepted - before.accepted;
  return {
    actions,
    perSecond: actions / seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    cpuUs: ((after.cpuSeconds - before.cpuSeconds) * 1e6) / Math.max(1, actions),
    matchBytes: (full - empty) / options.matches,
    appendsPerSecond: (after.appends - before.appends) / seconds,
    finished: tables.finished,
    errors,
  };
}

/** Two players at each match, and another match for each that is over. */
class LoadTables {
  latencies: number[] = [];
  finished = 0;
  readonly #players = new Set<SocketPlayer>();
  readonly #random = seededRandom(1);
  #closed = false;

  constructor(
    private readonly db: PrismaClient,
    private readonly url: string,
    private readonly thinkMs: number,
    private readonly errors: string[],
  ) {}

  async open(): Promise<void> {
    await this.#seat([await createUser(this.db, 'Load'), await createUser(this.db, 'Load')]);
  }
  close(): void {
    this.#closed = true;
    for (const player of this.#players) player.close();
  }

  async #seat(users: User[]): Promise<void> {
    const { id } = await createMatch(this.db, { users, seed: randomSeed(this.#random) });
    /** By version: when it was sent, and when the last of the views that have it got it. */
    const sent = new Map<number, number>();
    const seen = new Map<number, { views: number; atMs: number }>();
    const count = (version: number) => {
      const [from, reached] = [sent.get(version), seen.get(version)];
      if (from === undefined || reached?.views !== users.length) return;
      this.latencies.push(reached.atMs - from);
      sent.delete(version);
      seen.delete(version);
    };
    const players = users.map(
      (user): SocketPlayer =>
        new SocketPlayer({
          match: id,
          url: () => this.url,
          random: this.#random,
          ticket: () => ticketOf(user),
          think: () => this.thinkMs * (0.5 + this.#random()),
          send: (deliver) => deliver(),
          acknowledged: (_message, version, sentAtMs) => {
            sent.set(version, sentAtMs);
            count(version);
          },
          reached: (version) => {
            seen.set(version, { views: (seen.get(version)?.views ?? 0) + 1, atMs: performance.now() });
            count(version);
          },
          refused: (message, answer) => {
            // Of two that answer at once the later may be late.
            const late = !answer.ok && (answer.protocol === 'staleVersion' || answer.protocol === 'staleDecision');
            if (!late) this.errors.push(`${JSON.stringify(message.action)} was refused: ${JSON.stringify(answer)}`);
          },
          settled: () => this.#ended(players, users),
        }),
    );
    for (const player of players) this.#players.add(player);
    await Promise.all(players.map((player) => player.open()));
  }
  #ended(players: SocketPlayer[], users: User[]): void {
    if (this.#closed || !players.every((player) => player.over && this.#players.has(player))) return;
    this.finished += 1;
    for (const player of players) {
      this.#players.delete(player);
      player.close();
    }
    void this.#seat(users).catch((error: unknown) => this.errors.push(String(error)));
  }
}

async function readFigures(url: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  const sum = (name: string, label = '') =>
    [...text.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? ([0-9.e+]+)$`, 'gm'))]
      .filter(([, labels = '']) => labels.includes(label))
      .reduce((total, [, , value]) => total + Number(value), 0);
  return {
    accepted: sum('astris_action_seconds_count', 'outcome="accepted"'),
    appends: sum('astris_log_append_seconds_count', 'outcome="written"'),
    cpuSeconds: sum('process_cpu_seconds_total'),
  };
}
