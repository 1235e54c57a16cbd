import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Cut the Tethers: brings 2C when it is lethal, and else keeps its target from intercepting', () => {
  const cut = (target: string) => {
    const game = scenario({
      act: 'II',
      you: { C: 5, map: ['test-character-2-3'], hand: ['cut-the-tethers'] },
      opponent: { map: ['test-character-1-3', 'test-character-1-5', 'test-character-1-6'] },
    });
    game.you.play('cut-the-tethers', target);
    return game;
  };
  const lethal = cut('test-character-1-3');
  expect([lethal.card('test-character-1-3').face, lethal.you.C]).toEqual(['fallen', 7]);
  const hurt = cut('test-character-1-5');
  expect([hurt.card('test-character-1-5').damage, hurt.you.C]).toEqual([3, 5]);
  hurt.respond();
  hurt.you.attack('test-character-2-3', 'test-homeworld#2');
  expect(hurt.opponent.refusal(() => hurt.opponent.intercept('test-character-1-5'))).toBe('1.3');
  hurt.settle();
});

test('Scatter the Convoy: activates up to two ready Spacecraft, so that they can’t intercept', () => {
  const game = scenario({
    you: { map: ['test-spacecraft'], hand: ['scatter-the-convoy'] },
    opponent: { map: ['test-spacecraft', 'gullwing-lighter', 'homeless-star'] },
  });
  game.you.play('scatter-the-convoy', ['test-spacecraft#2', 'homeless-star']);
  const ready = ['test-spacecraft#2', 'homeless-star', 'gullwing-lighter'].map((name) => game.card(name).ready);
  expect(ready).toEqual([false, false, true]);
  game.respond();
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('homeless-star'))).toBe('12.2');
  game.settle();
});

test('Name the Ransom: the opponent loses 2C and you draw a card', () => {
  const game = scenario({ you: { hand: ['name-the-ransom'] }, opponent: { C: 10 } });
  game.you.play('name-the-ransom');
  expect([game.opponent.C, game.you.hand.length]).toEqual([8, 1]);
});

test('Burn the Charts: an opponent’s Storyline is removed, its Bound Character falls, and they draw 2 cards', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 5, hand: ['burn-the-charts'] },
    opponent: {
      map: ['test-character-1-2', { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-2' }],
    },
  });
  game.you.play('burn-the-charts', 'test-storyline');
  expect([game.card('test-storyline').zone, game.card('test-character-1-2').face]).toEqual(['depleted', 'fallen']);
  expect([game.you.CP, game.opponent.hand.length]).toEqual([0, 2]);
});
