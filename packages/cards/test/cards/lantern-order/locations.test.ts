import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Archive of Embers: a Chapter of yours that completes draws a card; it is worth 1 SP', () => {
  const game = scenario({ you: { map: ['archive-of-embers', 'test-storyline', 'test-character-1-2'] } });
  game.you.bind('test-storyline', 'test-character-1-2');
  expect([game.you.hand.length, game.you.sp]).toEqual([1, 1]);
});

test('Wickside Almonry: a Character of yours that falls gains 1C', () => {
  const game = scenario({
    you: { C: 3, map: ['wickside-almonry', 'test-character-1-1'] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.you.attack('test-character-1-1', 'test-character-1-5');
  expect([game.card('test-character-1-1').face, game.you.C]).toEqual(['fallen', 4]);
});

test('Chapel of Second Names: a redeemed Character of yours draws a card', () => {
  const game = scenario({
    act: 'II',
    you: {
      hand: ['writ-of-return'],
      map: ['chapel-of-second-names', { card: 'test-character-1-2', face: 'fallen' }],
    },
  });
  game.you.play('writ-of-return');
  expect(game.you.hand).toHaveLength(1);
});

test('The Quiet Infirmary: your turn’s end heals 1 damage from each Character of yours; it is worth 1 SP', () => {
  const game = scenario({
    act: 'II',
    you: {
      map: [
        'the-quiet-infirmary',
        { card: 'test-character-1-3', damage: 2 },
        { card: 'test-character-1-4', face: 'fallen', damage: 1 },
      ],
    },
    opponent: { map: [{ card: 'test-character-1-5', damage: 2 }] },
  });
  expect(game.you.sp).toBe(1);
  game.you.endTurn();
  const damage = (name: string) => game.card(name).damage;
  expect([damage('test-character-1-3'), damage('test-character-1-4'), damage('test-character-1-5')]).toEqual([1, 0, 2]);
});
