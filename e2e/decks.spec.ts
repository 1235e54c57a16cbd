/** The deck builder: a list pasted with a mistake, mended, searched for more, saved by itself, restored, shared and tried. */
import { POOL, STARTER_DECKS } from '@astris/cards';
import { exportText } from '@astris/decks';
import type { Browser, Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { expect, test } from './support/test';

const lamps = STARTER_DECKS.find(({ id }) => id === 'lamps-of-the-verge');
if (!lamps) throw new Error('the starter deck is gone');
const TEXT = exportText(lamps.list, POOL);
const COPIES = Object.values(lamps.list.main).reduce((sum, n) => sum + n, 0);

async function asGuest(page: Page): Promise<void> {
  await page.goto('/signin?next=/decks');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New deck', exact: true })).toBeVisible();
}
/** A guest's own deck with that list, opened. */
async function withDeck(page: Page, text: string): Promise<void> {
  await asGuest(page);
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByLabel('List, code or link').fill(text);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imported deck' })).toBeVisible();
}
const legality = (page: Page) => page.getByRole('region', { name: 'Legality' });
const saved = (page: Page) => page.locator('.save-state');
const counts = (page: Page) => page.locator('.editor-counts');
const row = (page: Page, name: string) => page.locator('.deck-pane .deck-row', { hasText: name });
const found = (page: Page, name: string) => page.locator('.adder-row', { hasText: name });
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the deck' }).getByRole('button', { name });
const phone = (browser: Browser, width: number) =>
  browser.newContext({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

test('a pasted list is mended by a suggestion, changed by search, saved by itself, and restored', async ({ page }) => {
  await asGuest(page);
  await page.getByRole('button', { name: 'Import a deck' }).click();
  const field = page.getByLabel('List, code or link');
  await field.fill(TEXT.replace('3 Candle Skiff', '3x Candle Skif // ours'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('There is no card named “Candle Skif”');
  await alert.getByRole('button', { name: 'Candle Skiff' }).click();
  await expect(field).toHaveValue(/3x Candle Skiff \/\/ ours/);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`${COPIES} cards`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Imported deck' })).toBeVisible();
  await expect(legality(page)).toContainText('Legal: it can be played.');
  await expect(counts(page)).toContainText(`${COPIES} cards of 50 to 80`);
  await expect(saved(page)).toHaveText('Saved');

  await page.getByRole('button', { name: 'Rename the deck' }).click();
  await page.getByLabel('Deck name').fill('Lamps, mended');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toHaveText('Saved');

  // The catalog's grammar, the keyboard, and what may be added by the rules.
  const search = page.getByRole('combobox', { name: 'Search the cards' });
  await search.fill('t:storyline long vigil');
  await expect(page.locator('.adder-row')).toHaveCount(1);
  await search.press('Enter');
  await expect(
    found(page, 'The Long Vigil').getByRole('button', { name: 'The Long Vigil', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('+');
  await expect(row(page, 'The Long Vigil').locator('.copies-stepper')).toContainText('3');
  await page.keyboard.press('+');
  await expect(row(page, 'The Long Vigil').locator('.copies-stepper')).toContainText('3');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').getByRole('article', { name: /The Long Vigil/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await search.fill('marrow kestrel');
  await expect(page.getByRole('heading', { name: 'No card fits' })).toBeVisible();
  await page.getByLabel('Only what may be added').uncheck();
  await expect(
    found(page, 'Marrow Kestrel').getByRole('button', { name: /One Marrow Kestrel more\. .*\(2\.3\)/ }),
  ).toBeVisible();

  // To the sideboard with one press, and to a list that is not legal.
  await page.getByRole('button', { name: 'Move one The Long Vigil to the sideboard' }).click();
  await expect(page.locator('.deck-sideboard')).toContainText('The Long Vigil');
  await page.getByLabel('Starter', { exact: true }).selectOption('');
  await expect(legality(page)).toContainText('One thing to fix');
  await expect(legality(page).getByRole('link', { name: 'Rule 2.1' })).toBeVisible();
  await expect(saved(page)).toHaveText('Saved');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps, mended' })).toBeVisible();
  await expect(legality(page)).toContainText('One thing to fix');
  await expect(page.locator('.deck-sideboard')).toContainText('The Long Vigil');

  await part(page, 'Versions').click();
  const versions = page.getByRole('list', { name: 'Versions, the newest first' });
  await expect(versions.getByRole('listitem').filter({ hasText: 'Version 2' }).first()).toContainText(
    '+1 The Long Vigil (sideboard)',
  );
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(legality(page)).toContainText('Legal: it can be played.');
  await expect(versions).toContainText('Version 3');
  await expect(saved(page)).toHaveText('Saved');
});

test('what the page exports it imports again as the same list, and its link shows the list to anybody', async ({
  page,
  browser,
}) => {
  await withDeck(page, TEXT);
  await page.getByRole('button', { name: 'Share' }).click();
  const text = await page.getByLabel('List as text').inputValue();
  const code = await page.getByLabel('Deck code').inputValue();
  await expect(page.getByLabel('Link to this list as it is now', { exact: true })).toHaveValue(/^http/);
  const link = await page.getByLabel('Link to this list as it is now', { exact: true }).inputValue();
  expect(text).toBe(TEXT);
  await page.getByLabel('Others may see this deck').check();
  const address = await page.getByLabel('Address of the deck').inputValue();
  await page.keyboard.press('Escape');

  for (const pasted of [code, link]) {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('List, code or link').fill(pasted);
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByLabel('Deck code')).toHaveValue(code);
    await expect(page.getByLabel('Others may see this deck')).toBeChecked();
    expect(await page.getByLabel('List as text').inputValue()).toBe(text);
    await page.keyboard.press('Escape');
  }

  const other = await browser.newContext();
  const visitor = await other.newPage();
  for (const href of [link, address]) {
    await visitor.goto(href);
    await expect(visitor.getByRole('region', { name: 'Deck list' })).toContainText('The Long Vigil');
    await expect(visitor.getByText('Legal: it can be played.')).toBeVisible();
  }
  await visitor.goto(`${link.slice(0, -3)}AAA`);
  await expect(visitor.getByRole('heading', { name: 'This link can’t be read' })).toBeVisible();
  await other.close();
});

test('a save that fails is told and made again; what was saved elsewhere is never saved over', async ({
  page,
  browser,
}) => {
  await withDeck(page, TEXT);
  await expect(saved(page)).toHaveText('Saved');
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await elsewhere.newPage();
  await second.goto(page.url());
  await expect(saved(second)).toHaveText('Saved');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'One Candle Skiff fewer in the deck' }).click();
  await expect(saved(page)).toContainText('Couldn’t save');
  await second.getByRole('button', { name: 'One Tithe of Oil fewer in the deck' }).click();
  await expect(saved(second)).toHaveText('Saved');
  await page.context().setOffline(false);
  await expect(page.getByText('This deck was changed in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toHaveText('Saved');
  await page.reload();
  await expect(row(page, 'Candle Skiff').locator('.copies-stepper')).toContainText('2');
  await part(page, 'Versions').click();
  await expect(page.getByRole('list', { name: 'Versions, the newest first' })).toContainText('−1 Tithe of Oil');
  await elsewhere.close();
});

test('a name that can not be kept is refused under its field; a deck that is gone says so, and is kept as a new one', async ({
  page,
  browser,
}) => {
  await withDeck(page, TEXT);
  const field = page.getByLabel('Deck name');
  await page.getByRole('button', { name: 'Rename the deck' }).click();
  await field.fill('x'.repeat(61));
  await page.keyboard.press('Enter');
  await expect(page.getByText('A deck’s name has at most 60 characters; this has 61.')).toBeVisible();
  await field.fill('Lamps\u202e');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A character of this name can’t be seen')).toBeVisible();
  await field.fill('Lamps 👩‍🚀');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps 👩‍🚀' })).toBeVisible();
  await expect(saved(page)).toHaveText('Saved');

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await elsewhere.newPage();
  await second.goto('/decks');
  await second.getByRole('button', { name: 'Delete Lamps 👩‍🚀' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(second.getByRole('link', { name: 'Lamps 👩‍🚀' })).toHaveCount(0);
  await elsewhere.close();
  await page.getByRole('button', { name: 'One Candle Skiff fewer in the deck' }).click();
  await expect(page.getByText('This deck is gone')).toBeVisible();
  await expect(saved(page)).toHaveText('Not saved');
  await page.getByRole('button', { name: 'Keep as a new deck' }).click();
  await expect(page.getByText('This deck is gone')).toHaveCount(0);
  await expect(saved(page)).toHaveText('Saved');
  await expect(row(page, 'Candle Skiff').locator('.copies-stepper')).toContainText('2');
});

test('Back asks before it leaves what is not saved, and what was left is taken up again', async ({ page }) => {
  await withDeck(page, TEXT);
  await expect(saved(page)).toHaveText('Saved');
  const questions: string[] = [];
  let leave = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (leave ? dialog.accept() : dialog.dismiss());
  });
  await page.route('**/api/trpc/decks.save**', (route) => route.abort());
  await page.getByRole('button', { name: 'One Candle Skiff fewer in the deck' }).click();
  await expect(saved(page)).toContainText('Couldn’t save');
  await page.evaluate(() => window.history.back());
  await expect.poll(() => questions).toHaveLength(1);
  await expect(row(page, 'Candle Skiff').locator('.copies-stepper')).toContainText('2');
  leave = true;
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible();
  await page.getByRole('link', { name: 'Imported deck' }).click();
  await expect(page.getByText('You left with changes that were not saved.')).toBeVisible();
  await expect(row(page, 'Candle Skiff').locator('.copies-stepper')).toContainText('3');
  // Only now: what was left may still be tried once more on the way out.
  await page.unroute('**/api/trpc/decks.save**');
  await page.getByRole('button', { name: 'Take them up' }).click();
  await expect(row(page, 'Candle Skiff').locator('.copies-stepper')).toContainText('2');
  await expect(page.getByText('You left with changes that were not saved.')).toHaveCount(0);
  await expect(saved(page)).toHaveText('Saved');
  await page.reload();
  await expect(row(page, 'Candle Skiff').locator('.copies-stepper')).toContainText('2');
  await expect(page.getByText('You left with changes that were not saved.')).toHaveCount(0);
});

test('a sample hand is drawn, sent back, kept and drawn on as the rules of setup say', async ({ page }) => {
  await withDeck(page, TEXT);
  await page.getByRole('button', { name: 'Sample hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sample hand' });
  const hand = dialog.getByRole('article');
  await expect(hand).toHaveCount(7);
  await dialog.getByRole('button', { name: 'Mulligan' }).click();
  await expect(dialog.getByRole('status')).toContainText('0 of 1 chosen');
  await expect(hand).toHaveCount(7);
  await dialog
    .getByRole('button', { name: /^To the bottom/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(hand).toHaveCount(6);
  await dialog.getByRole('button', { name: 'Draw next' }).click();
  await expect(hand).toHaveCount(7);
  await expect(dialog.getByRole('status')).toContainText(`${COPIES - 7} cards in the deck`);
});

test('on a phone the parts of the editor are a press away, its head stays, and nothing is wider than the screen', async ({
  browser,
}) => {
  for (const width of [390, 360]) {
    const context = await phone(browser, width);
    const page = await context.newPage();
    await withDeck(page, TEXT.replace('3 Candle Skiff\n', ''));
    for (const name of ['Add cards', 'Deck', 'Figures', 'Versions']) {
      await part(page, name).tap();
      await expect(part(page, name)).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await part(page, 'Add cards').tap();
    await page.mouse.wheel(0, 1200);
    await expect(legality(page)).toBeInViewport();
    await expect(saved(page)).toBeInViewport();
    const box = await page.locator('.adder-row .as-btn').first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await context.close();
  }
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`decks, editor, figures and a shared list are accessible in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    const rules = colorScheme === 'dark' ? 'all' : 'colours';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await withDeck(page, TEXT);
    await accessible(page, rules);
    await page.getByLabel('Homeworld', { exact: true }).selectOption('');
    for (const name of ['Figures', 'Versions']) {
      await part(page, name).click();
      await accessible(page, rules);
    }
    await page.goto('/decks');
    await accessible(page, rules);
    await page
      .getByRole('link', { name: /^See the list/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Curve' })).toBeVisible();
    await accessible(page, rules);
  });
}
