/** The catalog in a browser: searched, filtered, gone back in, used without scripts; cards read, and given away as data. */
import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the cards' });
/** Opens an address of the catalog and waits until the page listens: the key `/` leads to the search. */
const open = async (page: Page, path = '/cards'): Promise<void> => {
  await page.goto(path);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
};
const summary = (page: Page) => page.locator('.catalog [role="status"]').first();
const filter = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('link', { name: new RegExp(`^${name}`) });
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');
const answer = async (page: Page, q: string) =>
  (await (await page.request.get(`/cards.json?q=${encodeURIComponent(q)}`)).json()) as {
    total: number;
    poolHash: string;
    query: { words: string; ignored: { sentence: string; instead?: string }[] };
    cards: { card: { id: string; name: string; type: string; faction?: string } }[];
  };

test('a search is answered as one types, said in plain words and held by the address', async ({ page }) => {
  await open(page);
  const query = 't:character f:lantern cost<=3';
  await field(page).pressSequentially(query);
  await expect(summary(page)).toContainText('Characters of the Lantern Order that cost at most 3C');
  const { total, cards } = await answer(page, query);
  await expect(summary(page)).toContainText(`${total} card`);
  await expect(page.locator('.card-grid > li')).toHaveCount(total);
  expect(queryOf(page)).toBe(query);

  await page.reload();
  await expect(field(page)).toHaveValue(query);
  await expect(page.locator('.card-grid > li')).toHaveCount(total);
  await expect(page.locator('.card-grid').getByRole('link', { name: cards[0]?.card.name })).toBeVisible();
});

test('what is unknown is reported with what may have been meant, which is one click away', async ({ page }) => {
  await open(page);
  await field(page).fill('lamp pwr>2');
  const ignored = page.getByRole('list', { name: 'What is ignored' });
  await expect(ignored).toContainText('pwr>2 is ignored: there is no field “pwr”. Did you mean power>2?');
  await ignored.getByRole('link', { name: 'power>2' }).click();
  await expect(field(page)).toHaveValue('lamp power>2');
  await expect(ignored).toHaveCount(0);
});

test('what may come next is offered, and taken by keyboard or pointer', async ({ page }) => {
  await open(page);
  const options = page.getByRole('listbox', { name: 'What may come next' }).getByRole('option');
  await field(page).pressSequentially('fact');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(options).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('faction:');
  await expect(options).toHaveCount(6);
  await field(page).pressSequentially('lan');
  await options.click();
  await expect(field(page)).toHaveValue('faction:lantern ');
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('kw:v');
  await expect(options).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(summary(page)).toContainText('Cards of the Lantern Order that have Veiled or Vigilant');
});

test('filters change the query, and going back takes them back one by one', async ({ page }) => {
  await open(page);
  await filter(page, 'Lantern Order').click();
  await expect(field(page)).toHaveValue('f:lantern');
  await filter(page, 'Aurelian Throne').click();
  await expect(field(page)).toHaveValue('f:lantern or f:throne');
  await filter(page, 'Act II$').click();
  await filter(page, 'Cost 3').click();
  await filter(page, 'Cost 4').click();
  await expect(field(page)).toHaveValue('(f:lantern or f:throne) act:2 cost>=3 cost<=4');
  await expect(filter(page, 'Lantern Order')).toHaveAttribute('aria-current', 'true');
  await expect(summary(page)).toContainText('playable in Act II and cost at least 3 and at most 4');

  await page.goBack();
  await expect(field(page)).toHaveValue('(f:lantern or f:throne) act:2 cost:3');
  await page.goBack();
  await expect(field(page)).toHaveValue('(f:lantern or f:throne) act:2');
  await page.goBack();
  await expect(field(page)).toHaveValue('f:lantern or f:throne');
  await field(page).fill('(f:lantern or f:throne) -t:storyline');
  await page.goBack();
  await expect(field(page)).toHaveValue('f:lantern or f:throne');
  await filter(page, 'Aurelian Throne').click();
  await filter(page, 'Lantern Order').click();
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(field(page)).toHaveValue('f:lantern');
  await page.goBack();
  await expect(field(page)).toHaveValue('f:lantern or f:throne');
  await page.goForward();
  await expect(field(page)).toHaveValue('f:lantern');
});

test('the order and the view are in the address, and the query’s own order counts first', async ({ page }) => {
  await open(page, '/cards?q=t:character');
  await page.getByLabel('Order', { exact: true }).selectOption('cost');
  await expect(page).toHaveURL(/order=cost/);
  await page.getByRole('link', { name: 'Turn the order round: downward' }).click();
  await expect(page).toHaveURL(/order=cost&dir=desc/);
  await page.getByRole('link', { name: 'Show as a list' }).click();
  await expect(page).toHaveURL(/view=list/);
  const { cards } = await (await page.request.get('/cards.json?q=t:character&order=cost&dir=desc')).json();
  const rows = page.locator('.card-row h3');
  await expect(rows.first()).toHaveText(cards[0].card.name);
  await page.reload();
  await expect(rows.first()).toHaveText(cards[0].card.name);

  await field(page).fill('t:character order:name');
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('name');
  await expect(rows.first()).toHaveText((await answer(page, 't:character order:name')).cards[0]?.card.name ?? '');
  await page.getByLabel('Order', { exact: true }).selectOption('power');
  await expect(field(page)).toHaveValue('t:character');
});

