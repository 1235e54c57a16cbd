import { said, watch } from './support/frames';
import { Player, play } from './support/player';
import { expect, test } from './support/test';

/** A game of three Acts in which much is asked: the shortest of its kind among the first hundred and twenty. */
const SEED = '84'.padStart(64, '0');
const MOST_CLICKS = 250;

test('two new players play a rated game to its end, and history and ladder show it on both sides', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const tag = Date.now().toString(36);
  const ann = await Player.arrive(browser, `Ann${tag}`);
  const bob = await Player.arrive(browser, `Bob${tag}`);
  await Promise.all([ann.signUp(), bob.signUp()]);
  await ann.openTable('lamps-of-the-verge', { rated: true, seed: SEED });
  await bob.join(ann.name, 'tollbreakers');
  await Promise.all([ann.atTable(), bob.atTable()]);

  const stranger = await (await browser.newContext()).newPage();
  const seen = watch(stranger);
  await stranger.goto('/watch');
  await stranger.getByRole('link', { name: new RegExp(`^Watch .*${ann.name}`) }).click();
  await expect.poll(() => seen.view !== null).toBe(true);

  await play([ann, bob]);
  expect(ann.clicks + bob.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  const answered = new Set([...ann.answered, ...bob.answered]);
  for (const kind of ['goesFirst', 'mulligan', 'action', 'setAside', 'exchange'] as const)
    expect(answered).toContain(kind);
  const acts = ann.seen.view?.board.acts ?? [];
  expect(acts.some((act) => act.by === 'storyline' && !act.skipped)).toBe(true);

  for (const player of [ann, bob]) {
    await expect(player.page.locator('[data-result="acts"]')).toBeVisible();
    await expect(player.page.locator('[data-settled="true"]')).toBeVisible();
    await expect(player.page.locator('[data-seed-kept="true"]')).toBeVisible();
  }
  const winner = ann.seen.view?.board.result?.winner;
  const [won, lost] = winner === 0 ? [ann, bob] : [bob, ann];
  const ratings = ann.seen.settled?.ratings ?? [];
  const expected = winner === 0 ? [1662.3, 1337.7] : [1337.7, 1662.3];
  for (const [seat, rating] of ratings.entries()) {
    expect(rating.after).toBeCloseTo(expected[seat] ?? 0, 0);
    expect(rating.rdAfter).toBeCloseTo(290.3, 0);
  }
  expect(ratings).toHaveLength(2);

  await test.step('history and ladder', async () => {
    for (const [player, other, result, shown] of [
      [won, lost, 'Won', '1662'],
      [lost, won, 'Lost', '1338'],
    ] as const) {
      await player.page.goto('/history');
      const row = player.page.getByRole('row').filter({ hasText: other.name });
      await expect(row).toContainText(result);
      await expect(row).toContainText(shown);
      await player.page.goto('/ladder');
      const mine = player.page.getByRole('row').filter({ hasText: player.name }).first();
      await expect(mine).toContainText(shown);
      await expect(mine).toContainText('290');
    }
    await won.page.goto('/history');
    await won.page.getByRole('link', { name: new RegExp(`Log.*${lost.name}`) }).click();
    await won.page.getByRole('button', { name: 'Why? Rule 9.4.1', exact: true }).first().click();
    await expect(won.page.getByRole('link', { name: 'Rule 9.4.1', exact: true })).toBeVisible();
  });

  await test.step('the spectator saw the game and nothing hidden', async () => {
    await expect.poll(() => seen.view?.board.result?.winner ?? null).toBe(winner);
    expect(seen.view?.own).toBeNull();
    expect(seen.view?.decision).toBeNull();
    const beforeTheEnd = seen.frames.filter((frame) => !frame.includes('"settled"'));
    expect(beforeTheEnd.length).toBeGreaterThan(50);
    const told = beforeTheEnd.map(said);
    for (const [at, frame] of beforeTheEnd.entries()) {
      expect(JSON.stringify(told[at])).not.toContain('"own":{');
      expect(frame).not.toContain(SEED);
    }
    expect(hiddenCardsIn(told, seen.view?.board.cards ?? {})).toEqual([]);
  });
});

/** Cards that a message names by number though they never were in a public zone. */
function hiddenCardsIn(told: readonly unknown[], shown: Readonly<Record<number, unknown>>): number[] {
  const named = new Set<number>();
  const everShown = new Set(Object.keys(shown).map(Number));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      if (value[0] === 'c+') everShown.add((value[1] as { id: number }).id);
      for (const part of value) visit(part);
    } else if (value && typeof value === 'object') {
      if ('id' in value && 'card' in value) named.add(value.id as number);
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(told);
  return [...named].filter((id) => !everShown.has(id));
}
