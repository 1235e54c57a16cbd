import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Lanternlight Rally: 1 Power more in this conflict, and a Bound Character draws a card', () => {
  const game = scenario({
    act: 'II',
    you: {
      CP: 1,
      hand: ['lanternlight-rally'],
      map: [{ card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-4' }, 'test-character-2-4'],
    },
    opponent: { C: 10, map: ['test-character-1-3'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('test-character-2-4', 'test-character-1-3');
  game.opponent.pass();
  game.you.play('lanternlight-rally', 'test-character-2-4');
  game.settle();
  expect([game.card('test-character-1-3').face, game.you.hand.length]).toEqual(['fallen', 1]);
  expect(game.card('test-character-2-4').stat('power')).toBe(2);
});

test('Lanternlight Rally: a Character that isn’t Bound draws nothing', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 1, hand: ['lanternlight-rally'], map: ['test-character-2-4'] },
  });
  game.you.play('lanternlight-rally');
  expect([game.you.hand, game.you.CP]).toEqual([[], 0]);
});

test('Vow of the Wick: a Bound Character intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: {
      C: 10,
      CP: 1,
      hand: ['vow-of-the-wick'],
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-5' },
        { card: 'test-character-1-5', activated: true },
      ],
    },
    opponent: { map: ['test-character-2-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-5', 'test-homeworld');
  game.you.play('vow-of-the-wick');
  game.you.intercept('test-character-1-5');
  game.settle();
  expect([game.you.C, game.card('test-character-1-5').damage]).toEqual([10, 2]);
});

test('Vow of the Wick: with 2 Resolve more a Bound Character outlasts a strike, and falls as the turn ends without them', () => {
  const game = scenario({
    active: 'opponent',
    you: {
      CP: 1,
      hand: ['vow-of-the-wick'],
      map: [{ card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-2' }, 'test-character-1-2'],
    },
    opponent: { map: ['test-character-3-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-3-4', 'test-homeworld');
  game.you.play('vow-of-the-wick');
  game.you.pass();
  game.you.intercept('test-character-1-2');
  game.settle();
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', ready: false, damage: 3 });
  expect(game.card('test-character-1-2').stat('resolve')).toBe(4);
  game.opponent.endTurn();
  expect(game.card('test-character-1-2').face).toBe('fallen');
});

test('Mercy of the Verge: it heals 3 damage from a Character of yours', () => {
  const game = scenario({
    you: { CP: 2, hand: ['mercy-of-the-verge'], map: [{ card: 'test-character-1-5', damage: 4 }] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.play('mercy-of-the-verge', 0);
  expect([game.card('test-character-1-5').damage, game.you.CP]).toEqual([1, 0]);
});

test('Mercy of the Verge: or it keeps a Character of the opponent from attacking this turn', () => {
  const game = scenario({
    active: 'opponent',
    you: { hand: ['mercy-of-the-verge'], map: [{ card: 'test-character-1-5', damage: 4 }] },
    opponent: { map: ['test-character-1-2'], hand: ['test-slow'] },
  });
  game.respond();
  game.opponent.play('test-slow');
  game.you.play('mercy-of-the-verge', 1);
  game.settle();
  expect(game.opponent.refusal(() => game.opponent.attack('test-character-1-2', 'test-homeworld'))).toBe('1.3');
});

test('Writ of Return: a Fallen Character of yours is redeemed, without damage', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 4, hand: ['writ-of-return'], map: [{ card: 'test-character-1-2', face: 'fallen', damage: 1 }] },
  });
  game.you.play('writ-of-return');
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', damage: 0 });
  expect(game.you.CP).toBe(0);
});

test('Tithe of Oil: 1C for each Location of yours, and a card', () => {
  const game = scenario({
    you: { C: 3, CP: 2, hand: ['tithe-of-oil'], map: ['test-location', 'wickside-almonry'] },
    opponent: { map: ['test-location'] },
  });
  game.you.play('tithe-of-oil');
  expect([game.you.C, game.you.CP, game.you.hand.length]).toEqual([5, 0, 1]);
});

test('Sing the Deed: 1 SP on a Bound Character of yours', () => {
  const game = scenario({
    act: 'II',
    you: {
      CP: 5,
      hand: ['sing-the-deed'],
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-5' },
        'test-character-1-5',
        'test-character-1-2',
      ],
    },
  });
  game.you.play('sing-the-deed');
  expect([game.card('test-character-1-5').sp, game.you.sp, game.you.CP]).toEqual([1, 1, 0]);
});
