import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Writ-Galleon Corona: a raid takes 5C, of which it brings 3 home', () => {
  const game = scenario({ act: 'III', you: { C: 2, map: ['writ-galleon-corona'] }, opponent: { C: 10 } });
  game.you.attack('writ-galleon-corona', 'test-homeworld#2');
  expect([game.opponent.C, game.you.C]).toEqual([5, 5]);
});

test('Writ-Galleon Corona: it is played in Act III alone', () => {
  const hand = ['writ-galleon-corona'];
  const early = scenario({ act: 'II', you: { C: 10, hand } });
  expect(early.you.refusal(() => early.you.play('writ-galleon-corona'))).toBe('4.3');
  const late = scenario({ act: 'III', you: { C: 10, hand } });
  late.you.play('writ-galleon-corona');
  expect(late.you.C).toBe(3);
});

test('Herald Pinnace: it brings 1 CP as it enters', () => {
  const game = scenario({ you: { C: 2, CP: 0, hand: ['herald-pinnace'] } });
  game.you.play('herald-pinnace');
  expect([game.you.C, game.you.CP]).toEqual([0, 1]);
});

test('Excise Cutter: intercepting costs the opponent 2C', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: ['excise-cutter'] },
    opponent: { C: 6, map: ['test-spacecraft'] },
  });
  game.respond();
  game.opponent.attack('test-spacecraft', 'test-homeworld');
  game.you.intercept('excise-cutter');
  game.settle();
  expect([game.opponent.C, game.you.C, game.card('excise-cutter').damage]).toEqual([4, 10, 2]);
});

test('Palatine Rampart: a Location takes 1 damage less, and so is not seized', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'palatine-rampart', activated: true }, 'test-location'] },
    opponent: { map: ['test-character-3-3'] },
  });
  game.opponent.attack('test-character-3-3', 'test-location');
  expect(game.card('test-location')).toMatchObject({ controller: 'you', damage: 2 });
});

test('Palatine Rampart: with Guard it intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'palatine-rampart', activated: true }] },
    opponent: { map: ['test-spacecraft'] },
  });
  game.respond();
  game.opponent.attack('test-spacecraft', 'test-homeworld');
  game.you.intercept('palatine-rampart');
  game.settle();
  expect([game.you.C, game.card('palatine-rampart').damage]).toEqual([10, 2]);
});
