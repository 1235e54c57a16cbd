import { expect, test } from 'vitest';
import { type Ability, device, maneuver } from '../language/index';
import {
  any,
  C,
  CP,
  fall,
  falls,
  gain,
  it,
  lose,
  may,
  redeem,
  redeemed,
  SP,
  target,
  turnEnds,
  when,
} from '../language/words';
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

const doomed = () =>
  maneuver({
    id: 'doom',
    name: 'Doom',
    faction: 'Independent',
    speed: 'Slow',
    cost: CP(1),
    effect: [fall(target(any('Character')))],
    printing: printing(),
  });
/** Two Devices that fell and redeem a Character without end; `more` happens with each fall. */
const circle = (more: Parameters<typeof when>[1] = [], ruleset = {}) => {
  const list = Array.isArray(more) ? more : [more];
  const game = scenario({
    cards: [
      mirror('light', when(falls(any('Character')), [redeem(it), ...list])),
      mirror('dark', when(redeemed(any('Character')), fall(it))),
      mirror('bell', when(turnEnds('you'), gain(C(5)))),
      doomed(),
    ],
    ruleset,
    you: { C: 0, hand: ['doom'], map: ['light', 'dark', 'bell', 'test-character-2-2'] },
  });
  game.you.play('doom');
  return game;
};

test('13.5 a loop that repeats a state is stopped soon after 50 resolutions without a decision, without end-of-turn abilities', () => {
  const game = circle();
  expect(game.told('loopStopped')).toMatchObject([{ rule: '13.5' }]);
  const [{ amount = 0 } = {}] = game.told('loopStopped');
  expect(amount).toBeGreaterThanOrEqual(50);
  expect(amount).toBeLessThanOrEqual(53);
  expect(game.told('abilityTriggered').filter(({ subject }) => subject?.card === 'bell')).toEqual([]);
  expect([game.you.C, game.game.board.active, game.opponent.decision?.kind]).toEqual([0, 1, 'action']);
});

test('13.5 a loop that changes something each time is no repeat, and is stopped at the limit of resolutions in a turn', () => {
  const growing = circle(gain(SP(1)), { loopLimit: 90 });
  expect(growing.told('loopStopped')).toMatchObject([{ amount: 90 }]);
  expect(growing.opponent.decision?.kind).toBe('action');
});

test('13.5 counters are left out of the comparison: a loop whose C goes up and down again is a repeat', () => {
  const game = circle([gain(C(2)), lose(C(2), 'you')]);
  const [{ amount = 0 } = {}] = game.told('loopStopped');
  expect(amount).toBeLessThan(60);
});

test('13.5 where a player decides in each round nothing is stopped before the limit: they may end it themselves', () => {
  const game = scenario({
    cards: [
      mirror('light', when(falls(any('Character')), may(redeem(it)))),
      mirror('dark', when(redeemed(any('Character')), fall(it))),
      doomed(),
    ],
    you: { hand: ['doom'], map: ['light', 'dark', 'test-character-2-2'] },
  });
  game.you.play('doom');
  for (let round = 0; round < 40; round++) game.you.choose('yes');
  expect(game.told('resolved').length).toBeGreaterThan(60);
  expect(game.told('loopStopped')).toEqual([]);
  game.you.choose('no');
  expect([game.you.decision?.kind, game.card('test-character-2-2').face]).toEqual(['action', 'fallen']);
});

test('13.5 the next turn counts its resolutions anew', () => {
  const game = circle([], { loopLimit: 60 });
  game.opponent.endTurn();
  expect([game.you.decision?.kind, game.told('loopStopped').length]).toEqual(['action', 1]);
  expect(game.game.flow.resolutions).toBe(0);
});
