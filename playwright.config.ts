import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';

// The runner starts the site and says where it and the browser are: npm run e2e
const baseURL = process.env.E2E_BASE_URL;
const executablePath = process.env.CHROMIUM_PATH;

const ALONE = '**/restart.spec.ts';
const GAMES = ['**/two-players.spec.ts', '**/viewer.spec.ts', '**/replays.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Most of a game is waiting: for the other player, a window, a button's guard.
  workers: Math.min(2, os.availableParallelism()),
  forbidOnly: true,
  reporter: 'list',
  // Whole games first, so that no worker is left alone with one. `alone` is a run of its own (the runner's end-to-end step):
  // it stops the game service, which everybody shares.
  projects: [
    { name: 'games', testMatch: GAMES, fullyParallel: true },
    { name: 'pages', testIgnore: [ALONE, ...GAMES], fullyParallel: true },
    { name: 'alone', testMatch: ALONE, workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    ...(baseURL ? { baseURL } : {}),
    // What is kept for when there is no network is looked at by e2e/offline.spec.ts alone.
    serviceWorkers: 'block',
    // Cards on their way, too, are looked at by one test alone (e2e/device.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every click of a whole game is slow: ask for it with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
