/** A game that was played here, looked at again: stepped through, linked, checked, and played on from a moment of it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { watch } from './support/frames';
import { Player, play } from './support/player';
import { expect, test } from './support/test';

const SEED = '7'.padStart(64, '0');
const ROOT = new URL('..', import.meta.url).pathname;

/** What a table shows of a moment, live or looked at again. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const ids = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [data-card]`)].map(({ dataset }) => dataset.card).sort();
    const fields = [...document.querySelectorAll('.at-strip')].map((strip) =>
      [...strip.querySelectorAll('.at-fld:not(.at-clock) b')].map((field) => field.textContent),
    );
    return { map: ids('.at-map'), hand: ids('.at-hand'), stories: ids('.at-rail'), fields };
  });
const step = (page: Page) => page.locator('.ar-page').getAttribute('data-at').then(Number);
async function at(page: Page, wanted: number): Promise<void> {
  await expect(page.locator('.ar-page')).toHaveAttribute('data-at', String(wanted));
}

test('a finished game is stepped through to the end and back, linked, checked and played on from a moment', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const tag = Date.now().toString(36);
  const gil = await Player.arrive(browser, `Gil${tag}`);
  const hal = await Player.arrive(browser, `Hal${tag}`);
  await Promise.all([gil.signUp(), hal.signUp()]);
  await gil.openTable('lamps-of-the-verge', { rated: false, seed: SEED });
  await hal.join(gil.name, 'tollbreakers');
  await Promise.all([gil.atTable(), hal.atTable()]);
  await play([gil, hal], () => gil.clicks >= 12 && gil.decision?.kind === 'action');

  const { page } = gil;
  const match = new URL(page.url()).pathname.split('/').pop() ?? '';
  const replay = `/game/${match}/replay`;
  await expect.poll(() => hal.seen.version).toBe(gil.seen.version);
  await expect(page.locator(`[data-decision="${gil.decision?.id}"]`)).toBeVisible();
  const moment = { version: gil.seen.version, board: gil.seen.view?.board, table: await shown(page) };
  const hands = [gil, hal].map(({ seen }) => seen.view?.own?.hand.map(({ id }) => String(id)).sort());

  await test.step('while it is live, its replay leads to the table', async () => {
    await hal.page.goto(replay);
    await expect(hal.page.getByRole('heading', { name: 'This game is still being played' })).toBeVisible();
    await hal.page.getByRole('link', { name: 'Go to the table' }).click();
    await hal.atTable();
  });
  await play([gil, hal], () => gil.clicks >= 20);
  await gil.concede();
  await expect(page.locator('[data-settled="true"]')).toBeVisible();
  const last = gil.seen.version;

  await test.step('from the end of the game, by key to the last step and back', async () => {
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.waitForURL(new RegExp(`${replay}`));
    await at(page, 0);
    await page.keyboard.press('End');
    await at(page, last);
    await expect(page).toHaveURL(new RegExp(`#t=${last}$`));
    await expect(page.getByText('The game is over.', { exact: true })).toBeVisible();
    for (let back = last - 1; back >= 0; back -= 1) {
      await page.keyboard.press('ArrowLeft');
      await at(page, back);
    }
    await page.keyboard.press('Shift+ArrowRight');
    expect(await step(page)).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    await at(page, 0);
    await page.keyboard.press('Space');
    await expect.poll(() => step(page)).toBeGreaterThan(1);
    await page.keyboard.press('Space');
  });

  await test.step('an address names the very moment, and follows the step', async () => {
    await page.goto('about:blank');
    await page.goto(`${replay}?seat=0#t=${moment.version}`);
    await at(page, moment.version);
    expect(await shown(page)).toEqual(moment.table);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`seat=0#t=${moment.version + 1}$`));
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`seat=0#t=${moment.version}$`));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link to this moment' }).click();
    await expect(page.getByText('Link to this moment copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('with both hands open, both are shown, and nothing of a deck', async () => {
    await page.getByRole('button', { name: 'Both hands' }).click();
    const both = await page.evaluate(() =>
      ['.at-hand', '.at-open-hand'].map((row) =>
        [...document.querySelectorAll<HTMLElement>(`${row} [data-card]`)].map(({ dataset }) => dataset.card).sort(),
      ),
    );
    expect(both).toEqual(hands);
    await page.locator('[data-shown="1"]').click();
    await expect(page.locator('.at-open-hand')).toHaveCount(0);
    await page.locator('.ar-jump').nth(2).click();
    expect(await step(page)).toBeLessThan(moment.version);
  });

  await test.step('17.7 the hash computed in the browser is the one that the command prints for the file', async () => {
    const file = test.info().outputPath('replay.json');
    fs.writeFileSync(file, await (await page.request.get(`/game/${match}/replay.json`)).body());
    const printed = execFileSync('npm', ['run', '--silent', 'replay', '--', file], { cwd: ROOT, encoding: 'utf8' });
    const check = page.locator('[data-check]');
    await expect(check).toHaveAttribute('data-check', 'true');
    const hash = await check.getAttribute('data-hash');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(printed).toContain(hash);
    await expect(check).toHaveText(`Replay checked: hash ${hash?.slice(0, 12)}…, seed commitment holds`);
  });

  await test.step('it can be read by everybody, dark and light', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? 'all' : 'colours';
      await accessible(page, rules);
      await page.getByRole('button', { name: 'Menu' }).click();
      await accessible(page, rules);
      await page.keyboard.press('Escape');
    }
  });

  await test.step('the game’s page and the list of games lead to it; an unknown game is not found', async () => {
    await page.goto(`/game/${match}`);
    await expect(page.getByRole('link', { name: 'Step through it' })).toHaveAttribute('href', replay);
    await page.goto('/history');
    await expect(page.getByRole('link', { name: /^Replay/ })).toHaveAttribute('href', replay);
    expect((await page.goto('/game/no-such-game/replay'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such game' })).toBeVisible();
    await accessible(page);
  });

  await test.step('playing on leads to a live table with the board of the moment', async () => {
    await page.goto(`${replay}?seat=0#t=${moment.version}`);
    await at(page, moment.version);
    const seen = watch(page);
    await page.getByRole('button', { name: 'Play on from here against the bot' }).click();
    await page.locator('[data-take-seat="0"]').check();
    await accessible(page);
    await page.locator('[data-play-on-begin]').click();
    await page.waitForURL(/\/match\//);
    expect(new URL(page.url()).pathname).not.toContain(match);
    await expect.poll(() => seen.view !== null).toBe(true);
    expect(seen.view?.board).toEqual(moment.board);
    expect(seen.version).toBe(moment.version);
    const clicks = gil.clicks;
    await play([gil], () => gil.clicks > clicks);
  });
});
