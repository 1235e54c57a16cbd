// The built site in a real browser.
import fs from 'node:fs';
import { openBrowsedSite } from '../browsed-site.mjs';
import { run } from '../commands.mjs';
import { inRoot, readJson } from '../repository.mjs';
import { failedTests } from './failed-tests.mjs';
import { secretsIn } from './secrets.mjs';

/** Projects of playwright.config.ts, run by run. */
const RUNS = [['games', 'pages'], ['alone']];
const LIMIT = 20 * 60_000;
/** Everybody's in the tests. */
const TYPED_PASSWORD = 'correct horse battery';

export const endToEnd = {
  name: 'end-to-end',
  async run({ count, more }) {
    let [logs, secrets] = ['', {}];
    const env = await openBrowsedSite('e2e', (message) => count(0, 1, message), {
      heard: (text) => {
        logs += text;
      },
      opened: (site) => {
        secrets = secretsOf(site);
      },
    });
    for (const projects of RUNS) await runProjects(projects, { count, more }, env);
    const told = secretsIn(logs, secrets);
    count(told.length === 0 ? 1 : 0, told.length, `the logs of web and game hold ${told.join(', ')}`);
  },
};

/** What the services know, and what the tests type, that nobody may read in a log. */
const secretsOf = ({ env: { AUTH_SECRET, DATABASE_URL } }) => ({
  AUTH_SECRET,
  'the password of the database': new URL(DATABASE_URL).password,
  'a password': TYPED_PASSWORD,
});

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
  const told = readJson(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = told?.stats ?? {};
  count(expected + flaky, unexpected, failedTests.byPlaywright(told).join('\n  '));
  if (code !== 0 && unexpected === 0) count(0, 1, `Playwright ended with code ${code}.`);
}
