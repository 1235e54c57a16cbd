/** A game from its table to its file: a problem is reported, and the file runs again to the same end. */
import { GAME_POOL } from '@astris/cards';
import { parseReplay, replayGame } from '@astris/replay';
import { Player, play } from './support/player';
import { expect, test } from './support/test';

test('a problem is reported from the table and from the finished game; its file is given once it is over', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const tag = Date.now().toString(36);
  const eve = await Player.arrive(browser, `Eve${tag}`);
  const fay = await Player.arrive(browser, `Fay${tag}`);
  await Promise.all([eve.signUp(), fay.signUp()]);
  await eve.openTable('lamps-of-the-verge', { rated: false });
  await fay.join(eve.name, 'tollbreakers');
  await Promise.all([eve.atTable(), fay.atTable()]);
  await play([eve, fay], () => eve.clicks + fay.clicks >= 8);

  const { page } = eve;
  const matchId = new URL(page.url()).pathname.split('/').pop() ?? '';
  const early = await page.request.get(`/game/${matchId}/replay.json`);
  expect([early.status(), await early.json()]).toEqual([409, { error: 'gameStillLive' }]);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-report]').click();
  await page.getByLabel('What is wrong?').fill('This card should be ready.');
  await page.locator('[data-send-report]').click();
  await expect(page.locator('[data-report-reference]')).toHaveAttribute('data-report-reference', /^[2-9A-Z]{8}$/);
  await page.getByRole('button', { name: 'Close' }).last().click();
  // A report holds nobody up.
  await play([eve, fay], () => eve.clicks + fay.clicks >= 12);
  await eve.concede();
  await expect(page.locator('[data-settled="true"]')).toBeVisible();

  await page.goto(`/game/${matchId}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`astris-${matchId}.json`);
  const answer = await page.request.get(`/game/${matchId}/replay.json`);
  const parsed = parseReplay(await answer.text());
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  expect(replayGame(parsed.file, GAME_POOL)).toMatchObject({ hashHolds: true, commitmentHolds: true });
  expect(parsed.file.seats.map(({ name }) => name)).toEqual([eve.name, fay.name]);

  await page.locator('[data-report]').click();
  await page.getByLabel('What is wrong?').fill('The log leaves something out.');
  await page.locator('[data-send-report]').click();
  await expect(page.locator('[data-report-reference]')).toBeVisible();
  const gone = await page.request.get('/game/no-such-game/replay.json');
  expect([gone.status(), await gone.json()]).toEqual([404, { error: 'unknownMatch' }]);
});
