/** What two people see of the site around a rated game of theirs, and what a moderator sees of it. */
import type { Page } from '@playwright/test';
import { makeModerator } from '../support/operator';
import { Player, play } from '../support/player';
import { expect, test } from '../support/test';
import { shoot, shootTable } from './camera';

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('pages of somebody who has just signed up', async ({ browser }) => {
  const nia = await Player.arrive(browser, 'Nia');
  await nia.signUp();
  const { page } = nia;
  for (const [name, address] of Object.entries({
    'member-home': '/',
    'member-lobby': '/play',
    'member-decks-none': '/decks',
    'member-history-none': '/history',
    'member-friends-none': '/friends',
    'member-settings': '/settings',
    'member-profile-new': '/player/Nia',
    'member-notices': '/notices',
  })) {
    await page.goto(address);
    await shoot(page, name);
  }
  await nia.queue('ranked');
  await shoot(page, 'member-queue');
});

test('the deck builder', async ({ browser }) => {
  const dov = await Player.arrive(browser, 'Dov');
  await dov.signUp();
  const { page } = dov;
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByLabel('List, code or link').fill('Homeworld: Emberwell\n3 Candle Skif\n2 Pell, Novice of the Wick');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await shoot(page, 'deck-import', { whole: false });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await page.waitForURL(/\/decks\/.+/);
  await shoot(page, 'deck-editor');
  await page.goto('/decks');
  await shoot(page, 'member-decks');
});

test('a rated game and what the pages tell of it', async ({ browser }) => {
  const asa = await Player.arrive(browser, 'Asa');
  const ben = await Player.arrive(browser, 'Ben');
  await Promise.all([asa.signUp(), ben.signUp()]);
  await asa.openTable('second-names', { rated: true, seed: '12'.padStart(64, '0') });
  await shoot(asa.page, 'member-open-table');
  await ben.page.goto('/play');
  await shoot(ben.page, 'lobby-with-a-table');
  await ben.join(asa.name, 'nine-patterns');
  await Promise.all([asa.atTable(), ben.atTable()]);
  const table = asa.page.url();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/watch');
  await shoot(visitor, 'watch-with-a-game');
  await visitor.goto(table);
  await expect(visitor.locator('[data-table]')).toBeVisible();

  await play([asa, ben], () => asa.clicks >= 20 && asa.decision?.kind === 'action');
  await shootTable(visitor, 'table-spectator');
  await asa.page.getByRole('button', { name: 'Menu' }).click();
  await shootTable(asa.page, 'table-menu');
  await asa.page.keyboard.press('Escape');
  await asa.page.keyboard.press('c');
  await shootTable(asa.page, 'table-chat');
  await ben.page.goto('/');
  await expect(asa.page.locator('[data-banner="away"]')).toBeVisible();
  await shootTable(asa.page, 'table-opponent-away');
  await shoot(ben.page, 'member-home-with-a-game');
  await ben.page.goto(table);
  await expect(ben.page.locator('[data-connection="live"]').first()).toBeVisible();
  await asa.concede();
  for (const player of [asa, ben]) await expect(player.page.locator('[data-settled="true"]')).toBeVisible();
  await shootTable(ben.page, 'table-won');
  await shootTable(asa.page, 'table-lost');
  await asa.page.getByText('Report Ben').click();
  await asa.page.getByLabel('Note').fill('Left the table twice.');
  await shootTable(asa.page, 'table-report');
  await asa.page.getByRole('button', { name: 'Send the report' }).click();
  await expect(asa.page.locator('[data-report-reference]')).toBeVisible();

  const { page } = asa;
  const game = `/game/${pathOf(ben.page).split('/').pop()}`;
  for (const [name, address] of Object.entries({
    'ladder-with-a-game': '/ladder',
    'profile-with-a-game': '/player/Asa',
    'history-with-a-game': '/history',
    game,
  })) {
    await page.goto(address);
    await shoot(page, name);
  }
  await page.goto(`${game}/replay`);
  await expect(page.locator('.ar-page')).toBeVisible();
  await shootTable(page, 'replay');

  const mod = await Player.arrive(browser, 'Mod');
  await mod.signUp();
  await makeModerator(mod.name);
  await mod.page.goto('/moderation');
  await shoot(mod.page, 'moderation-reports');
  await mod.page.getByRole('link', { name: 'Ben' }).first().click();
  await mod.page.waitForURL(/\/moderation\/.+/);
  await shoot(mod.page, 'moderation-report');
});
