import { GAME_POOL, STARTER_DECKS } from '@astris/cards';
import { apply, createGame, decisionsOf, isRefusal, RULESET, viewFor } from '@astris/engine';
import { expect, test } from 'vitest';
import { english } from '../testing/english';
import { emptyChainWords } from './empty-chain';

test('11.2 an empty Chain says who may start something in an Action Phase, and not during setup', () => {
  const lists = STARTER_DECKS.slice(0, 2).map((deck) => deck.list);
  const game = createGame(RULESET, GAME_POOL, lists, 'empty chain');
  const t = english('table');
  const says = () => ([0, 1, 'spectator'] as const).map((viewer) => emptyChainWords(viewFor(game, viewer), t).says);
  expect(new Set(says())).toEqual(new Set(['Nothing waits to resolve']));
  for (
    let open = decisionsOf(game).find(Boolean);
    open && open.kind !== 'action';
    open = decisionsOf(game).find(Boolean)
  ) {
    const keep = open.options.findIndex((option) => option.kind === 'no');
    const result = apply(game, open.seat, { type: 'choose', chosen: [Math.max(0, keep)] });
    if (isRefusal(result)) throw new Error(result.why);
  }
  const theirs = 'Only the active player may start something now';
  const mine = 'Only you may start something now';
  expect(says()).toEqual(game.board.active === 0 ? [mine, theirs, theirs] : [theirs, mine, theirs]);
});
