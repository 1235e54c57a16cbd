import { signSpectatorTicket, signTicket, verifyTicket } from '@astris/auth/ticket';
import { CARDS } from '@astris/cards';
import type { User } from '@astris/db';
import { buildPool, RULESET } from '@astris/engine';
import { pino } from 'pino';
import { type GameParts, systemClock } from '../parts';
import { createGameServer } from '../server';
import { prismaStore } from '../store/prisma-store';
import { TestClient } from './client';
import { testDatabase } from './database';
import { seededRandom } from './random';

process.env.AUTH_SECRET ??= 'a secret of the tests';

export const pool = buildPool(CARDS);

export interface TestService {
  url: string;
  /** A socket of this user, or of somebody who only watches. */
  connect(user: User | null): Promise<TestClient>;
  /** Lines that were logged at level error or above. */
  errors: string[];
  close(): Promise<void>;
}

export const ticketOf = (user: User | null): Promise<string> => (user ? signTicket(user) : signSpectatorTicket());

/** The whole service on a port of its own, without delays unless asked for. */
export async function startService(other: Partial<GameParts> = {}): Promise<TestService> {
  const errors: string[] = [];
  const server = createGameServer({
    store: prismaStore(testDatabase()),
    clock: systemClock,
    log: pino(
      { level: 'error', serializers: { error: pino.stdSerializers.err } },
      { write: (line) => errors.push(line) },
    ),
    pool,
    ruleset: RULESET,
    verifyTicket,
    random: seededRandom(7),
    passDelay: [0, 0],
    botDelay: [0, 0],
    limits: { burst: 10_000, perSecond: 10_000 },
    origins: [],
    node: 'test',
    ...other,
  });
  const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  const clients: TestClient[] = [];
  return {
    url,
    errors,
    connect: async (user) => {
      const client = await TestClient.connect(url, await ticketOf(user));
      clients.push(client);
      return client;
    },
    close: async () => {
      for (const client of clients) client.close();
      await server.close();
    },
  };
}
