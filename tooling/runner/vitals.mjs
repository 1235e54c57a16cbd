// npm run vitals: Core Web Vitals of the built site in a real browser.
import fs from 'node:fs';
import { openBrowsedSite } from './browsed-site.mjs';
import { run } from './commands.mjs';
import { main, stop, stopOnSignals } from './lifecycle.mjs';
import { readOptions } from './options.mjs';
import { inRoot } from './repository.mjs';

const USAGE = `npm run vitals -- [--visits N] [--only WORDS]

Builds the site, opens its pages in a real browser on a processor made twice as slow, presses what people press there,
and plays at the table by clicks. Prints the median of each figure beside what is meant; fails when one misses.

  --visits N     how often each page (default 5)
  --only WORDS   pages whose names have these words
  --help         this text`;

stopOnSignals(1);
await main(async () => {
  const { visits, only } = readOptions(USAGE, { visits: { type: 'string', default: '5' }, only: { type: 'string' } });
  const file = inRoot('.data/vitals.txt');
  fs.rmSync(file, { force: true });
  const site = await openBrowsedSite('vitals');
  const program = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--config=e2e/vitals/playwright.config.ts'];
  const { code } = await run([...program, ...(only ? [`--grep=${only}`] : [])], {
    env: { ...site, VITALS_FILE: file, VITALS_VISITS: visits },
  });
  const report = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  console.log(report);
  await stop(code || Number(/ misses$/m.test(report)));
});
