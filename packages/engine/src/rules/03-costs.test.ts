import { expect, test } from 'vitest';
import { any, C, CP, draw, gain, lose, numberOf, pay, SP, sacrificing, target, your } from '../language/words';
import { scenario } from '../testing/scenario';
import { slow, tool } from '../testing/small-cards';

test('3.1 what would go above 20C is lost: it is not there to be spent afterwards', () => {
  const game = scenario({
    cards: [slow('windfall', gain(C(9)), lose(C(3), 'you'))],
    you: { C: 19, hand: ['windfall'] },
  });
  game.you.play('windfall');
  expect(game.you.C).toBe(17);
  expect(game.told('treasuryChanged').map(({ from, to }) => [from, to])).toEqual([
    [19, 20],
    [20, 17],
  ]);
});

test('3.1 Income stops at 20C, and 3.2 Command at 10 CP', () => {
  const game = scenario({ active: 'opponent', you: { C: 19, CP: 9 } });
  game.opponent.endTurn();
  expect([game.you.C, game.you.CP]).toEqual([20, 10]);
});

test('3.2 permanents cost C, Maneuvers cost CP, and who has less is refused', () => {
  const game = scenario({ you: { C: 1, CP: 0, hand: ['test-device', 'test-spacecraft', 'test-slow'] } });
  expect(game.you.refusal(() => game.you.play('test-spacecraft'))).toBe('1.4');
  expect(game.you.refusal(() => game.you.play('test-slow'))).toBe('1.4');
  game.you.play('test-device');
  expect([game.you.C, game.you.CP]).toEqual([0, 0]);
});

test('3.5 a player pays SP from their own markers and tally, as they choose; printed SP can’t be paid', () => {
  const shop = tool('shop', pay(SP(2), gain(C(5))));
  const game = scenario({
    cards: [{ ...shop, sp: 5 }],
    you: {
      C: 0,
      tally: 1,
      map: ['shop', { card: 'test-character-1-2', sp: 1 }, { card: 'test-character-2-2', sp: 1 }],
    },
    opponent: { map: [{ card: 'test-character-1-2', sp: 3 }] },
  });
  expect(game.you.sp).toBe(8);
  game.you.use('shop', 0, ['test-character-2-2', 'tally']);
  expect([game.you.C, game.you.tally, game.card('test-character-2-2').sp, game.card('test-character-1-2').sp]).toEqual([
    5, 0, 0, 1,
  ]);
  expect(game.you.refusal(() => game.you.use('shop'))).toBe('3.5');
});

test('3.6 to sacrifice is to put a permanent one controls into its owner’s Depleted Pile', () => {
  const altar = tool('altar', pay(sacrificing(your('Character')), draw(1)));
  const steal = slow('steal', { do: 'takeControl', what: target(any('Character')), until: 'for good' });
  const game = scenario({
    cards: [altar, steal],
    you: { map: ['altar'], hand: ['steal'] },
    opponent: { map: ['test-character-2-2'] },
  });
  expect(game.you.refusal(() => game.you.use('altar'))).toBe('3.6');
  game.you.play('steal', 'test-character-2-2');
  game.you.use('altar', 0, 'test-character-2-2');
  expect(game.card('test-character-2-2').zone).toBe('depleted');
  expect(game.game.board.players.map((player) => player.depleted.length)).toEqual([1, 1]);
});

test('3.6 Homeworlds, Storylines in progress and Bound Characters can’t be sacrificed', () => {
  const altar = tool('altar', pay(sacrificing(your('permanent')), draw(1)));
  const game = scenario({
    cards: [altar],
    you: {
      map: [
        'altar',
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-2' },
        'test-character-1-2',
        'test-character-2-2',
      ],
    },
  });
  game.you.use('altar', 0);
  expect(game.you.decision).toMatchObject({ kind: 'sacrifice', rule: '3.6' });
  const options = game.you.decision?.options.map((option) => ('card' in option ? option.card : option.kind));
  expect(options).toEqual(['altar', 'test-character-2-2']);
  game.you.choose('test-character-2-2');
  expect(game.you.hand).toHaveLength(1);
});

test('3.6 1.4 a player without a permanent to sacrifice sacrifices nothing', () => {
  const tithe = slow('tithe', { do: 'sacrifice', player: 'opponent', what: your('Location') }, gain(C(1)));
  const game = scenario({ cards: [tithe], you: { C: 0, hand: ['tithe'], map: ['test-location'] } });
  game.you.play('tithe');
  expect([game.you.C, game.card('test-location').zone]).toEqual([1, 'map']);
});

test('3.2 1.6 an amount is counted as the effect happens, and a cost of nothing is payable', () => {
  const count = tool('count', pay(CP(0), gain({ C: numberOf(your('Character')) })));
  const game = scenario({
    cards: [count],
    you: { C: 0, CP: 0, map: ['count', 'test-character-1-2', 'test-character-2-2'] },
  });
  game.you.use('count');
  expect(game.you.C).toBe(2);
});
