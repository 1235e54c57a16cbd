// A Chromium for the end-to-end tests: one that is there, else Playwright's, else Debian's package. One without a window of its own
// is preferred: it draws the same with less.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './commands.mjs';
import { log } from './log.mjs';
import { isWindows } from './repository.mjs';

const INSTALL_LIMIT = 5 * 60_000;

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that runs. Installs one when none does. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const playwrights = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  const found = [...places, playwrights].find(runs);
  if (found) return found;

  log('no Chromium found: installing the one of Playwright …');
  await run(['playwright', 'install', 'chromium'], { limit: INSTALL_LIMIT });
  if (runs(playwrights)) return playwrights;

  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    log('that did not work: installing the one of Debian …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update', '-qq'], { env, limit: INSTALL_LIMIT });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name];
      await run(install, { env, limit: INSTALL_LIMIT });
      if (runs(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error('There is no Chromium and none could be installed. Install one, or name it with CHROMIUM_PATH.');
}

/** Whether the program is there and its libraries are too. */
function runs(file) {
  if (!fs.existsSync(file)) return false;
  return isWindows || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
