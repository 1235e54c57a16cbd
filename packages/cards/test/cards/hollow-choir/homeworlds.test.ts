import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Threnody, the Drowned Moon: each Character’s fall, on either side, gains 1C', () => {
  const game = scenario({
    act: 'II',
    you: {
      homeworld: 'threnody-the-drowned-moon',
      C: 0,
      CP: 5,
      hand: ['null-psalm'],
      map: ['quiet-jory-pit-singer'],
    },
    opponent: { map: ['test-character-1-5', { card: 'test-character-2-2', face: 'fallen' }] },
  });
  game.you.play('null-psalm', 'test-character-1-5');
  expect(game.you.C).toBe(1);
  game.you.use('quiet-jory-pit-singer');
  game.you.choose('threnody-the-drowned-moon', 'quiet-jory-pit-singer');
  expect([game.you.C, game.opponent.C]).toEqual([2, 9]);
});

test('Cenotaph, Still Growing: 2 CP make a Character of one’s own fall for a card, once until the world is ready', () => {
  const game = scenario({
    you: { homeworld: 'cenotaph-still-growing', CP: 5, map: ['test-character-1-5', 'test-character-2-5'] },
    opponent: { map: ['test-character-3-5'] },
  });
  game.you.use('cenotaph-still-growing', 0, 'test-character-2-5');
  expect([game.card('test-character-2-5').face, game.card('test-character-1-5').face]).toEqual(['fallen', 'front']);
  expect([game.you.CP, game.you.hand.length]).toEqual([3, 1]);
  expect(game.you.refusal(() => game.you.use('cenotaph-still-growing'))).toBe('7.1');
});
