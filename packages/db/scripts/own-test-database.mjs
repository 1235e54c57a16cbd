// Vitest's setup of each file: DATABASE_URL names the database of this worker.
import { inject } from 'vitest';

const own = inject('databases')?.[Number(process.env.VITEST_POOL_ID) - 1];
if (own) process.env.DATABASE_URL = own;
