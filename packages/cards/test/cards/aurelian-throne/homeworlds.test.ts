import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Aurel, the Seat: seizing a Location of the opponent gains 2 CP, losing one gains nothing', () => {
  const game = scenario({
    you: { homeworld: 'aurel-the-seat', CP: 1, map: ['test-character-3-3'] },
    opponent: { map: ['test-location', 'test-character-4-4'], CP: 0 },
  });
  game.you.attack('test-character-3-3', 'test-location');
  expect([game.card('test-location').controller, game.you.CP]).toEqual(['you', 3]);
  game.you.endTurn();
  game.opponent.attack('test-character-4-4', 'test-location');
  expect([game.card('test-location').controller, game.you.CP]).toEqual(['opponent', 3]);
});

test('Aurel, the Seat: a raid takes 2C less from it', () => {
  const game = scenario({
    you: { map: ['test-character-3-3'] },
    opponent: { homeworld: 'aurel-the-seat', C: 10 },
  });
  game.you.attack('test-character-3-3', 'aurel-the-seat');
  expect(game.opponent.C).toBe(9);
});

for (const [treasury, after] of [
  [10, 2],
  [9, 1],
] as const)
  test(`Meridian Exchequer: a turn that ends with ${treasury}C leaves 1 CP as ${after}`, () => {
    const game = scenario({ you: { homeworld: 'meridian-exchequer', C: treasury, CP: 1 } });
    game.you.endTurn();
    expect(game.you.CP).toBe(after);
  });
