import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Neutral Moorage: a Spacecraft that enters heals 1 damage from each damaged one of its side', () => {
  const game = scenario({
    you: {
      hand: ['gullwing-lighter'],
      map: ['neutral-moorage', { card: 'test-spacecraft', damage: 2 }, { card: 'test-character-1-5', damage: 2 }],
    },
    opponent: { map: [{ card: 'marrow-kestrel', damage: 2 }] },
  });
  game.you.play('gullwing-lighter');
  const names = ['test-spacecraft', 'test-character-1-5', 'marrow-kestrel'];
  expect(names.map((name) => game.card(name).damage)).toEqual([1, 2, 2]);
});

test('Tallow Customs Ring: 1C buys 1 CP, once until it is ready', () => {
  const game = scenario({ you: { C: 5, CP: 0, map: ['tallow-customs-ring'] } });
  game.you.use('tallow-customs-ring');
  expect([game.you.C, game.you.CP]).toEqual([4, 1]);
  expect(game.you.refusal(() => game.you.use('tallow-customs-ring'))).toBe('7.1');
});

test('Rumour Exchange: the opponent’s Storyline is a card; one’s own and another card are none', () => {
  const game = scenario({
    you: { hand: ['the-lamplit-road'], map: ['rumour-exchange'] },
    opponent: { C: 10, hand: ['the-unquiet-ledger', 'test-device'] },
  });
  game.you.play('the-lamplit-road');
  expect(game.you.hand).toHaveLength(0);
  game.you.endTurn();
  game.opponent.play('test-device');
  expect(game.you.hand).toHaveLength(0);
  game.opponent.play('the-unquiet-ledger');
  expect(game.you.hand).toHaveLength(1);
});

test('Treaty Moon: no Spacecraft intercepts, on either side; Characters do', () => {
  const game = scenario({
    you: { map: ['treaty-moon', 'test-character-2-2', 'test-character-2-3'] },
    opponent: { map: ['test-spacecraft', 'test-character-1-5'] },
  });
  game.respond();
  game.you.attack('test-character-2-2', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-spacecraft'))).toBe('1.3');
  game.opponent.intercept('test-character-1-5');
  game.settle();
  expect([game.card('test-character-1-5').damage, game.opponent.C]).toEqual([2, 10]);
});

test('The Hiring Hall: a Character costs its controller 1C less; a Spacecraft and the opponent’s Character do not', () => {
  const game = scenario({
    you: { C: 10, map: ['the-hiring-hall'], hand: ['ludo-husk-tender', 'gullwing-lighter'] },
    opponent: { C: 7, hand: ['tam-okell-second-chair'] },
  });
  game.you.play('ludo-husk-tender');
  expect(game.you.C).toBe(8);
  game.you.play('gullwing-lighter');
  expect(game.you.C).toBe(6);
  game.you.endTurn();
  game.opponent.play('tam-okell-second-chair');
  expect(game.opponent.C).toBe(7);
});
