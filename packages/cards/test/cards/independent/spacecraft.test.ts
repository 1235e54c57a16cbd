import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Ferrier’s Last Debt: destroyed, it leaves a card', () => {
  const game = scenario({
    you: { map: [{ card: 'ferriers-last-debt', damage: 2 }] },
    opponent: { map: ['test-spacecraft'] },
  });
  game.you.attack('ferriers-last-debt', 'test-spacecraft');
  expect([game.card('ferriers-last-debt').zone, game.you.hand.length]).toEqual(['depleted', 1]);
});

test('Wardship Perhaps: it intercepts while activated, and each time gains 1 CP', () => {
  const game = scenario({
    active: 'opponent',
    you: { CP: 2, map: [{ card: 'wardship-perhaps', activated: true }] },
    opponent: { map: ['test-spacecraft'] },
  });
  game.respond();
  game.opponent.attack('test-spacecraft', 'test-homeworld');
  game.you.intercept('wardship-perhaps');
  game.settle();
  expect([game.you.CP, game.you.C]).toEqual([3, 10]);
  expect(game.card('test-spacecraft').zone).toBe('depleted');
});
