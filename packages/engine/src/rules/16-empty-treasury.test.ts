import { expect, test } from 'vitest';
import { device } from '../language/index';
import { C, CP, gain, lose, pay, SP, turnEnds, when } from '../language/words';
import { printing } from '../testing/fixtures';
import { scenario } from '../testing/scenario';
import { slow } from '../testing/small-cards';
import { finale, toNextAct } from '../testing/stories';

test('16.1 at the end of a turn in which the opponent’s Treasury holds 0C, the active player adds 1 SP to their tally', () => {
  const game = scenario({ turn: 3, opponent: { C: 0 } });
  game.you.endTurn();
  expect([game.you.tally, game.opponent.tally, game.you.sp]).toEqual([1, 0, 1]);
  expect(game.told('tallyChanged')).toMatchObject([{ rule: '16.1', seat: 0, from: 0, to: 1 }]);
});

test('16.1 one’s own empty Treasury, or one that holds 1C, awards nothing', () => {
  const own = scenario({ you: { C: 0 }, opponent: { C: 1 } });
  own.you.endTurn();
  expect([own.you.tally, own.opponent.tally]).toEqual([0, 0]);
});

test('16.1 not before turn 3 of the Act', () => {
  const early = scenario({ turn: 2, opponent: { C: 0 } });
  early.you.endTurn();
  expect(early.you.tally).toBe(0);
});

/** Two turns: the opponent's Income is spent on nothing that helps them. */
const drain = device({
  id: 'drain',
  name: 'Drain',
  faction: 'Independent',
  cost: C(1),
  abilities: [pay(C(3), gain(CP(1)))],
  printing: printing(),
});
test('16.1 at most 3 SP in an Act, and paying some of them earns no more', () => {
  const shop = device({
    id: 'shop',
    name: 'Shop',
    faction: 'Independent',
    cost: C(1),
    abilities: [pay(SP(2), gain(CP(1)))],
    printing: printing(),
  });
  const game = scenario({
    cards: [drain, shop],
    you: { map: ['shop'] },
    opponent: { C: 0, map: ['drain'] },
  });
  const round = (): void => {
    game.you.endTurn();
    game.opponent.use('drain', 0);
    game.opponent.endTurn();
  };
  for (const expected of [1, 2, 3, 3]) {
    round();
    expect(game.you.tally).toBe(expected);
  }
  game.you.use('shop', 0, ['tally', 'tally']);
  expect(game.you.tally).toBe(1);
  round();
  expect(game.you.tally).toBe(1);
});

test('16.1 the tally counts at the end of the Act, goes with it, and the next Act counts anew', () => {
  const game = scenario({
    cards: [finale(), drain],
    you: { map: [{ card: 'finale', chapter: 3 }], hand: ['test-slow'], tally: 3 },
    opponent: { C: 0, map: ['drain'], tally: 1 },
  });
  game.you.endTurn();
  game.opponent.use('drain', 0);
  game.opponent.endTurn();
  game.you.play('test-slow');
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [4, 1] }]);
  toNextAct(game, 'you');
  expect([game.you.tally, game.opponent.tally, game.game.flow.awarded]).toEqual([0, 0, [0, 0]]);
});

test('16.1 the award belongs to the End Phase: a Storyline that completes before it leaves none', () => {
  const last = finale({}, { three: { end: { if: 'happened', what: { event: 'turnEnds', of: 'you' }, times: 1 } } });
  const game = scenario({ cards: [last], you: { map: [{ card: 'finale', chapter: 3 }] }, opponent: { C: 0 } });
  game.you.endTurn();
  expect(game.told('storyPointsCounted')).toMatchObject([{ numbers: [0, 0] }]);
  expect(game.told('tallyChanged')).toEqual([]);
});

test('16.1 with both Treasuries empty only the player whose turn ends is awarded, whichever that is', () => {
  for (const active of ['you', 'opponent'] as const) {
    const game = scenario({ turn: 3, active, you: { C: 0 }, opponent: { C: 0 } });
    game[active].endTurn();
    expect([game.you.tally, game.opponent.tally]).toEqual(active === 'you' ? [1, 0] : [0, 1]);
  }
});

test('16.1 the award is made at the end of the opponent’s turn too, for a Treasury emptied in it', () => {
  const levy = slow('levy', lose(C(9), 'opponent'));
  const game = scenario({
    cards: [levy],
    turn: 3,
    active: 'opponent',
    you: { C: 9 },
    opponent: { hand: ['levy'] },
  });
  game.opponent.play('levy');
  expect(game.opponent.tally).toBe(0);
  game.opponent.endTurn();
  expect(game.opponent.tally).toBe(1);
  expect(game.told('tallyChanged')).toMatchObject([{ seat: 1, rule: '16.1', from: 0, to: 1 }]);
});

test('16.1 what fills the Treasury at the end of the turn comes before the award, and keeps it off', () => {
  const fund = device({
    id: 'fund',
    name: 'Fund',
    faction: 'Independent',
    cost: C(1),
    abilities: [when(turnEnds('opponent'), gain(C(1)))],
    printing: printing(),
  });
  const game = scenario({ cards: [fund], opponent: { C: 0, map: ['fund'] } });
  game.you.endTurn();
  expect([game.you.tally, game.told('tallyChanged')]).toEqual([0, []]);
});

test('16.1 turn 2 of an Act awards nothing, turn 3 does, and in the next Act turn 3 is counted anew', () => {
  for (const [turn, tally] of [
    [1, 0],
    [2, 0],
    [3, 1],
  ] as const) {
    const game = scenario({ turn, opponent: { C: 0 } });
    game.you.endTurn();
    expect(game.you.tally).toBe(tally);
  }
  const late = scenario({ act: 'II', won: ['you'], turn: 2, opponent: { C: 0 } });
  late.you.endTurn();
  expect(late.you.tally).toBe(0);
});
