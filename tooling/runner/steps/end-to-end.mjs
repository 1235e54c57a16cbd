// The built site in a real browser, on its own ports and with its own empty database.
import fs from 'node:fs';
import { findBrowser } from '../browser.mjs';
import { run } from '../commands.mjs';
import { openControl } from '../control.mjs';
import { inRoot, readJson } from '../repository.mjs';
import { openSite } from '../site.mjs';
import { freePort } from '../waiting.mjs';

/** Projects of playwright.config.ts, run by run. */
const RUNS = [['games', 'pages'], ['alone']];
const LIMIT = 12 * 60_000;

export const endToEnd = {
  name: 'end-to-end',
  async run({ count, more }) {
    const browser = await findBrowser();
    const { GAME_URL: _, WEB_ORIGIN: __, ...given } = process.env;
    const site = await openSite({
      production: true,
      ports: { web: await freePort(), game: await freePort() },
      folder: inRoot('.data/e2e'),
      databaseUrl: process.env.TEST_DATABASE_URL,
      fresh: true,
      durable: false,
      given,
      extra: { ASTRIS_TEST_SEED_ALLOWED: '1' },
      onCrash: (message) => count(0, 1, message),
    });

    const env = {
      CHROMIUM_PATH: browser,
      E2E_BASE_URL: site.url,
      E2E_CONTROL_URL: await openControl(site.game),
      // For the commands of an operator.
      E2E_DATABASE_URL: site.databaseUrl,
    };
    for (const projects of RUNS) await runProjects(projects, { count, more }, env);
  },
};

async function runProjects(projects, { count, more }, env) {
  const report = inRoot(`.data/test/end-to-end-${projects[0]}.json`);
  fs.rmSync(report, { force: true });
  const program = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const { code } = await run(
    [...program, '--pass-with-no-tests', ...more, ...projects.map((name) => `--project=${name}`)],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      limit: LIMIT,
    },
  );
  const { expected = 0, flaky = 0, unexpected = 0 } = readJson(report)?.stats ?? {};
  count(expected + flaky, unexpected);
  if (code !== 0 && unexpected === 0) count(0, 1, `Playwright ended with code ${code}.`);
}
