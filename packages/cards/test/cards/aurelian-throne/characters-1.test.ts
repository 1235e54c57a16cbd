import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Veyra, Dusk-Consul: winning a conflict gains 1 CP', () => {
  const game = scenario({
    you: { CP: 0, map: ['veyra-dusk-consul'] },
    opponent: { map: ['test-character-1-1'] },
  });
  game.you.attack('veyra-dusk-consul', 'test-character-1-1');
  expect(game.you.CP).toBe(1);
});

test('Veyra, Dusk-Consul: 2C hold a Location against 4 damage that would seize it, for one turn', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 5, map: ['veyra-dusk-consul', 'test-location'] },
    opponent: { map: ['test-character-4-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-4-4', 'test-location');
  game.you.use('veyra-dusk-consul', 1);
  game.settle();
  expect([game.card('test-location').controller, game.you.C]).toEqual(['you', 3]);
  expect(game.card('test-location').stat('defense')).toBe(5);
  game.opponent.endTurn();
  expect(game.card('test-location').stat('defense')).toBe(3);
});

test('Veyra, Dusk-Consul: Fallen, her victory costs each player 2C', () => {
  const game = scenario({
    you: { C: 6, map: [{ card: 'veyra-dusk-consul', face: 'fallen' }] },
    opponent: { C: 7, map: ['test-character-1-1'] },
  });
  game.you.attack('veyra-dusk-consul', 'test-character-1-1');
  expect([game.you.C, game.opponent.C]).toEqual([4, 5]);
});

test('Bailiff Sorren: with Guard he intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'bailiff-sorren', activated: true }] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-5', 'test-homeworld');
  game.you.intercept('bailiff-sorren');
  game.settle();
  expect([game.you.C, game.card('bailiff-sorren').damage]).toEqual([10, 2]);
});

test('Bailiff Sorren: Fallen, 1 CP keeps a Character from intercepting, once each turn', () => {
  const game = scenario({
    you: { CP: 2, map: [{ card: 'bailiff-sorren', face: 'fallen' }] },
    opponent: { C: 10, map: ['test-character-1-5'] },
  });
  game.you.use('bailiff-sorren');
  expect(game.you.refusal(() => game.you.use('bailiff-sorren'))).toBe('13.1');
  game.respond();
  game.you.attack('bailiff-sorren', 'test-homeworld#2');
  // Nobody else could respond, so the raid has come without a question.
  expect([game.opponent.C, game.you.CP]).toEqual([6, 1]);
});

test('Tallis, Clerk of Writs: a Skip gains 2C, whoever uses it and whoever controls the Storyline', () => {
  const game = scenario({
    you: { C: 9, map: ['tallis-clerk-of-writs', { card: 'the-unquiet-ledger', chapter: 2 }] },
    opponent: { C: 9, map: [{ card: 'a-toll-on-every-star', chapter: 2 }] },
  });
  game.you.skip('the-unquiet-ledger');
  expect([game.card('the-unquiet-ledger').chapter, game.you.C]).toEqual([3, 6]);
  game.you.endTurn();
  game.opponent.skip('a-toll-on-every-star');
  expect([game.card('a-toll-on-every-star').chapter, game.you.C]).toEqual([3, 8]);
});

test('Tallis, Clerk of Writs: as he falls each player discards a card', () => {
  const game = scenario({
    act: 'II',
    you: { hand: ['null-psalm', 'test-slow'], map: ['tallis-clerk-of-writs'] },
    opponent: { hand: ['test-fast'] },
  });
  game.you.play('null-psalm');
  expect([game.you.hand, game.opponent.hand]).toEqual([[], []]);
});

test('Halberdier of the Stair: with Guard it intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'halberdier-of-the-stair', activated: true }] },
    opponent: { map: ['test-character-3-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-3-5', 'test-homeworld');
  game.you.intercept('halberdier-of-the-stair');
  game.settle();
  expect([game.you.C, game.card('halberdier-of-the-stair').damage]).toEqual([10, 3]);
});

test('Halberdier of the Stair: Fallen, its destruction gains 1C', () => {
  const game = scenario({
    you: { C: 4, map: [{ card: 'halberdier-of-the-stair', face: 'fallen' }] },
    opponent: { map: ['test-character-2-3'] },
  });
  game.you.attack('halberdier-of-the-stair', 'test-character-2-3');
  expect([game.card('halberdier-of-the-stair').zone, game.you.C]).toEqual(['depleted', 5]);
});

test('Castor Venn, Quartermaster: your Spacecraft have 1 Hull more, and survive by it', () => {
  const game = scenario({
    you: { map: ['castor-venn-quartermaster', 'test-spacecraft'] },
    opponent: { map: ['test-spacecraft', 'test-character-3-6'] },
  });
  expect([game.card('test-spacecraft').stat('hull'), game.card('test-spacecraft#2').stat('hull')]).toEqual([4, 3]);
  game.you.attack('test-spacecraft', 'test-character-3-6');
  expect(game.card('test-spacecraft')).toMatchObject({ zone: 'map', damage: 3 });
});

test('Castor Venn, Quartermaster: Fallen, he sells a Spacecraft for 3C once each turn', () => {
  const game = scenario({
    you: {
      C: 2,
      map: [{ card: 'castor-venn-quartermaster', face: 'fallen' }, 'test-spacecraft', 'herald-pinnace'],
    },
  });
  game.you.use('castor-venn-quartermaster', 0, 'test-spacecraft');
  expect([game.card('test-spacecraft').zone, game.card('herald-pinnace').zone, game.you.C]).toEqual([
    'depleted',
    'map',
    5,
  ]);
  expect(game.you.refusal(() => game.you.use('castor-venn-quartermaster'))).toBe('13.1');
});
