import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { apply, createGame, decisionsOf, isRefusal, RULESET, sampleAnswer, viewFor } from '@astris/engine';
import { seeded } from '@astris/engine/testing';
import { wantsWindow } from '@astris/protocol/windows';
import { expect, test } from 'vitest';
import type { TableModel } from './model';
import { withoutPassed } from './passed';

test('11.6 a window that the preset passes is not shown as a question, and every other decision is', () => {
  const lists = STARTER_DECKS.slice(0, 2).map((deck) => deck.list);
  const game = createGame(RULESET, GAME_POOL, lists, 'windows');
  const random = seeded(7);
  const seen = { shown: 0, passed: 0 };
  for (let n = 0; n < 300 && !game.board.result; n++) {
    const decision = decisionsOf(game).find((open) => open !== null);
    if (!decision) break;
    const view = viewFor(game, decision.seat);
    const board = { board: view.board, pool: GAME_POOL, ruleset: RULESET };
    const model = { view, board, windows: 'smart' } as TableModel;
    const hidden = decision.kind === 'response' && !wantsWindow('smart', view.board, decision.seat, GAME_POOL);
    expect(withoutPassed(model).view.decision?.id).toBe(hidden ? undefined : decision.id);
    expect(withoutPassed({ ...model, windows: 'every' }).view.decision?.id).toBe(decision.id);
    seen[hidden ? 'passed' : 'shown']++;
    const result = apply(game, decision.seat, sampleAnswer(decision, random));
    if (isRefusal(result)) throw new Error(result.why);
  }
  expect(seen.shown).toBeGreaterThan(10);
  expect(seen.passed).toBeGreaterThan(10);
});
