import { accessible } from './support/accessible';
import { Player } from './support/player';
import { expect, test } from './support/test';

test('two who queue for a ranked game meet at one table; a third waits, loads the page again, and stops waiting in another tab, which the first one says', async ({
  browser,
}) => {
  const tag = Date.now().toString(36);
  const [ann, bob, cy] = await Promise.all(['Qa', 'Qb', 'Qc'].map((name) => Player.arrive(browser, `${name}${tag}`)));
  if (!ann || !bob || !cy) throw new Error('three players');
  await Promise.all([ann, bob, cy].map((player) => player.signUp()));

  await ann.queue('ranked');
  await expect(ann.page.locator('[data-queue="RANKED"]')).toContainText('Your opponent may be rated');
  await bob.queue('ranked');
  await Promise.all([ann.atTable(), bob.atTable()]);
  expect(new URL(ann.page.url()).pathname).toBe(new URL(bob.page.url()).pathname);

  await cy.page.setViewportSize({ width: 390, height: 844 });
  await cy.queue('casual');
  const waiting = cy.page.locator('[data-queue="CASUAL"]');
  await expect(waiting).toContainText('Waiting for a casual opponent');
  await expect(waiting.getByRole('status')).toHaveCount(1);
  await accessible(cy.page);
  await cy.page.reload();
  await expect(waiting).toBeVisible();
  // Another tab of the same player.
  const tab = await cy.page.context().newPage();
  await tab.goto('/cards');
  const bar = tab.getByRole('complementary', { name: 'Your place in the queue' });
  await expect(bar).toContainText('Waiting for a casual opponent');
  await bar.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(bar).toHaveCount(0);
  await expect(cy.page.getByText('You are no longer in the queue')).toBeVisible();
  await expect(cy.page.getByRole('button', { name: 'Play casual' })).toBeVisible();
  await cy.page.reload();
  await expect(cy.page.getByRole('button', { name: 'Play casual' })).toBeEnabled();
  await expect(waiting).toHaveCount(0);
});
