/** Names, decks and chat that want to break a page, on a phone: they are shown as the text that they are, and nothing is pushed aside. */
import { POOL, STARTER_DECKS } from '@astris/cards';
import { exportText } from '@astris/decks';
import type { Browser, Page } from '@playwright/test';
import { watch } from './support/frames';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const [starter] = STARTER_DECKS;
if (!starter) throw new Error('there is no starter deck');
const LIST = exportText(starter.list, POOL);
const SCRIPT = '<img src=x onerror="window.ran = 1">';
const MARKUP = '<script>window.ran = 1</script> {{7*7}} &amp;';
const WIDE_DECK = 'W'.repeat(60);
const WIDE_WORD = 'W'.repeat(200);

interface Person {
  page: Page;
  name: string;
}

async function arrive(browser: Browser, name: string, email: string): Promise<Person> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The page's scripts have the form in hand.
  await page.goto('/signup', { waitUntil: 'networkidle' });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL((url) => url.pathname !== '/signup');
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  return { page, name };
}
/** Nothing is wider than the screen, and nothing that was written has run. */
async function holds({ page }: Person): Promise<void> {
  const found = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - window.innerWidth,
    ran: 'ran' in window,
  }));
  expect.soft([page.url(), Math.max(0, found.tooWide), found.ran]).toEqual([page.url(), 0, false]);
}
async function withDeck({ page }: Person, name: string): Promise<void> {
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByLabel('List, code or link').fill(LIST);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Rename the deck' }).click();
  await page.getByLabel('Deck name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('.save-state')).toHaveText('Saved');
}
async function queueWith({ page }: Person, deck: string): Promise<void> {
  await page.goto('/play');
  await page.getByLabel('Deck').first().selectOption({ label: deck });
  await page.getByRole('button', { name: 'Play casual' }).click();
}

test('hostile names, decks and chat are text and fit a phone, from the list of decks to the page of the game', async ({
  browser,
}) => {
  const tag = Date.now().toString(36).slice(-6);
  const ann = await arrive(browser, `${'W'.repeat(14)}${tag}`, `wide${tag}@example.org`);
  // Written from right to left, with digits that take no direction.
  const bob = await arrive(browser, `שלום ${Date.now() % 1e9}`, `right${tag}@example.org`);
  const seen = [ann, bob].map(({ page }) => watch(page));

  await withDeck(ann, WIDE_DECK);
  await holds(ann);
  await withDeck(bob, SCRIPT);
  await holds(bob);
  for (const [person, name] of [
    [ann, WIDE_DECK],
    [bob, SCRIPT],
  ] as const) {
    await person.page.goto('/decks');
    await expect(person.page.getByRole('link', { name })).toBeVisible();
    await holds(person);
  }

  await queueWith(ann, WIDE_DECK);
  await expect(ann.page.locator('[data-queue]')).toContainText(WIDE_DECK);
  await holds(ann);
  // Another tab of the same player waits too, and is taken to the table with the first.
  const tab = await ann.page.context().newPage();
  await tab.goto('/play');
  await expect(tab.locator('[data-queue]')).toContainText(WIDE_DECK);
  await queueWith(bob, SCRIPT);
  await Promise.all([ann.page, bob.page, tab].map((page) => page.waitForURL(/\/match\//)));
  await expect.poll(() => seen.every(({ view }) => view !== null)).toBe(true);
  expect(new URL(tab.url()).pathname).toBe(new URL(bob.page.url()).pathname);
  await tab.close();

  for (const { page } of [ann, bob]) await page.getByRole('button', { name: /^Chat/ }).click();
  const log = ({ page }: Person) => page.getByRole('log', { name: 'Messages' });
  for (const [speaker, hearer, text] of [
    [bob, ann, MARKUP],
    [ann, bob, WIDE_WORD],
  ] as const) {
    await speaker.page.getByRole('textbox', { name: `Write to ${hearer.name}` }).fill(text);
    await speaker.page.keyboard.press('Enter');
    for (const person of [ann, bob]) {
      await expect(log(person)).toContainText(text);
      expect(await log(person).locator('img, script, a').count()).toBe(0);
      await holds(person);
    }
  }

  const match = new URL(ann.page.url()).pathname.split('/').at(-1);
  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'Menu' }).click();
  await bob.page.locator('[data-concede]').click();
  await bob.page.locator('[data-concede-sure]').click();
  await expect(ann.page.locator('[data-settled]')).toBeVisible();
  for (const address of [
    '/',
    '/play',
    '/watch',
    '/settings',
    `/player/${encodeURIComponent(ann.name)}`,
    `/player/${encodeURIComponent(bob.name)}`,
    `/game/${match}`,
  ]) {
    await ann.page.goto(address);
    await expect(ann.page.getByRole('main')).toBeVisible();
    await holds(ann);
  }
  await expect(ann.page.getByRole('main')).toContainText(SCRIPT);
});
