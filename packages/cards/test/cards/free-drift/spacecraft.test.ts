import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Marrow Kestrel: attacks in the turn that it comes, and keeps 2C of what it raids', () => {
  const game = scenario({ you: { C: 3, hand: ['marrow-kestrel'] }, opponent: { C: 10 } });
  game.you.play('marrow-kestrel');
  game.you.attack('marrow-kestrel', 'test-homeworld#2');
  expect([game.you.C, game.opponent.C]).toEqual([2, 8]);
});

test('Gullwing Lighter: can’t be intercepted', () => {
  const game = scenario({
    you: { map: ['gullwing-lighter'] },
    opponent: { C: 10, map: ['test-spacecraft'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('gullwing-lighter', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-spacecraft'))).toBe('14.3');
  game.settle();
  expect(game.opponent.C).toBe(9);
});

test('Homeless Star: has 1 Power more until you control a Location', () => {
  const game = scenario({
    you: { C: 5, map: ['homeless-star'], hand: ['test-location'] },
    opponent: { map: ['test-location'] },
  });
  expect(game.card('homeless-star').stat('power')).toBe(3);
  game.you.play('test-location');
  expect(game.card('homeless-star').stat('power')).toBe(2);
});

test('Cinder Skiff: as it is destroyed its Power goes into a Spacecraft, with what is attached to it', () => {
  const burned = (rig: boolean) => {
    const game = scenario({
      you: { map: ['cinder-skiff', ...(rig ? [{ card: 'grapnel-rig', host: 'cinder-skiff' }] : [])] },
      opponent: { map: ['test-character-5-6', 'the-unpaid-fare', 'test-spacecraft'] },
    });
    game.you.attack('cinder-skiff', 'test-character-5-6');
    game.you.choose('the-unpaid-fare');
    return game.card('the-unpaid-fare').damage;
  };
  expect([burned(false), burned(true)]).toEqual([2, 3]);
});

test('The Unpaid Fare: a raid that takes C costs the opponent a card as well', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['the-unpaid-fare'] },
    opponent: { C: 10, hand: ['test-slow', 'test-device'] },
  });
  game.you.attack('the-unpaid-fare', 'test-homeworld#2');
  game.opponent.choose('test-slow');
  expect([game.opponent.C, game.opponent.hand]).toEqual([6, ['test-device']]);
});

test('The Unpaid Fare: a raid on an empty Treasury costs no card', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['the-unpaid-fare'] },
    opponent: { C: 0, hand: ['test-slow', 'test-device'] },
  });
  game.you.attack('the-unpaid-fare', 'test-homeworld#2');
  expect(game.opponent.hand).toHaveLength(2);
});

test('Widow’s Wager: names a Spacecraft that can’t intercept as it attacks, and keeps 1C of what it raids', () => {
  const game = scenario({
    act: 'II',
    you: { C: 0, map: ['widows-wager'] },
    opponent: { C: 10, map: ['test-spacecraft', 'homeless-star'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('widows-wager', 'test-homeworld#2');
  game.you.choose('test-spacecraft');
  game.opponent.pass();
  expect(game.opponent.refusal(() => game.opponent.intercept('test-spacecraft'))).toBe('1.3');
  game.settle();
  expect([game.you.C, game.opponent.C]).toEqual([1, 7]);
});
