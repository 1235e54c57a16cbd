import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario';

test('7.4 7.6 8.10.4 a Bound Character that flips to its Fallen face is no longer Bound: damage and markers leave it', () => {
  const game = scenario({
    you: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-2-3' },
        { card: 'test-character-2-3', sp: 2, damage: 1 },
      ],
    },
    opponent: { map: ['test-character-2-2'] },
  });
  expect(game.card('test-character-2-3').bound).toBe(true);
  game.you.attack('test-character-2-3', 'test-character-2-2');
  expect(game.card('test-character-2-3')).toMatchObject({
    face: 'fallen',
    bound: false,
    damage: 0,
    sp: 0,
    ready: false,
  });
  expect(game.card('test-storyline').zone).toBe('map');
});

test('7.5 a Fallen Character whose damage reaches its Resolve is destroyed', () => {
  const game = scenario({
    you: { map: ['test-character-3-3'] },
    opponent: { map: [{ card: 'test-character-1-2', face: 'fallen' }] },
  });
  game.you.attack('test-character-3-3', 'test-character-1-2');
  expect(game.card('test-character-1-2').zone).toBe('depleted');
});
