import os from 'node:os';
import { defineConfig } from 'vitest/config';

const pure = '{rulebook,engine,cards,decks,bots,rating,art,replay,protocol,practice,ui,search,messages}';

/** The site's own modules, as its tsconfig.json names them. */
const resolve = { alias: [{ find: /^@\//, replacement: `${import.meta.dirname}/apps/web/src/` }] };

const maxWorkers = os.availableParallelism();

export default defineConfig({
  test: {
    projects: [
      {
        // Plain functions: a worker loads the packages once for all of its files.
        resolve,
        test: {
          name: 'unit',
          include: [`packages/${pure}/**/*.test.ts`, 'apps/web/src/**/*.test.ts', 'tooling/**/*.test.{ts,mjs}'],
          isolate: false,
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        // Components: a document and a React of its own for each file.
        resolve,
        test: {
          name: 'unit-components',
          include: [`packages/${pure}/**/*.test.tsx`, 'apps/web/src/**/*.test.tsx'],
          maxWorkers,
          testTimeout: 20_000,
        },
      },
      {
        // A database for each worker, on the real PostgreSQL which the runner starts and hands over as DATABASE_URL.
        test: {
          name: 'integration',
          include: ['apps/game/**/*.test.ts', 'packages/{db,api,auth}/**/*.test.ts'],
          globalSetup: ['packages/db/scripts/test-databases.mjs'],
          setupFiles: ['packages/db/scripts/own-test-database.mjs'],
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
