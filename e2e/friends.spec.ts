import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { Player } from './support/player';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The row about somebody on the page of friends. */
const row = ({ page }: Player, { name }: Player) => page.locator(`[data-person="${name}"]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** What is to be seen, for a person to look at: E2E_PICTURES names the folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Dark and light, and on a phone, where nothing scrolls sideways. */
async function looksWell(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await accessible(page);
  await picture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await accessible(page, 'colours');
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(page, `${name}-phone`);
  await page.setViewportSize(DESKTOP);
}

/** The page in German, which fits a phone too; in English again afterwards. */
async function fitsInGerman(page: Page, title: string, name: string): Promise<void> {
  const speak = async (value: string) => {
    await page.context().addCookies([{ name: 'astris-locale', value, url: page.url() }]);
    await page.reload();
  };
  await speak('de');
  await page.setViewportSize(PHONE);
  await expect(heading(page, title)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture(page, `${name}-german`);
  await page.setViewportSize(DESKTOP);
  await speak('en');
}

/** Challenges a friend from the page of friends; the lobby says that it waits for them. */
async function challenge(player: Player, friend: Player): Promise<void> {
  await player.page.goto('/friends');
  await row(player, friend)
    .getByRole('button', { name: `Challenge ${friend.name}` })
    .click();
  await player.page.getByRole('button', { name: 'Send the challenge' }).click();
  await player.page.waitForURL(/\/play$/);
  await expect(player.page.getByText(`Waiting for ${friend.name}`)).toBeVisible();
}

test('two become friends; one sees that the other plays, and challenges; the other declines one, accepts the next from the lobby, and both are at the table', async ({
  browser,
}) => {
  const tag = Date.now().toString(36);
  const [ann, bob, cy] = await Promise.all(['Fa', 'Fb', 'Fc'].map((name) => Player.arrive(browser, `${name}${tag}`)));
  if (!ann || !bob || !cy) throw new Error('three people');
  for (const person of [ann, bob, cy]) await person.signUp();

  await test.step('one asks by name, the other accepts', async () => {
    await ann.page.goto('/friends');
    await expect(heading(ann.page, 'You have no friends here yet')).toBeVisible();
    await ann.page.getByLabel('Name of a player').fill('nobody at all');
    await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(ann.page.getByText('There is no such player.')).toBeVisible();
    await ann.page.getByLabel('Name of a player').fill(bob.name.toUpperCase());
    await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(row(ann, bob).getByRole('button', { name: 'Take back' })).toBeVisible();
    await ann.page.goto(`/player/${bob.name}`);
    await expect(ann.page.getByText('Asked', { exact: true })).toBeVisible();

    await bob.page.goto(`/player/${ann.name}`);
    await expect(bob.page.getByRole('button', { name: 'Accept as a friend' })).toBeVisible();
    await bob.page.getByRole('button', { name: `Account: ${bob.name}, 1 friend request` }).click();
    await bob.page.getByRole('menuitem', { name: 'Friends (1)' }).click();
    await expect(row(bob, ann)).toContainText('asked');
    await looksWell(bob.page, 'friends-request');
    await row(bob, ann)
      .getByRole('button', { name: `Accept ${ann.name}` })
      .click();
    await expect(row(bob, ann)).toContainText('Friends since');
    await expect(bob.page.getByRole('button', { name: `Account: ${bob.name}`, exact: true })).toBeVisible();
  });

  await test.step('what a friend plays is seen without loading the page again', async () => {
    await ann.page.goto('/friends');
    await expect(row(ann, bob)).toContainText('Friends since');
    await bob.openTable('lamps-of-the-verge', { rated: false });
    await cy.join(bob.name, 'tollbreakers');
    await Promise.all([bob.atTable(), cy.atTable()]);
    await expect(row(ann, bob)).toContainText(`Playing against ${cy.name}`);
    await looksWell(ann.page, 'friends-playing');
    await fitsInGerman(ann.page, 'Deine Freunde', 'friends');
    await row(ann, bob)
      .getByRole('link', { name: `Watch ${bob.name}` })
      .click();
    await ann.atTable();
    await bob.concede();
    await expect(bob.page.locator('[data-settled="true"]')).toBeVisible();
  });

  await test.step('a challenge is declined, and its maker told', async () => {
    await bob.page.goto('/play');
    await challenge(ann, bob);
    await expect(bob.page.getByText(`${ann.name} challenges you`)).toBeVisible();
    await bob.page.getByRole('button', { name: `Decline the challenge of ${ann.name}` }).click();
    await expect(bob.page.getByText(`${ann.name} challenges you`)).toHaveCount(0);
    await expect(ann.page.getByText(`The challenge to ${bob.name} is over`)).toBeVisible();
    await expect(ann.page.getByText(`Waiting for ${bob.name}`)).toHaveCount(0);
  });

  await test.step('the next one is accepted in the lobby, by nobody else', async () => {
    await challenge(ann, bob);
    await picture(ann.page, 'friends-lobby-maker');
    await cy.page.goto(new URL(await ann.page.getByLabel('Challenge link').inputValue()).pathname);
    await expect(heading(cy.page, `${ann.name} challenges somebody else`)).toBeVisible();
    await accessible(cy.page);
    await expect(bob.page.getByText(`${ann.name} challenges you`)).toBeVisible();
    await looksWell(bob.page, 'friends-lobby');
    await fitsInGerman(bob.page, 'Herausforderungen an dich', 'friends-lobby');
    await bob.page.getByRole('button', { name: `Accept the challenge of ${ann.name}` }).click();
    await Promise.all([ann, bob].map(({ page }) => page.waitForURL(/\/match\//)));
    for (const { page } of [ann, bob]) await expect(page.locator('[data-table]')).toBeVisible();
    expect(pathOf(ann.page)).toBe(pathOf(bob.page));
  });

  await test.step('a block ends it, and is taken back on the same page', async () => {
    await bob.page.goto(`/player/${ann.name}`);
    await expect(bob.page.getByText('Friends', { exact: true })).toBeVisible();
    await bob.page.getByRole('button', { name: 'Report', exact: true }).click();
    await bob.page.getByLabel('Note').fill('To block somebody.');
    await bob.page.getByRole('button', { name: 'Send the report' }).click();
    await bob.page.locator('[data-block-player]').click();
    await bob.page.goto('/friends');
    await expect(heading(bob.page, 'You have no friends here yet')).toBeVisible();
    await expect(row(bob, ann)).toContainText('Blocked');
    await looksWell(bob.page, 'friends-blocked');
    await ann.page.goto('/friends');
    await ann.page.getByLabel('Name of a player').fill(bob.name);
    await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(ann.page.getByText('There is no such player.')).toBeVisible();
    await row(bob, ann)
      .getByRole('button', { name: `Unblock ${ann.name}` })
      .click();
    await expect(bob.page.getByText('You have blocked and muted nobody.')).toBeVisible();
  });
});
