/** A whole Act by keyboard alone: nothing here moves a pointer. */
import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { expect, test } from './support/test';

const MOST_ANSWERS = 400;
/** Fixes the game's seed: that of a game of few turns. */
const CHANCE = 7;
/** What is done first, where it is offered. */
const WORTH: Readonly<Record<string, number>> = { bind: 5, play: 4, partner: 3, skip: 2, attack: 1 };

const version = (page: Page) => page.locator('[data-table]').getAttribute('data-version').then(Number);
const actNumber = (page: Page) => page.locator('[data-act-number]').getAttribute('data-act-number').then(Number);
const isOver = async (page: Page) => (await page.locator('[data-result]').count()) > 0;

/** The key of the worthiest act among the first nine that was not done before in this turn; null when none is left. */
async function worthiest(page: Page, done: Set<string>): Promise<{ key: string; act: string } | null> {
  const acts = await page
    .locator('.at-options [data-act]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.act ?? ''));
  const offered = acts.slice(0, 9).flatMap((act, at) => {
    const worth = WORTH[JSON.parse(act).do] ?? 0;
    return worth > 0 && !done.has(act) ? [{ key: `${at + 1}`, act, worth }] : [];
  });
  return offered.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

/** Answers what is asked by keys, and waits until it counts. */
async function answer(page: Page, done: Set<string>): Promise<void> {
  const open = page.locator('[data-decision]:not([data-guard])');
  await expect(open).toBeVisible();
  const before = await version(page);
  const kind = await open.getAttribute('data-kind');
  if (kind === 'response') await page.keyboard.press('p');
  else if (kind === 'action') {
    const best = await worthiest(page, done);
    if (best) done.add(best.act);
    else done.clear();
    await page.keyboard.press(best?.key ?? 'Shift+E');
  } else if ((await open.getAttribute('data-commit')) === 'option') await page.keyboard.press('1');
  else {
    const least = Number(await open.getAttribute('data-min'));
    const marked = await open.locator('[aria-pressed="true"]').count();
    for (let n = marked; n < least; n += 1) await page.keyboard.press(`${n + 1}`);
    await page.keyboard.press('Space');
  }
  await expect.poll(() => version(page), { intervals: [40] }).toBeGreaterThan(before);
}

test('a whole Act is played by keyboard alone, from the choice of a deck to the next Act', async ({ page }) => {
  test.setTimeout(300_000);
  await page.addInitScript((chance) => {
    crypto.getRandomValues = (array) => (array instanceof Uint8Array ? (array.fill(chance) as typeof array) : array);
  }, CHANCE);
  await page.goto('/practice');
  const start = page.locator('[data-practise]');
  await expect(start).toBeEnabled();
  for (let n = 0; n < 60; n += 1) {
    if (await start.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-decision]')).toBeVisible();

  const done = new Set<string>();
  for (let n = 0; n < MOST_ANSWERS && (await actNumber(page)) === 1 && !(await isOver(page)); n += 1)
    await answer(page, done);
  expect((await actNumber(page)) > 1 || (await isOver(page))).toBe(true);
  await expect(page.locator('[data-decision]')).toBeVisible();
  await accessible(page);
});
