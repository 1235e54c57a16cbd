/** What somebody sees who learns and practises: no account, and no service behind the table. */
import { expect, test } from '../support/test';
import { shoot, shootTable } from './camera';

test('learn: the list and the choice of a practice game', async ({ page }) => {
  for (const [name, address] of Object.entries({ learn: '/learn', practice: '/practice' })) {
    await page.goto(address);
    await shoot(page, name);
  }
});

test('learn: a puzzle at its task, a hint, missed', async ({ page }) => {
  await page.goto('/learn/chain');
  await expect(page.locator('[data-decision]')).toBeVisible();
  await shootTable(page, 'puzzle-task');
  await page.locator('[data-hint="0"]').click();
  await page.locator('[data-hint="1"]').click();
  await shootTable(page, 'puzzle-hint');
  await expect(page.locator('.at-endturn')).not.toHaveAttribute('aria-disabled', 'true');
  await page.locator('.at-endturn').click();
  await expect(page.locator('[data-puzzle-state="missed"]')).toBeVisible();
  await shootTable(page, 'puzzle-missed');
});

test('learn: the first game', async ({ page }) => {
  await page.goto('/learn/first-game');
  await expect(page.locator('[data-decision]')).toBeVisible();
  await shootTable(page, 'first-game');
});
