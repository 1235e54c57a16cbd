/** The rulebook in a browser: searched, linked into, explained, and joined to the cards. */

import { accessible } from './support/accessible';
import { expect, test } from './support/test';

test('the rulebook is searched by words and numbers, and an address holds the search', async ({ page }) => {
  await page.goto('/rules');
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  const results = page.locator('[aria-labelledby="results"]');
  await field.fill('mulligan');
  await expect(page).toHaveURL(/\/rules\?q=mulligan$/);
  await expect(results.getByRole('link', { name: /^Rule 17\.6/ })).toBeVisible();
  await expect(results.locator('mark').first()).toHaveText(/mulligan/i);

  await page.reload();
  await expect(field).toHaveValue('mulligan');
  await expect(results.getByRole('link', { name: /^Rule 17\.6/ })).toBeVisible();

  await field.fill('8.10.3');
  await expect(results.getByRole('link')).toHaveCount(1);
  await results.getByRole('link', { name: /^Rule 8\.10\.3/ }).click();
  await expect(page).toHaveURL(/\?q=8\.10\.3#r-8\.10\.3$/);
  await expect(page.locator('#r-8\\.10\\.3')).toBeInViewport();

  await page.goto('/rules#9.4.2a');
  await expect(page).toHaveURL(/#r-9\.4\.2a$/);
  await expect(page.locator('#r-9\\.4\\.2a')).toBeInViewport();
  await page.evaluate(() => location.assign('#12'));
  await expect(page.locator('#s-12')).toBeInViewport();

  await field.fill('zzzzqqqq');
  await expect(page.getByText('Nothing says “zzzzqqqq”')).toBeVisible();
  await page.getByRole('link', { name: 'Treasury', exact: true }).and(page.locator('.as-btn')).click();
  await expect(field).toHaveValue('Treasury');
  await expect(results.getByRole('link', { name: /^Rule 3\.1/ })).toBeVisible();
});

test('without scripts the search is a form, and terms lead to their rules', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('intercept');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/rules\?q=intercept$/);
  await page
    .locator('[aria-labelledby="results"]')
    .getByRole('link', { name: /^Rule 12\.2/ })
    .click();
  await expect(page.locator('#r-12\\.2')).toBeInViewport();
  await page.locator('#r-8\\.4\\.2').getByRole('link', { name: 'Aligned' }).click();
  await expect(page).toHaveURL(/#r-8\.4\.1$/);
});

test('a rule is opened by its anchor, its terms explain themselves by keyboard, and its cards lead back to it', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/rules#r-8.10.3');
  const rule = page.locator('#r-8\\.10\\.3');
  await expect(rule).toBeInViewport();

  await rule.getByRole('link', { name: 'Rule 8.10.3' }).focus();
  await page.keyboard.press('Tab');
  const term = rule.getByRole('link', { name: 'Character' }).first();
  await expect(term).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('A card type with Power, Resolve and Drives');
  await expect(term).toHaveAccessibleDescription(/A card type with Power, Resolve and Drives/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(term).toBeFocused();

  const elusive = page.locator('#r-14\\.3');
  await elusive.getByText(/cards? uses? this/).click();
  const card = elusive.locator('.rule-cards').getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const keyword = page.getByRole('article').first().getByRole('link', { name: 'Elusive' }).first();
  // The page may still move to its top under the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await keyword.hover();
    await expect(page.getByRole('tooltip')).toContainText("Can't be intercepted.", { timeout: 1_000 });
  }).toPass();
  await page.getByText(/^\d+ rules$/).click();
  await page.locator('.card-rules').getByRole('link', { name: 'Rule 14.3' }).click();
  await expect(page).toHaveURL(/\/rules#r-14\.3$/);
  await expect(elusive).toBeInViewport();
  expect(refused).toEqual([]);
});

test('the rulebook as data has every rule, and the page links to it', async ({ page, request }) => {
  await page.goto('/rules');
  const href = await page.getByRole('link', { name: 'JSON' }).getAttribute('href');
  const book = await (await request.get(href ?? '')).json();
  expect(book.rules.length).toBe(await page.locator('.rule[id]').count());
  expect(book.rules.find(({ id }: { id: string }) => id === '3.1')).toMatchObject({ anchor: 'r-3.1', given: true });
  await expect(page.getByRole('heading', { name: 'Changes of the house rules' })).toBeVisible();
  await expect(page.getByRole('heading', { name: new RegExp(`^${book.version} `) })).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`rules, results and meanings are accessible in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/rules?q=bind');
    await page
      .locator('#r-14\\.3')
      .getByText(/cards? uses? this/)
      .click();
    await page.locator('#r-8\\.4\\.2').getByRole('link', { name: 'Aligned' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await accessible(page, colorScheme === 'dark' ? 'all' : 'colours');
  });
}
