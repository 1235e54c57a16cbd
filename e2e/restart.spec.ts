import { Player, play } from './support/player';
import { expect, test } from './support/test';

const SEED = '5'.padStart(64, '0');
/** Actions of each player after the restart. */
const MORE = 10;

test('the game service is killed in mid-game; both come back by themselves, play on, and one concedes', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const tag = Date.now().toString(36);
  const cat = await Player.arrive(browser, `Cat${tag}`);
  const dan = await Player.arrive(browser, `Dan${tag}`);
  await Promise.all([cat.signUp(), dan.signUp()]);
  await cat.openTable('lamps-of-the-verge', { rated: false, seed: SEED });
  await dan.join(cat.name, 'tollbreakers');
  await Promise.all([cat.atTable(), dan.atTable()]);
  const players = [cat, dan];
  await play(players, () => players.every((player) => player.clicks >= 6));

  const before = players.map(({ seen }) => ({ version: seen.version, connections: seen.connections, clicks: 0 }));
  const boards = players.map(({ seen }) => JSON.stringify(seen.view?.board));
  const control = process.env.E2E_CONTROL_URL;
  expect((await request.post(`${control}/game/kill`)).status()).toBe(204);
  for (const player of players)
    await expect(player.page.locator('[data-connection="reconnecting"]').first()).toBeVisible();
  expect((await request.post(`${control}/game/start`)).status()).toBe(204);
  for (const [index, player] of players.entries()) {
    await expect(player.page.locator('[data-connection="live"]').first()).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => player.seen.connections).toBeGreaterThan(before[index]?.connections ?? 0);
    // What a player had seen is still so.
    expect(player.seen.version).toBeGreaterThanOrEqual(before[index]?.version ?? 0);
    if (player.seen.version === before[index]?.version)
      expect(JSON.stringify(player.seen.view?.board)).toBe(boards[index]);
  }

  const start = players.map((player) => player.clicks);
  await play(players, () => players.every((player, index) => player.clicks >= (start[index] ?? 0) + MORE));
  expect(players.every((player) => !player.isOver)).toBe(true);
  await cat.concede();
  for (const player of players) {
    await expect(player.page.locator('[data-result="concession"]')).toBeVisible();
    await expect(player.page.locator('[data-result]')).toHaveAttribute('data-winner', '1');
  }
});

test('a page of another build than the service says that Astris was updated, and goes on once it is loaded again', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const tag = Date.now().toString(36);
  const [eve, fay] = [await Player.arrive(browser, `Eve${tag}`), await Player.arrive(browser, `Fay${tag}`)];
  await Promise.all([eve.signUp(), fay.signUp()]);
  await eve.openTable('lamps-of-the-verge', { rated: false, seed: SEED });
  await fay.join(eve.name, 'tollbreakers');
  await Promise.all([eve.atTable(), fay.atTable()]);

  const page = await eve.page.context().newPage();
  let stale = true;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const service = socket.connectToServer();
    socket.onMessage((data) =>
      service.send(stale ? data.toString().replace(/"wire":"[^"]*"/, '"wire":"00000000"') : data),
    );
  });
  await page.goto(eve.page.url());
  await expect(page.getByRole('heading', { name: 'Astris was updated' })).toBeVisible();
  stale = false;
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('[data-connection="live"]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Astris was updated' })).toBeHidden();
});
