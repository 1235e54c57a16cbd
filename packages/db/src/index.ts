/** The database: its client, its types, and what must happen inside one transaction. */
export { createDb, db } from './client';
export * from './generated/prisma/client';
export { isUniqueConflict } from './conflicts';
