import { defineConfig } from 'vitest/config';

const pure = '{rulebook,engine,cards,decks,bots,rating,art,replay,protocol,ui,search}';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            `packages/${pure}/**/*.test.{ts,tsx}`,
            'apps/web/src/**/*.test.{ts,tsx}',
            'tooling/**/*.test.{ts,mjs}',
          ],
          testTimeout: 20_000,
        },
      },
      {
        // These share one real PostgreSQL, which the runner starts and hands over as DATABASE_URL.
        test: {
          name: 'integration',
          include: ['apps/game/**/*.test.ts', 'packages/{db,api,auth}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
