/** How many connections a process holds, and how long it waits for its database. */

export interface Limits {
  /** Most connections of one process. */
  connections: number;
  /** The server ends a statement after this time, in ms. */
  statementMs: number;
  /** An answer that has not come by then is not waited for, in ms: the server, or the way to it, is gone. */
  answerMs: number;
  /** Wait for a connection, new or from the pool, in ms. */
  connectMs: number;
  /** Longest transaction, in ms: a busy machine is no failure. */
  transactionMs: number;
}

/** The limits that the environment sets. Throws, naming the variable, when it holds no such number. */
export function limitsOf({ DATABASE_CONNECTIONS, DATABASE_TIMEOUT_SECONDS }: NodeJS.ProcessEnv): Limits {
  const connections = numberOf('DATABASE_CONNECTIONS', DATABASE_CONNECTIONS, { otherwise: 10, most: 1_000 });
  const seconds = numberOf('DATABASE_TIMEOUT_SECONDS', DATABASE_TIMEOUT_SECONDS, { otherwise: 10, most: 600 });
  const statementMs = seconds * 1_000;
  return {
    connections,
    statementMs,
    answerMs: statementMs * 1.5,
    connectMs: statementMs,
    transactionMs: statementMs * 2,
  };
}

function numberOf(name: string, text: string | undefined, { otherwise, most }: { otherwise: number; most: number }) {
  const value = Number(text || otherwise);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new Error(`${name} is no whole number from 1 to ${most}: ${text}`);
  }
  return value;
}
