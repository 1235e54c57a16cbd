/** What holds of every page: it fits a narrow screen, axe finds nothing, and a link to it shows what it is about. */
import { accessible } from './support/accessible';
import { tooWide } from './support/narrow';
import { VISITORS_PAGES } from './support/pages';
import { expect, test } from './support/test';

/** The narrowest screen that is meant, in CSS px. */
const NARROWEST = 360;

test('no page scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  for (const [name, address] of Object.entries(VISITORS_PAGES)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await tooWide(page), name).toEqual([]);
  }
});

test('axe finds nothing on pages that no other test opens for it, dark and light', async ({ page }) => {
  test.setTimeout(240_000);
  for (const address of [
    '/',
    '/watch',
    '/ladder',
    '/settings',
    '/signin',
    '/signup',
    '/forgot-password',
    '/no-such-page',
  ]) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await accessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await accessible(page, 'colours');
  }
});

const PNG = [0x89, 0x50, 0x4e, 0x47];
test('a link to the site, a card, a deck and its code shows a picture; one to nothing shows none', async ({ page }) => {
  await page.goto('/decks');
  const href = (await page.locator('a[href^="/decks/"]').first().getAttribute('href')) ?? '';
  for (const address of ['/', '/cards/emberwell', href]) {
    await page.goto(address);
    const picture = await page.locator('meta[property="og:image"]').first().getAttribute('content');
    const answer = await page.request.get(picture ?? '');
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
      address,
      200,
      expect.stringMatching(/^image\//),
    ]);
    if (answer.headers()['content-type'] === 'image/png')
      expect([...(await answer.body()).subarray(0, 4)]).toEqual(PNG);
  }
  expect((await page.request.get('/player/NoSuchPlayer/opengraph-image')).status()).toBe(404);
});

test('the ladder is there as JSON and CSV, and a season that is not answers 404', async ({ request }) => {
  const json = await request.get('/ladder.json');
  expect(await json.json()).toMatchObject({ season: 1, page: 1, next: null, rows: expect.any(Array) });
  const csv = await request.get('/ladder.csv');
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect(await csv.text()).toMatch(/^"rank","name","title","rating","rd","provisional","games","wins","losses"\r\n/);
  const unknown = await request.get('/ladder.json?season=9999');
  expect([unknown.status(), await unknown.json()]).toEqual([404, { error: 'unknownSeason' }]);
});

test('an address with what it can’t mean shows its page as if that were not there', async ({ page }) => {
  await page.goto('/signin?next=/history');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  const history = page.getByRole('heading', { level: 1, name: 'My games' });
  await expect(history).toBeVisible();
  for (const said of ['before=%00', `before=${'x'.repeat(100)}`, 'before=a&before=b', 'deck=%00', 'result=__proto__']) {
    await page.goto(`/history?${said}`);
    await expect(history).toBeVisible();
  }
  for (const said of ['player=%00', 'season=x', 'page=9999']) {
    await page.goto(`/ladder?${said}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ladder' })).toBeVisible();
  }
  await page.goto('/ladder?player=nobody-at-all&page=2');
  await expect(page.getByText('Nobody called “nobody-at-all” is on this ladder')).toBeVisible();
  await page.goto('/ladder?page=9999');
  await expect(page).toHaveURL(/\/ladder\?season=1&page=1$/);
  await page.goto('/cards?q=f:lantern&q=f:drift');
  await expect(page.getByText(/^All \d+ cards$/)).toBeVisible();
});

test('the site can be installed: its manifest names icons that are there', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Astris online', display: 'standalone', start_url: '/' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect((await page.request.get('/icons/99.png')).status()).toBe(404);
});
