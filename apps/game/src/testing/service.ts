import { signSpectatorTicket, signTicket, verifyTicket } from '@astris/auth/ticket';
import { CARDS } from '@astris/cards';
import type { PrismaClient, User } from '@astris/db';
import { buildPool, RULESET } from '@astris/engine';
import { prismaChat } from '../chat/prisma-chat';
import { createLog } from '../log';
import { Metrics } from '../metrics/metrics';
import { type GameParts, systemClock } from '../parts';
import { createGameServer, type GameServer } from '../server';
import { prismaNewMatches } from '../store/new-matches';
import { prismaStore } from '../store/prisma-store';
import { TestClient } from './client';
import { testDatabase } from './database';
import { seededRandom } from './random';

process.env.AUTH_SECRET ??= 'a secret of the tests';

export const pool = buildPool(CARDS);

/** Limits that no test meets by the way. */
export const PLENTY: GameParts['limits'] = {
  ofSocket: { burst: 10_000, perSecond: 10_000 },
  ofUser: { burst: 100_000, perSecond: 100_000 },
  ofWatchers: { burst: 100_000, perSecond: 100_000 },
  perAddress: 10_000,
  perUser: 10_000,
  proxies: 0,
};

export const METRICS_TOKEN = 'a token of the tests';

export interface TestService {
  url: string;
  /** A socket of this user, or of somebody who only watches. */
  connect(user: User | null): Promise<TestClient>;
  /** A socket with anything in place of a ticket. */
  connectWith(ticket: string): Promise<TestClient>;
  /** Lines that were logged, whatever their level. */
  lines: string[];
  /** Those at level error or above. */
  readonly errors: string[];
  /** From now on it is about to stop. */
  drain(): void;
  /** Stops the service while the clients are still there. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export const ticketOf = (user: User | null): Promise<string> =>
  user ? signTicket({ ...user, epoch: user.sessionEpoch }) : signSpectatorTicket();

/** The whole service before it listens, without delays unless asked for. */
export function createService(
  other: Partial<GameParts> = {},
  lines: string[] = [],
  db: PrismaClient = testDatabase(),
): GameServer {
  return createGameServer({
    store: prismaStore(db),
    newMatches: prismaNewMatches(db, { pool, ruleset: RULESET }),
    chat: prismaChat(db),
    clock: systemClock,
    log: createLog('trace', { write: (line) => lines.push(line) }),
    metrics: new Metrics(),
    metricsToken: METRICS_TOKEN,
    pool,
    ruleset: RULESET,
    verifyTicket,
    random: seededRandom(7),
    relay: null,
    passDelay: [0, 0],
    botDelay: [0, 0],
    limits: PLENTY,
    origins: [],
    node: 'test',
    ...other,
  });
}

/** The same on a port of its own. */
export async function startService(other: Partial<GameParts> = {}): Promise<TestService> {
  const lines: string[] = [];
  const db = testDatabase();
  const server = createService(other, lines, db);
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  const clients: TestClient[] = [];
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= server.close().then(() => db.$disconnect());
    return stopped;
  };
  return {
    url,
    lines,
    get errors() {
      return lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    },
    connectWith: (ticket) => TestClient.connect(url, ticket),
    connect: async (user) => {
      const client = await TestClient.connect(url, await ticketOf(user));
      clients.push(client);
      return client;
    },
    drain: () => server.drain(),
    stop,
    close: async () => {
      for (const client of clients) client.close();
      await stop();
    },
  };
}
