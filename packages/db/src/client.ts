import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/prisma/client';

/** Connections that one process holds at most. */
const POOL_SIZE = 10;
/** A transaction waits for a connection, and then lasts, at most so long, in ms: a busy machine is no failure. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };

const shared = globalThis as unknown as { astrisDb?: PrismaClient };

/** A client of its own for this database; whoever asks for it disconnects it. */
export function createDb(url: string): PrismaClient {
  const adapter = new PrismaPg({ connectionString: url, max: POOL_SIZE });
  return new PrismaClient({ adapter, transactionOptions: TRANSACTIONS });
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
