import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/prisma/client';
import { limitsOf } from './limits';

const shared = globalThis as unknown as { astrisDb?: PrismaClient };

/**
 * A client of its own for this database; whoever asks for it disconnects it. Nothing that it is asked waits for ever:
 * what takes too long throws, and `isDatabaseTimeout` knows it. Throws when a limit of the environment is no number.
 */
export function createDb(url: string): PrismaClient {
  const { connections, statementMs, answerMs, connectMs, transactionMs } = limitsOf(process.env);
  const adapter = new PrismaPg({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: transactionMs + statementMs,
    keepAlive: true,
    // A connection that is cut while somebody is being given it has nobody else who hears of it, and would end the
    // process; whatever is asked of it fails by itself.
    onConnect: (client) => void client.on('error', () => undefined),
  });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: connectMs, timeout: transactionMs } });
}

/**
 * The process's client, made when it is first asked for, so that importing this package needs no database.
 * Throws when DATABASE_URL is not set.
 */
export function db(): PrismaClient {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set');
  shared.astrisDb ??= createDb(url);
  return shared.astrisDb;
}

/** Closes the process's client, if it was ever made. */
export async function disconnect(): Promise<void> {
  await shared.astrisDb?.$disconnect();
}
