import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Seal of Office: its bearer has 1 Resolve more, and wins 2C with a conflict', () => {
  const game = scenario({
    you: { C: 4, map: ['test-character-2-2', 'test-character-1-6'], hand: ['seal-of-office'] },
    opponent: { map: ['test-character-2-1'] },
  });
  game.you.play('seal-of-office', 'test-character-2-2');
  expect([game.card('test-character-2-2').stat('resolve'), game.you.C]).toEqual([3, 2]);
  game.you.attack('test-character-2-2', 'test-character-2-1');
  expect(game.card('test-character-2-2')).toMatchObject({ face: 'front', damage: 2 });
  expect(game.you.C).toBe(4);
});

test('Writ of Attainder: its bearer can neither attack nor be Bound; others can', () => {
  const game = scenario({
    act: 'II',
    you: { C: 10, hand: ['writ-of-attainder'] },
    opponent: { map: ['test-character-2-2', 'test-character-1-2', 'test-storyline'] },
  });
  game.you.play('writ-of-attainder', 'test-character-2-2');
  game.you.endTurn();
  const { opponent } = game;
  expect(opponent.refusal(() => opponent.attack('test-character-2-2', 'test-homeworld'))).toBe('1.3');
  expect(opponent.refusal(() => opponent.bind('test-storyline', 'test-character-2-2'))).toBe('1.3');
  opponent.attack('test-character-1-2', 'test-homeworld');
  expect(game.you.C).toBe(6);
});

test('The Standing Injunction: 2 CP keep a Spacecraft from intercepting this turn', () => {
  const game = scenario({
    you: { CP: 2, map: ['the-standing-injunction', 'test-character-2-2'] },
    opponent: { C: 10, map: ['test-spacecraft'] },
  });
  game.you.use('the-standing-injunction');
  game.respond();
  game.you.attack('test-character-2-2', 'test-homeworld#2');
  expect([game.opponent.C, game.you.CP]).toEqual([8, 0]);
});

test('The Standing Injunction: in response on the opponent’s turn it keeps a Spacecraft from attacking', () => {
  const game = scenario({
    active: 'opponent',
    you: { CP: 2, map: ['the-standing-injunction'] },
    opponent: { map: ['test-spacecraft'], hand: ['test-slow'] },
  });
  game.respond();
  game.opponent.play('test-slow');
  game.you.use('the-standing-injunction');
  game.settle();
  expect(game.opponent.refusal(() => game.opponent.attack('test-spacecraft', 'test-homeworld'))).toBe('1.3');
  game.opponent.endTurn();
  game.you.endTurn();
  game.opponent.attack('test-spacecraft', 'test-homeworld');
});
