/** The table at each kind of decision of a whole game, for who is asked and for who waits. */
import { GAME_POOL } from '@astris/cards';
import { wantsWindow } from '@astris/protocol/windows';
import { Player, play } from '../support/player';
import { expect, test } from '../support/test';
import { shootTable } from './camera';

/** A game in which much is asked, as in the end-to-end tests. */
const SEED = '84'.padStart(64, '0');

/** Turns of an Act after which much is on the Map. */
const LATE = 7;

test('the table through a game', async ({ browser }) => {
  const kim = await Player.arrive(browser, 'Kim');
  const lee = await Player.arrive(browser, 'Lee');
  await Promise.all([kim.signUp(), lee.signUp()]);
  await kim.openTable('lamps-of-the-verge', { rated: false, seed: SEED });
  await lee.join(kim.name, 'tollbreakers');
  await Promise.all([kim.atTable(), lee.atTable()]);

  const shown = new Set<string>();
  const players = [kim, lee];
  /** The first of each kind of decision, and an action of each Act with much on the Map. */
  const look = async () => {
    for (const player of players) {
      const { decision, seen } = player;
      if (!decision || !seen.view) continue;
      const { board } = seen.view;
      if (decision.kind === 'response' && !wantsWindow('smart', board, decision.seat, GAME_POOL)) continue;
      const name =
        decision.kind === 'action' ? `action-act-${board.act}${board.turn > LATE ? '-late' : ''}` : decision.kind;
      if (shown.has(name)) continue;
      shown.add(name);
      await expect(player.page.locator(`[data-decision="${decision.id}"]`)).toBeVisible();
      await shootTable(player.page, `table-${name}`);
      const other = players.find((one) => one !== player);
      if (other && !other.decision && decision.kind === 'action') await shootTable(other.page, `table-${name}-waiting`);
    }
  };
  while (!players.some((player) => player.isOver)) {
    await look();
    const clicks = kim.clicks + lee.clicks;
    const decisions = players.map(({ decision }) => decision?.id);
    await play(
      players,
      () => kim.clicks + lee.clicks > clicks || players.some((p, n) => p.decision?.id !== decisions[n]),
    );
  }
  await expect(kim.page.locator('[data-result]')).toBeVisible();
  await shootTable(kim.page, 'table-over');
});
