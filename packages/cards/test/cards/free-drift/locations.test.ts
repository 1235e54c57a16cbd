import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Toll Gate Nine: an opponent’s Spacecraft costs 1C of toll, yours nothing; it counts 1 SP and pays 1C', () => {
  const game = scenario({
    you: { C: 5, map: ['toll-gate-nine'], hand: ['gullwing-lighter'] },
    opponent: { C: 5, hand: ['gullwing-lighter', 'test-location'] },
  });
  game.you.play('gullwing-lighter');
  expect([game.you.C, game.you.sp]).toEqual([3, 1]);
  game.you.endTurn();
  game.opponent.play('gullwing-lighter#2');
  // 5C and 3C of income, less 2C and the toll.
  expect(game.opponent.C).toBe(5);
  game.opponent.play('test-location');
  expect(game.opponent.C).toBe(3);
  game.opponent.endTurn();
  expect(game.you.C).toBe(7);
});

test('Wreckers’ Market: 2C and its activation draw a card', () => {
  const game = scenario({ you: { C: 5, map: ['wreckers-market'] } });
  game.you.use('wreckers-market');
  expect([game.you.C, game.you.hand.length]).toEqual([3, 1]);
  expect(game.you.refusal(() => game.you.use('wreckers-market'))).toBe('7.1');
});

test('The Lee of Morrow: for 2 CP a Spacecraft is readied and attacks again; it counts 1 SP', () => {
  const game = scenario({
    you: { CP: 3, map: ['the-lee-of-morrow', 'test-spacecraft'] },
    opponent: { C: 10 },
  });
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect(game.you.refusal(() => game.you.attack('test-spacecraft', 'test-homeworld#2'))).toBe('7.1');
  game.you.use('the-lee-of-morrow', 0, 'test-spacecraft');
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect([game.you.CP, game.opponent.C, game.you.sp]).toEqual([1, 6, 1]);
});

test('Breakers’ Reef: you draw a card as an opponent’s Spacecraft is destroyed, not as yours is', () => {
  const game = scenario({
    you: { map: ['breakers-reef', 'test-spacecraft', 'cinder-skiff'] },
    opponent: { map: [{ card: 'test-spacecraft', damage: 1 }, 'test-character-5-6'] },
  });
  game.you.attack('cinder-skiff', 'test-character-5-6');
  expect([game.card('cinder-skiff').zone, game.card('test-spacecraft#2').zone]).toEqual(['depleted', 'depleted']);
  expect(game.you.hand).toHaveLength(1);
});
