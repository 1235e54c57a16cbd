/** What a newcomer finds: a decision of their own at once, a puzzle to solve, and a game that needs no network. */
import { GAME_POOL } from '@astris/cards';
import { type Action, actionOf, decisionsOf } from '@astris/engine';
import { LocalMatch } from '@astris/practice';
import { puzzleGame, puzzleOf, whimsOf } from '@astris/practice/puzzles';
import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import { expect, test } from './support/test';

const A_MINUTE = 60_000;
const decision = (page: Page) => page.locator('[data-decision]');
const version = (page: Page) => page.locator('[data-table]').getAttribute('data-version').then(Number);

/** Presses a button that takes no click for a moment after it has appeared. */
async function press(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector).first();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}

/** Answers whatever is asked by the first thing that is offered, or ends the turn; waits until it counts. */
async function answer(page: Page): Promise<void> {
  await expect(decision(page)).toBeVisible();
  const before = await version(page);
  const open = decision(page);
  const id = await open.getAttribute('data-decision');
  const kind = await open.getAttribute('data-kind');
  const at = `[data-decision="${id}"]`;
  if (kind === 'action') await press(page, `${at} .at-endturn`);
  else if (kind === 'response') await press(page, `${at} .at-pass`);
  else if ((await open.getAttribute('data-commit')) === 'option') await press(page, `${at} [data-option]`);
  else {
    const least = Number(await open.getAttribute('data-min'));
    for (let n = 0; n < least; n += 1) await press(page, `${at} [data-option="${n}"]`);
    await press(page, `${at} [data-confirm]`);
  }
  await expect.poll(() => version(page)).toBeGreaterThan(before);
}

/** Clicks through the solution of a puzzle, as a table beside this page says what is where. */
async function solve(page: Page, id: Parameters<typeof puzzleOf>[0]): Promise<void> {
  const puzzle = puzzleOf(id);
  const timers: (() => void)[] = [];
  const match = new LocalMatch(puzzleGame(puzzle, GAME_POOL), {
    pool: GAME_POOL,
    whims: whimsOf(puzzle.position.seed),
    now: () => 0,
    delay: () => 0,
    after: (_, run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
    stepped: () => undefined,
    settled: () => undefined,
    fault: (message) => expect(message).toBe(''),
  });
  match.start();
  for (const word of puzzle.position.solution) {
    while (timers.length > 0) timers.shift()?.();
    const asked = decisionsOf(match.game)[puzzle.position.seat];
    const action = actionOf(word) as Action;
    const wanted = action.type === 'act' ? JSON.stringify(action.act) : '';
    const index =
      action.type === 'choose'
        ? action.chosen[0]
        : asked?.options.findIndex((option) => option.kind === 'act' && JSON.stringify(option.act) === wanted);
    const at = `[data-decision="${asked?.id}"]`;
    await expect(page.locator(at)).toBeVisible();
    await press(page, `${at} [data-option="${index}"]`);
    if ((await page.locator(`${at}[data-commit="confirm"]`).count()) > 0 && action.type === 'choose')
      await press(page, `${at} [data-confirm]`);
    match.act({ version: match.version, decision: asked?.id ?? null, action });
  }
}

test('a newcomer decides something within a minute of opening the page, without an account', async ({ page }) => {
  const begun = Date.now();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).click();
  await answer(page);
  expect(Date.now() - begun).toBeLessThan(A_MINUTE);
  await expect(page.locator('[data-coach]')).not.toHaveAttribute('data-coach', '');
  await accessible(page);
  expect(sockets).toEqual([]);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: /session/ }));
});

test('a puzzle is missed, begun again and solved, and the list remembers it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn with a puzzle' }).click();
  const band = page.locator('[data-puzzle="treasury"]');
  await expect(decision(page)).toBeVisible();
  await page.locator('.at-hand .as-tc.is-legal').first().click();
  await expect(page.getByRole('region', { name: 'What follows if nobody responds' })).toBeVisible();
  await press(page, '[data-hint="0"]');
  await expect(band).toContainText('Hint 1');
  await press(page, '[data-decision] .at-endturn');
  await expect(band).toHaveAttribute('data-puzzle-state', 'missed');
  await press(page, '[data-puzzle-again]');
  await expect(band).toHaveAttribute('data-puzzle-state', 'open');
  await solve(page, 'treasury');
  await expect(band).toHaveAttribute('data-puzzle-state', 'solved');
  await expect(band).toContainText('Solved.');
  await accessible(page);
  await band.getByRole('link', { name: 'List' }).click();
  await expect(page.getByText('1 of 6 solved')).toBeVisible();
  await expect(page.locator('[data-solved="true"]')).toHaveCount(1);
  await accessible(page);
});

test('practice is played without the network, goes on after a reload, and gives its file at the end', async ({
  page,
  context,
}) => {
  await page.goto('/practice');
  await accessible(page);
  await page.locator('[data-practise]').click();
  await expect(decision(page)).toBeVisible();
  await expect(page.locator('[data-whole="true"]')).toBeVisible({ timeout: 60_000 });
  const lacking: string[] = [];
  page.on('requestfailed', (request) => lacking.push(request.url()));
  await context.setOffline(true);
  for (let n = 0; n < 6; n += 1) await answer(page);
  expect(lacking).toEqual([]);

  await expect(decision(page)).toBeVisible();
  const before = await version(page);
  const hand = await page.locator('.at-hand').textContent();
  await context.setOffline(false);
  await page.reload();
  await expect(decision(page)).toBeVisible();
  expect(await version(page)).toBe(before);
  expect(await page.locator('.at-hand').textContent()).toBe(hand);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-concede]').click();
  await page.locator('[data-concede-sure]').click();
  await expect(page.locator('[data-result="concession"]')).toBeVisible();
  await expect(page.locator('[data-seed-kept="true"]')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.locator('[data-save-replay]').click();
  expect((await saved).suggestedFilename()).toBe('astris-practice.json');
  await page.locator('[data-again]').click();
  await expect(page.locator('[data-result]')).toHaveCount(0);
  await expect(decision(page)).toBeVisible();
});
