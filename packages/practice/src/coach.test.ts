import { answersFor } from '@astris/bots';
import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { apply, createGame, decisionsOf, isRefusal, RULESET, viewFor } from '@astris/engine';
import { seeded } from '@astris/engine/testing';
import { expect, test } from 'vitest';
import { ADVICE_IDS, adviceFor } from './coach';

const lists = STARTER_DECKS.slice(0, 2).map(({ list }) => list);

/** What the coach says to the first seat in one game between bots, in order. */
function saidIn(seed: number): string[] {
  const game = createGame(RULESET, GAME_POOL, lists, `coach ${seed}`);
  const parts = { pool: GAME_POOL, ruleset: RULESET, random: seeded(seed), fault: () => undefined };
  const said = new Set<string>();
  while (!game.board.result) {
    const decision = decisionsOf(game).find((one) => one !== null);
    if (!decision) break;
    const advice = decision.seat === 0 ? adviceFor(viewFor(game, 0), said) : null;
    if (advice) said.add(advice.id);
    for (const action of answersFor({ game, seat: decision.seat, bot: 'recruit' }, parts))
      if (!isRefusal(apply(game, decision.seat, action))) break;
  }
  return [...said];
}

test('a coach says everything once over a few games, and each at most once in one', () => {
  const heard = [1, 2, 3].map(saidIn);
  expect(new Set(heard.flat())).toEqual(new Set(ADVICE_IDS));
  for (const one of heard) expect(new Set(one).size).toBe(one.length);
}, 60_000);

test('nothing is said to who is asked nothing', () => {
  const game = createGame(RULESET, GAME_POOL, lists, 'coach');
  const waiting = decisionsOf(game).indexOf(null);
  expect(adviceFor(viewFor(game, waiting), new Set())).toBeNull();
});
