import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Rook’s Anchorage: your Spacecraft keep 1C of what they raid, your Characters nothing', () => {
  const game = scenario({
    you: { C: 0, homeworld: 'rooks-anchorage', map: ['test-spacecraft', 'test-character-1-2'] },
    opponent: { C: 10 },
  });
  game.you.attack('test-character-1-2', 'test-homeworld');
  expect([game.you.C, game.opponent.C]).toEqual([0, 9]);
  game.you.attack('test-spacecraft', 'test-homeworld');
  expect([game.you.C, game.opponent.C]).toEqual([1, 7]);
});

test('The Long Flotilla: for 1 CP a Character that has just come may attack, once each turn', () => {
  const game = scenario({
    you: {
      CP: 3,
      homeworld: 'the-long-flotilla',
      map: [
        { card: 'test-character-2-3', fresh: true },
        { card: 'test-character-1-2', fresh: true },
      ],
    },
    opponent: { C: 10 },
  });
  expect(game.you.refusal(() => game.you.attack('test-character-2-3', 'test-homeworld'))).toBe('7.2');
  game.you.use('the-long-flotilla', 0, 'test-character-2-3');
  game.you.attack('test-character-2-3', 'test-homeworld');
  expect([game.you.CP, game.opponent.C]).toEqual([2, 8]);
  expect(game.you.refusal(() => game.you.use('the-long-flotilla'))).toBe('13.1');
});
