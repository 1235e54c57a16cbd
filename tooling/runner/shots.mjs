// npm run shots: pictures of every page and of the table in its states, on a desktop and a phone, dark and light.
import fs from 'node:fs';
import path from 'node:path';
import { openBrowsedSite } from './browsed-site.mjs';
import { run } from './commands.mjs';
import { main, stop, stopOnSignals } from './lifecycle.mjs';
import { readOptions } from './options.mjs';
import { inRoot } from './repository.mjs';

const USAGE = `npm run shots -- [--out FOLDER] [--only WORDS]

Builds the site, plays on it, and takes pictures of every page and of the table in its states: 1440x900 and 390x844, dark
and light. Fails when a page scrolls sideways at 360 px. docs/looking.md says what to look for.

  --out FOLDER   where to put them; pictures that are there are taken away (default .data/shots-pictures)
  --only WORDS   pages whose names have these words
  --help         this text`;

stopOnSignals(1);
await main(async () => {
  const { out, only } = readOptions(USAGE, { out: { type: 'string' }, only: { type: 'string' } });
  const folder = path.resolve(out ?? inRoot('.data/shots-pictures'));
  fs.mkdirSync(folder, { recursive: true });
  const pictures = () => fs.readdirSync(folder).filter((file) => file.endsWith('.png'));
  for (const file of pictures()) fs.rmSync(path.join(folder, file));

  const env = { ...(await openBrowsedSite('shots')), SHOTS_FOLDER: folder };
  const program = ['node', 'node_modules/@playwright/test/cli.js', 'test', '--config=e2e/shots/playwright.config.ts'];
  const { code } = await run([...program, ...(only ? [`--grep=${only}`] : [])], { env });
  console.log(`${pictures().length} pictures in ${folder}`);
  await stop(code);
});
