import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Amnion, the Grown World: a Device costs 1C less, other cards what they print', () => {
  const game = scenario({
    you: { homeworld: 'amnion-the-grown-world', C: 10, hand: ['cautery-lance', 'spore-hauler'] },
  });
  game.you.play('cautery-lance');
  expect(game.you.C).toBe(8);
  game.you.play('spore-hauler');
  expect(game.you.C).toBe(5);
});

test('Tarn, the Counting Moon: 2C buy 1 CP, once each turn', () => {
  const game = scenario({ you: { homeworld: 'tarn-the-counting-moon', C: 10, CP: 1 } });
  game.you.use('tarn-the-counting-moon');
  expect([game.you.C, game.you.CP]).toEqual([8, 2]);
  expect(game.you.refusal(() => game.you.use('tarn-the-counting-moon'))).toBe('13.1');
});
