import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Spore Hauler: pays 1C of income and intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'spore-hauler', activated: true }] },
    opponent: { map: ['test-spacecraft'] },
  });
  game.respond();
  game.opponent.attack('test-spacecraft', 'test-homeworld');
  game.you.intercept('spore-hauler');
  game.settle();
  expect([game.you.C, game.card('spore-hauler').damage]).toEqual([10, 2]);
  game.opponent.endTurn();
  expect(game.you.C).toBe(14);
});

test('The Ostracon: with two Devices it has +1 Power and Veiled, with one neither', () => {
  const sought = (devices: string[]) =>
    scenario({
      act: 'II',
      active: 'opponent',
      you: { map: [{ card: 'the-ostracon', activated: true }, ...devices] },
      opponent: { hand: ['edict-of-recall'] },
    });
  const two = sought(['test-device', 'test-device']);
  expect(two.card('the-ostracon').stat('power')).toBe(5);
  expect(two.opponent.refusal(() => two.opponent.play('edict-of-recall', 'the-ostracon'))).toBe('11.1');
  const one = sought(['test-device']);
  expect(one.card('the-ostracon').stat('power')).toBe(4);
  one.opponent.play('edict-of-recall', 'the-ostracon');
  expect(one.card('the-ostracon').zone).toBe('hand');
});

test('The Suture: its activation heals 2 damage from a Character, a Spacecraft or a Location', () => {
  const healed = (card: string) => {
    const game = scenario({
      you: {
        map: [
          'the-suture',
          { card: 'test-character-1-5', damage: 3 },
          { card: 'test-spacecraft', damage: 2 },
          { card: 'test-location', damage: 2 },
        ],
      },
    });
    game.you.use('the-suture', 0, card);
    expect(game.card('the-suture').ready).toBe(false);
    return game.card(card).damage;
  };
  expect(['test-character-1-5', 'test-spacecraft', 'test-location'].map(healed)).toEqual([1, 0, 0]);
});
