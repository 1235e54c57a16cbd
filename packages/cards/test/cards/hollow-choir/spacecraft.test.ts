import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Hearse Adagio: she has 2 Power more while there is a Fallen Character on each side', () => {
  const raid = (theirs: 'front' | 'fallen') => {
    const game = scenario({
      you: { map: ['hearse-adagio', { card: 'test-character-1-5', face: 'fallen' }] },
      opponent: { map: [{ card: 'test-character-2-5', face: theirs }] },
    });
    game.you.attack('hearse-adagio', 'test-homeworld#2');
    return game.opponent.C;
  };
  expect([raid('front'), raid('fallen')]).toEqual([7, 5]);
});

test('Wake-Barge: a Fallen Character is sacrificed for 1C and a card, once each turn', () => {
  const game = scenario({
    you: {
      C: 0,
      map: [
        'wake-barge',
        { card: 'test-character-1-5', face: 'fallen' },
        { card: 'test-character-2-5', face: 'fallen' },
        'test-character-3-5',
      ],
    },
  });
  game.you.use('wake-barge', 0, 'test-character-1-5');
  expect([game.card('test-character-1-5').zone, game.card('test-character-2-5').zone]).toEqual(['depleted', 'map']);
  expect([game.you.C, game.you.hand.length]).toEqual([1, 1]);
  expect(game.you.refusal(() => game.you.use('wake-barge'))).toBe('13.1');
});
