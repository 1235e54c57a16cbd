import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// The runner starts the site and says where it is: npm run shots
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.shots.ts',
  outputDir: '../../test-results/shots',
  timeout: 600_000,
  fullyParallel: true,
  reporter: 'list',
  projects: [{ name: 'shots' }],
});