test('where nothing fits there is a way out', async ({ page }) => {
  await open(page, '/cards?q=zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'No card fits' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all cards' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(summary(page)).toContainText(/^All \d+ cards$/);
});

test('pages of cards follow each other, and a card leads back to the page that it was opened from', async ({
  page,
}) => {
  const { total } = await answer(page, '');
  test.expect(total).toBeGreaterThan(48);
  await open(page, '/cards?view=list');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  const first = page.locator('.card-row h3').first();
  const name = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).toHaveText(name);
});

test('without scripts the catalog is a form and links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cards');
  await field(page).fill('kw:guard');
  await page.getByLabel('Order', { exact: true }).selectOption('cost');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=kw%3Aguard/);
  await expect(page).toHaveURL(/order=cost/);
  await expect(summary(page)).toContainText('Cards that have Guard');
  await filter(page, 'Character').click();
  await expect(field(page)).toHaveValue('kw:guard t:character');
  const { total } = await answer(page, 'kw:guard t:character');
  await expect(page.locator('.card-grid > li')).toHaveCount(total);
  await context.close();
});

test('a card is read as text, with its Chapters, its words, its rules, its decks and its neighbours', async ({
  page,
}) => {
  await page.goto('/cards/the-long-vigil');
  await expect(page.getByRole('heading', { level: 1, name: 'The Long Vigil' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table).toContainText('The Bound Character wins 2 conflicts.');
  await expect(page.getByRole('heading', { name: 'Back face: Vigil Light' })).toBeVisible();
  await page.getByText(/^\d+ rules$/).click();
  await expect(page.locator('.card-rules').getByRole('link', { name: 'Rule 8.6.1' })).toBeVisible();
  const decks = page.getByRole('region', { name: 'In starter decks' });
  await decks.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/decks\//);
  await page.goBack();

  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await meta('title')).toBe('The Long Vigil');
  expect(await meta('description')).toContain('Bound Storyline');
  const picture = await page.request.get(new URL((await meta('image')) ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/webp');

  await page.getByRole('link', { name: 'Duty', exact: true }).click();
  await expect(field(page)).toHaveValue('drive:duty');
  await page.goBack();
  const next = page.locator('a[rel="next"]');
  const name = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.locator('a[rel="prev"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Long Vigil' })).toBeVisible();
});

test('cards are given away as data: one, those of a query, and all of them', async ({ page }) => {
  await page.goto('/cards/the-long-vigil');
  const href = await page.getByRole('link', { name: 'JSON' }).getAttribute('href');
  expect(href).toBe('/cards/the-long-vigil.json');
  const one = await (await page.request.get(href ?? '')).json();
  expect(one).toMatchObject({ card: { id: 'the-long-vigil', type: 'Storyline' }, text: { front: expect.any(Array) } });
  expect(one.rules).toContain('8.6.1');

  const all = await answer(page, '');
  expect(all.cards).toHaveLength(all.total);
  expect(all.poolHash).toBe(one.poolHash);
  expect(all.poolHash).toMatch(/^[0-9a-f]{64}$/);
  const some = await answer(page, 't:storyline f:wizards');
  expect(some.cards.every(({ card }) => card.type === 'Storyline')).toBe(true);
  expect(some.query.words).toBe('Storylines');
  expect(some.query.ignored[0]?.sentence).toBe('f:wizards is ignored: “wizards” is none of its values.');
  expect((await page.request.get('/cards/no-such-card.json')).status()).toBe(404);
  expect((await page.request.get('/cards/no-such-card')).status()).toBe(404);
});

test('every example of the page of the syntax leads to cards', async ({ page }) => {
  await page.goto('/cards');
  await page.getByRole('link', { name: 'Syntax' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to search cards' })).toBeVisible();
  const example = page.locator('#f-keyword').getByRole('link', { name: 'kw:vigilant' });
  await example.click();
  await expect(field(page)).toHaveValue('kw:vigilant');
  await expect(summary(page)).toContainText('Cards that have Vigilant');
});

test('on a phone the filters open from a line, and cards are rows', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/cards');
  await expect(page.locator('.card-row').first()).toBeVisible();
  await page.locator('.filters-sheet > summary').tap();
  await page
    .locator('.filters-sheet')
    .getByRole('link', { name: /^Free Drift/ })
    .tap();
  await expect(field(page)).toHaveValue('f:drift');
  await expect(page.locator('.filters-sheet > summary')).toHaveText('Filters, 1 on');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`catalog, card and syntax are accessible in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/cards?q=(f:lantern+or+t:storyline)+pwr>0',
      '/cards?q=f:drift&view=list',
      '/cards?q=zzzzqqqq',
      '/cards/the-long-vigil',
      '/cards/ilyane-lamp-of-the-verge',
      '/cards/syntax',
    ]) {
      await page.goto(path);
      await accessible(page, colorScheme === 'dark' ? 'all' : 'colours');
    }
  });
}
