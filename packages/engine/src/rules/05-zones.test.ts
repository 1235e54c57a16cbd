import { expect, test } from 'vitest';
import { permanentsOf } from '../state/queries';
import { scenario } from '../testing/scenario';

test('5.2 18.25 a permanent is any card on the Map: Homeworlds, attached Devices, Storylines and back faces too', () => {
  const game = scenario({
    you: {
      map: [
        'test-character-1-2',
        { card: 'test-attachment', host: 'test-character-1-2' },
        'test-storyline',
        { card: 'test-player-storyline', face: 'back' },
        'test-location',
      ],
      hand: ['test-slow'],
      depleted: ['test-fast'],
    },
  });
  expect(permanentsOf(game.game, 0)).toHaveLength(6);
  expect(game.standings().permanents).toEqual([6, 1]);
});

test('5.7 a permanent enters ready, front face up, and is its player’s', () => {
  const game = scenario({ you: { hand: ['test-character-1-2'] } });
  game.you.play('test-character-1-2');
  expect(game.card('test-character-1-2')).toMatchObject({ zone: 'map', face: 'front', ready: true, controller: 'you' });
});
