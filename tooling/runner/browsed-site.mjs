// The built site for a program that drives a browser: on ports of its own, with an empty database of its own.
import { findBrowser } from './browser.mjs';
import { openControl } from './control.mjs';
import { inRoot } from './repository.mjs';
import { openSite } from './site.mjs';
import { freePort } from './waiting.mjs';

/**
 * Brings it up, and says where everything is, as variables for the program.
 * @param {string} name of its folder in .data, which is emptied
 * @param {(message: string) => void} [onCrash] told when a service ends by itself, else everything stops and says so
 * @param {{ heard?: (text: string) => void, opened?: (site: object) => void }} [more] heard: told all that the services
 *   write; opened: handed the site
 */
export async function openBrowsedSite(name, onCrash, { heard, opened } = {}) {
  const browser = await findBrowser();
  const { GAME_URL: _, WEB_ORIGIN: __, ...given } = process.env;
  const site = await openSite({
    production: true,
    ports: { web: await freePort(), game: await freePort() },
    folder: inRoot('.data', name),
    databaseUrl: process.env.TEST_DATABASE_URL,
    fresh: true,
    durable: false,
    given,
    extra: { ASTRIS_TEST_SEED_ALLOWED: '1' },
    onCrash,
    heard,
  });
  opened?.(site);
  return {
    CHROMIUM_PATH: browser,
    E2E_BASE_URL: site.url,
    E2E_CONTROL_URL: await openControl(site.game),
    // For the commands of an operator.
    E2E_DATABASE_URL: site.databaseUrl,
  };
}
