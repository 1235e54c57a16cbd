/** What pressing costs at the table: a game against the bot, played by clicks. */
import { type Browser, expect } from '@playwright/test';
import { Player, play } from '../support/player';
import { readVitals, slow, type Vitals, watchVitals } from './page-load';

/** Clicks of one visit. */
const CLICKS = 12;

/** A guest at the table of a bot; the figures are of the table's page from its opening to the last click. */
export async function visitTable(browser: Browser): Promise<Vitals> {
  const player = await Player.arrive(browser, 'Guest');
  try {
    await player.page.goto('/');
    await player.page.locator('[data-bot="recruit"]').click();
    await player.atTable();
    await slow(player.page);
    await watchVitals(player.page);
    await player.page.reload();
    await player.atTable();
    await expect(player.page.locator('[data-connection="live"]').first()).toBeVisible();
    await play([player], () => player.clicks >= CLICKS);
    return { ...(await readVitals(player.page)), scripts: 0 };
  } finally {
    await player.page.context().close();
  }
}
