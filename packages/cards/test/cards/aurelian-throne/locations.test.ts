import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('The Ninefold Assize: a Maneuver costs the opponent 1C besides, another card does not; it is worth 1 SP', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['the-ninefold-assize'] },
    opponent: { C: 5, hand: ['test-slow', 'test-device'] },
  });
  game.opponent.play('test-slow');
  expect([game.opponent.C, game.you.sp]).toEqual([4, 1]);
  game.opponent.play('test-device');
  expect(game.opponent.C).toBe(3);
});

test('Customs Spindle: a Spacecraft of the opponent enters activated and can’t intercept', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['customs-spindle', 'test-character-2-2'], hand: ['test-spacecraft'] },
    opponent: { C: 10, hand: ['test-spacecraft'] },
  });
  game.opponent.play('test-spacecraft#2');
  expect(game.card('test-spacecraft#2').ready).toBe(false);
  game.opponent.endTurn();
  game.you.play('test-spacecraft');
  expect(game.card('test-spacecraft').ready).toBe(true);
});

test('The Crown Mint: 2 CP strike 2C, and it brings 2C each turn', () => {
  const game = scenario({ you: { C: 1, CP: 3, map: ['the-crown-mint'] } });
  game.you.use('the-crown-mint');
  expect([game.you.C, game.you.CP, game.card('the-crown-mint').ready]).toEqual([3, 1, false]);
  game.you.endTurn();
  game.opponent.endTurn();
  // The Homeworld's 3C and the Mint's 2.
  expect(game.you.C).toBe(8);
});

test('The Oubliette Ring: the opponent’s Fallen stay activated, others are readied; it is worth 1 SP', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['the-oubliette-ring'] },
    opponent: {
      map: [
        { card: 'test-character-1-2', face: 'fallen', activated: true },
        { card: 'test-character-1-3', activated: true },
      ],
    },
  });
  game.you.endTurn();
  expect([game.card('test-character-1-2').ready, game.card('test-character-1-3').ready]).toEqual([false, true]);
  expect(game.you.sp).toBe(1);
});
