import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// The runner starts the site and says where it is: npm run vitals
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.vitals.ts',
  outputDir: '../../test-results/vitals',
  timeout: 600_000,
  workers: 1,
  reporter: 'list',
  projects: [{ name: 'vitals' }],
});
