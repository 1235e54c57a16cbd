import { expect, test } from 'vitest';
import { type Ability, device, maneuver } from '../language/index';
import { any, C, CP, fall, falls, it, redeem, redeemed, target, when } from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';

test('13.5 a loop that is stopped during a conflict ends the conflict too, and what was resolving leaves the Chain', () => {
  const game = scenario({
    ruleset: { loopLimit: 1 },
    you: { map: ['test-character-2-2'] },
    opponent: { hand: ['test-fast', 'test-device'], map: ['test-character-3-3'] },
  });
  game.respond();
  game.you.attack('test-character-2-2', 'test-character-3-3');
  game.opponent.play('test-fast');
  game.settle();
  expect(game.told('loopStopped')).toHaveLength(1);
  expect([game.game.board.conflict, game.card('test-fast').zone]).toEqual([null, 'depleted']);
  expect(game.opponent.decision?.kind).toBe('action');
  game.opponent.attack('test-character-3-3', 'test-homeworld');
  expect(game.told('attacked')).toHaveLength(2);
});

const mirror = (id: string, ability: Ability) =>
  device({ id, name: `Mirror ${id}`, faction: 'Independent', cost: C(1), abilities: [ability], printing: printing() });

test('13.5 16.1 a loop that nobody decides sends the turn to its End Phase, which awards what is due once', () => {
  const doom = maneuver({
    id: 'doom',
    name: 'Doom',
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [fall(target(any('Character')))],
    printing: printing(),
  });
  const game = scenario({
    cards: [
      mirror('light', when(falls(any('Character')), redeem(it))),
      mirror('dark', when(redeemed(any('Character')), fall(it))),
      doom,
    ],
    you: { hand: ['doom'], map: ['light', 'dark', 'test-character-2-2'] },
    opponent: { C: 0 },
  });
  game.you.play('doom');
  expect(game.told('loopStopped')).toHaveLength(1);
  expect([game.you.tally, game.game.board.active, game.game.board.chain]).toEqual([1, 1, []]);
  expect(game.opponent.decision?.kind).toBe('action');
});
