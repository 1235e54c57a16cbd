import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Halden’s Rest: a redeemed Character of yours gains 1 CP', () => {
  const game = scenario({
    act: 'II',
    you: {
      homeworld: 'haldens-rest',
      CP: 4,
      hand: ['writ-of-return'],
      map: [{ card: 'test-character-1-2', face: 'fallen' }],
    },
  });
  game.you.play('writ-of-return');
  expect([game.card('test-character-1-2').face, game.you.CP]).toEqual(['front', 1]);
});

test('Emberwell: in response 1 CP mends 2 damage, and a Location holds', () => {
  const game = scenario({
    active: 'opponent',
    you: { homeworld: 'emberwell', CP: 1, map: [{ card: 'test-location', damage: 2 }] },
    opponent: { map: ['test-character-2-2'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-2', 'test-location');
  game.you.use('emberwell');
  game.settle();
  expect(game.card('test-location')).toMatchObject({ controller: 'you', damage: 2 });
  expect([game.card('emberwell').ready, game.you.CP]).toEqual([false, 0]);
});

test('Emberwell: it needs something damaged of yours', () => {
  const game = scenario({
    you: { homeworld: 'emberwell', map: ['test-character-1-2'] },
    opponent: { map: [{ card: 'test-character-1-3', damage: 2 }] },
  });
  expect(game.you.refusal(() => game.you.use('emberwell'))).toBe('11.1');
});
