/** What works without a network, and what a browser keeps for it. */
import type { Page } from '@playwright/test';
import { Player } from './support/player';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Until the service worker has kept what it keeps at once, and answers this page. */
const kept = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const all: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith('astris-pages-')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        all.push({ path: new URL(request.url).pathname, text });
      }
    }
    return all;
  });

test('without a network the catalog is searched, a practice game begins, and a page that needs it says so', async ({
  page,
  context,
}) => {
  await page.goto('/cards');
  await kept(page);
  await page.goto('/cards/emberwell');
  await expect.poll(async () => (await keptPages(page)).map(({ path }) => path)).toContain('/cards/emberwell');
  await context.setOffline(true);

  await page.goto('/cards?q=t:storyline');
  await expect(page.getByText(/^\d+ cards/).first()).toBeVisible();
  await expect(page.locator('a[href="/cards/the-long-vigil"]').first()).toBeVisible();
  await expect(page.locator('a[href="/cards/emberwell"]')).toHaveCount(0);
  await page.goto('/cards/emberwell');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emberwell');

  await page.goto('/practice');
  await page.locator('[data-practise]').click();
  await expect(page.locator('[data-decision]')).toBeVisible();

  await page.goto('/ladder');
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  await page.getByRole('link', { name: 'Learn', exact: true }).last().click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.locator('a[href="/learn/treasury"]').first()).toBeVisible();

  await page.goto('/ladder');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ladder' })).toBeVisible();
});

test('what is kept of a page says nothing about who used the browser', async ({ browser }) => {
  const player = await Player.arrive(browser, 'Keepsake');
  const { page } = player;
  await player.signUp();
  await kept(page);
  await page.goto('/cards/emberwell');
  await expect.poll(async () => (await keptPages(page)).map(({ path }) => path)).toContain('/cards/emberwell');
  const pages = await keptPages(page);
  expect(pages.length).toBeGreaterThan(8);
  for (const { path, text } of pages) {
    expect(text, path).toContain('<html');
    expect(text.toLowerCase(), path).not.toContain('keepsake');
  }
  await page.context().close();
});

test('an installed site keeps the whole catalog', async ({ page, context }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.goto('/cards');
  await kept(page);
  await expect.poll(async () => (await keptPages(page)).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(200);
  await context.setOffline(true);
  await page.goto('/cards/lio-maroun-whisperer');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lio Maroun');
});
