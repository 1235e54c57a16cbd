/** What is chosen on a device: whether cards are seen on their way, and whether single keys do anything. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The longest that a card may be under way, in ms. */
const LONGEST_MOVE = 260;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Told {
  moves: { card: string; duration: number }[];
}

/** Notes every move of a card from now on. */
async function watchMoves(page: Page): Promise<() => Promise<Told['moves']>> {
  await page.addInitScript(() => {
    const told: Told['moves'] = [];
    Object.assign(window, { told });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const card = (this as HTMLElement).dataset.card;
      const duration = typeof options === 'object' ? Number(options?.duration) : Number(options);
      if (card !== undefined) told.push({ card, duration });
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: Told['moves'] }).told);
}

/** Begins a practice game and goes on to its second turn of one's own: cards were drawn by then. */
async function playOn(page: Page): Promise<void> {
  await page.goto('/practice');
  await page.locator('[data-practise]').click();
  await expect(page.locator('[data-decision]:not([data-guard])')).toBeVisible();
  for (let turns = 0; turns < 2; ) {
    const open = page.locator('[data-decision]:not([data-guard])');
    await expect(open).toBeVisible();
    const [id, kind] = [await open.getAttribute('data-decision'), await open.getAttribute('data-kind')];
    if (kind === 'action') {
      turns += 1;
      await page.keyboard.press('Shift+E');
    } else if (kind === 'response') await page.keyboard.press('p');
    else if ((await open.getAttribute('data-commit')) === 'option') await page.keyboard.press('1');
    else {
      const least = Number(await open.getAttribute('data-min'));
      for (let n = 0; n < least; n += 1) await page.keyboard.press(`${n + 1}`);
      await page.keyboard.press('Space');
    }
    await expect(page.locator(`[data-decision="${id}"]`)).toHaveCount(0);
  }
}

test('cards are seen on their way, each for less than 260 ms, and are where they belong afterwards', async ({
  page,
}) => {
  const moves = await watchMoves(page);
  await playOn(page);
  await expect.poll(async () => (await moves()).length).toBeGreaterThan(0);
  for (const { duration } of await moves()) expect(duration).toBeLessThan(LONGEST_MOVE);
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      page.locator('[data-card]').evaluateAll((cards) => cards.flatMap((card) => card.getAnimations()).length),
    )
    .toBe(0);
  await expect(page.locator('.at-ghost')).toHaveCount(0);
});

test('nothing moves where that was chosen', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'astris-motion', value: 'off', url: baseURL ?? '' }]);
  const moves = await watchMoves(page);
  await playOn(page);
  expect(await moves()).toEqual([]);
});

test('single keys do nothing where that was chosen; the table can still be reached by keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'astris-keys', value: 'off', url: baseURL ?? '' }]);
  await page.goto('/practice');
  await page.locator('[data-practise]').click();
  const open = page.locator('[data-decision]:not([data-guard])');
  await expect(open).toBeVisible();
  const id = await open.getAttribute('data-decision');
  for (const key of ['1', 'Space', 'p', 'Shift+E', 'r', 'l']) await page.keyboard.press(key);
  await expect(page.locator(`[data-decision="${id}"]`)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'How the game stands' })).toHaveCount(0);
  await page.keyboard.press('F6');
  await expect(page.locator('.at-dock :focus, .at-ae-r :focus, [data-table] :focus')).not.toHaveCount(0);
});
