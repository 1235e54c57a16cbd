/** PostgreSQL's codes of what it ended because it took too long: a statement, a lock, an idle or a long transaction. */
const ENDED = new Set(['57014', '55P03', '25P03', '25P04']);
/** Prisma's codes: the database did not answer in time; no connection of the pool; a transaction that took too long. */
const NOT_IN_TIME = new Set(['P1002', 'P1008', 'P2024', 'P2028']);
/** What the driver says where it gives no code. */
const SAID = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
];

interface Told {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown; code?: unknown };
}

/** True when the database, or the way to it, did not answer within the limits; what was asked may have been done. */
export function isDatabaseTimeout(error: unknown): boolean {
  for (let told = error as Told | undefined; told && typeof told === 'object'; ) {
    const codes = [told.code, told.originalCode, told.meta?.code];
    if (codes.some((code) => typeof code === 'string' && (ENDED.has(code) || NOT_IN_TIME.has(code)))) return true;
    if (SAID.some((words) => typeof told?.message === 'string' && told.message.includes(words))) return true;
    told = (told.meta?.driverAdapterError ?? told.cause) as Told | undefined;
  }
  return false;
}
