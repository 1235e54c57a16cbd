import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { makeModerator } from './support/operator';
import { Player } from './support/player';
import { expect, test } from './support/test';

const HOSTILE = '<img src=x onerror="document.title=1"> {{7*7}} https://thief.example';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A picture of what somebody sees, for a person to look at: E2E_PICTURES names the folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
const openChat = (page: Page) => page.getByRole('button', { name: /^Chat/ }).click();
const lines = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('two talk at the table; one mutes and reports the other; a moderator reads it and suspends; that one reads why and appeals', async ({
  browser,
}) => {
  const tag = Date.now().toString(36);
  const [ann, bob, mod] = await Promise.all(['Ca', 'Cb', 'Cm'].map((name) => Player.arrive(browser, `${name}${tag}`)));
  if (!ann || !bob || !mod) throw new Error('three people');
  for (const person of [ann, bob, mod]) await person.signUp();
  await makeModerator(mod.name);
  await ann.queue('casual');
  await bob.queue('casual');
  await Promise.all([ann.atTable(), bob.atTable()]);

  await openChat(ann.page);
  await ann.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(bob.page.locator('[data-side-tab="chat"]')).toContainText('1 unread');
  await bob.page.keyboard.press('c');
  await expect(lines(bob.page)).toContainText(`${ann.name} Good luck!`);
  await bob.page.keyboard.type(HOSTILE);
  await bob.page.keyboard.press('Enter');
  await expect(lines(ann.page)).toContainText(`${bob.name} ${HOSTILE}`);
  expect(await lines(ann.page).locator('img, a').count()).toBe(0);
  await accessible(ann.page, 'all', '.at-chat');
  await picture(ann.page, 'chat-desktop');
  await bob.page.setViewportSize(PHONE);
  await openChat(bob.page);
  await expect(lines(bob.page)).toBeVisible();
  await accessible(bob.page, 'all', '.at-chat');
  await picture(bob.page, 'chat-phone');

  await ann.page.getByRole('button', { name: `Mute ${bob.name} for yourself` }).click();
  await expect(lines(ann.page)).not.toContainText('thief');
  await bob.page.getByRole('button', { name: 'Thanks' }).click();
  await expect(lines(bob.page)).toContainText('Thanks');
  await ann.page.getByRole('button', { name: `Report ${bob.name}` }).click();
  await ann.page.getByLabel('Note').fill('Look at what he writes.');
  await accessible(ann.page, 'all', '[role="dialog"]');
  await picture(ann.page, 'report-dialog');
  await ann.page.getByRole('button', { name: 'Send the report' }).click();
  await expect(ann.page.locator('[data-report-reference]')).toBeVisible();
  await expect(lines(ann.page)).not.toContainText('Thanks');

  await mod.page.goto('/moderation');
  await picture(mod.page, 'moderation');
  await accessible(mod.page);
  await mod.page.getByRole('link', { name: bob.name }).click();
  await expect(mod.page.getByRole('list', { name: 'Chat of the game' })).toContainText(HOSTILE);
  await expect(mod.page.getByText('Insults or harassment in the chat')).toBeVisible();
  await accessible(mod.page);
  await picture(mod.page, 'report');
  await mod.page.getByLabel('Suspend').check();
  await mod.page.getByLabel('Reason').fill('Spam at the table.');
  await mod.page.getByRole('button', { name: `Suspend ${bob.name}` }).click();
  await expect(mod.page.locator('[data-act-id]')).toContainText('Suspended until');

  await bob.page.getByRole('link', { name: 'Read why' }).click();
  await expect(bob.page.getByText('This account is suspended')).toBeVisible();
  await expect(bob.page.locator('[data-act-id]')).toContainText('Spam at the table.');
  await accessible(bob.page);
  await picture(bob.page, 'suspended-phone');
  await bob.page.context().clearCookies();
  await bob.page.goto('/signin');
  await bob.page.getByLabel('Email').fill(`${bob.name.toLowerCase()}@example.org`);
  await bob.page.getByLabel('Password').fill('correct horse battery');
  await bob.page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await bob.page.getByLabel('Appeal').fill('It was a test.');
  await bob.page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(bob.page.locator('[data-act-id]')).toContainText('A moderator will answer it here.');

  await mod.page.goto('/moderation');
  await mod.page.setViewportSize(PHONE);
  await expect(mod.page.locator('[data-act-id]').filter({ hasText: bob.name })).toContainText('It was a test.');
  await picture(mod.page, 'appeal-phone');
  await mod.page.setViewportSize(DESKTOP);
  const appeal = mod.page.locator('[data-act-id]').filter({ hasText: bob.name });
  await appeal.getByLabel('Answer to the appeal').fill('Then it is over.');
  await appeal.getByRole('button', { name: 'Take it back' }).click();
  await expect(appeal).toHaveCount(0);
  await bob.page.reload();
  await expect(bob.page.locator('[data-act-id]')).toContainText('Then it is over.');
});
