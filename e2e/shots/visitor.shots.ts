/** Every page that somebody sees who is not signed in. */
import { ENDLESS, VISITORS_PAGES } from '../support/pages';
import { test } from '../support/test';
import { shoot } from './camera';

for (const [name, address] of Object.entries(VISITORS_PAGES)) {
  test(name, async ({ page }) => {
    await page.goto(address);
    await shoot(page, name, { whole: !ENDLESS.includes(name) });
  });
}
