import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Spindle Exchange: a card of the hand fetches 3C, once for each time it is ready', () => {
  const game = scenario({ you: { C: 2, map: ['spindle-exchange'], hand: ['test-slow', 'test-device'] } });
  game.you.use('spindle-exchange', 0, 'test-device');
  expect([game.you.C, game.you.hand, game.card('test-device').zone]).toEqual([5, ['test-slow'], 'depleted']);
  expect(game.you.refusal(() => game.you.use('spindle-exchange'))).toBe('7.1');
});

test('Spindle Exchange: pays 1C of income', () => {
  const game = scenario({ you: { C: 2, map: ['spindle-exchange'] } });
  game.you.endTurn();
  game.opponent.endTurn();
  expect(game.you.C).toBe(6);
});

test('Pattern Library: you draw a card as a Device of yours leaves the Map, not as another’s does', () => {
  const game = scenario({
    you: {
      map: ['pattern-library', 'test-character-1-2', { card: 'test-attachment', host: 'test-character-1-2' }],
    },
    opponent: { map: ['test-character-1-1', { card: 'test-attachment', host: 'test-character-1-1' }] },
  });
  game.you.attack('test-character-1-2', 'test-character-1-1');
  expect([game.card('test-attachment#2').zone, game.you.hand.length]).toEqual(['depleted', 0]);
  game.you.endTurn();
  game.opponent.endTurn();
  const hand = game.you.hand.length;
  game.you.attack('test-character-1-2', 'test-character-1-1');
  expect([game.card('test-attachment').zone, game.you.hand.length]).toEqual(['depleted', hand + 1]);
});

test('Quarantine Deep: damaged Characters can’t intercept, and it counts 1 SP', () => {
  const game = scenario({
    you: { map: ['quarantine-deep', 'test-character-2-3'] },
    opponent: { map: [{ card: 'test-character-1-5', damage: 1 }, 'test-character-1-6'] },
  });
  game.respond();
  game.you.attack('test-character-2-3', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('1.3');
  game.opponent.intercept('test-character-1-6');
  game.settle();
  expect([game.opponent.C, game.card('test-character-1-6').damage, game.you.sp]).toEqual([10, 2, 1]);
});

test('The Bond-Court: each Chapter that you complete brings 1C', () => {
  const game = scenario({ you: { C: 10, map: ['the-bond-court', 'test-storyline', 'test-character-1-2'] } });
  game.you.bind('test-storyline', 'test-character-1-2');
  expect([game.card('test-storyline').chapter, game.you.C]).toEqual([2, 11]);
});
