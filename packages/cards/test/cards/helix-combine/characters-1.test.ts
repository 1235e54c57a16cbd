import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Ismene Vant, Gene-Broker: each Device played brings 1C, other cards nothing', () => {
  const game = scenario({ you: { C: 10, map: ['ismene-vant-gene-broker'], hand: ['cautery-lance', 'spore-hauler'] } });
  game.you.play('cautery-lance');
  expect(game.you.C).toBe(8);
  game.you.play('spore-hauler');
  expect(game.you.C).toBe(5);
});

test('Ismene Vant, Gene-Broker: fallen, she breaks one Device a turn for 2 damage', () => {
  const game = scenario({
    you: { map: [{ card: 'ismene-vant-gene-broker', face: 'fallen' }, 'cautery-lance', 'test-device'] },
    opponent: { map: ['test-character-1-5', 'test-character-1-6'] },
  });
  game.you.use('ismene-vant-gene-broker', 0, 'test-character-1-5', 'test-device');
  expect([game.card('test-character-1-5').damage, game.card('test-character-1-6').damage]).toEqual([2, 0]);
  expect([game.card('test-device').zone, game.card('cautery-lance').zone]).toEqual(['depleted', 'map']);
  expect(game.you.refusal(() => game.you.use('ismene-vant-gene-broker'))).toBe('13.1');
});

test('Ysolt Amarant, Vat-Surgeon: for 1C she heals 2 damage', () => {
  const game = scenario({
    you: { C: 5, map: ['ysolt-amarant-vat-surgeon', { card: 'test-character-2-5', damage: 3 }] },
  });
  game.you.use('ysolt-amarant-vat-surgeon', 0, 'test-character-2-5');
  expect([game.you.C, game.card('test-character-2-5').damage]).toEqual([4, 1]);
  expect(game.card('ysolt-amarant-vat-surgeon').ready).toBe(false);
});

test('Ysolt Amarant, Vat-Surgeon: fallen, she draws a card for each conflict that she wins', () => {
  const game = scenario({
    you: { map: [{ card: 'ysolt-amarant-vat-surgeon', face: 'fallen' }] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.attack('ysolt-amarant-vat-surgeon', 'test-character-1-2');
  expect(game.card('test-character-1-2').face).toBe('fallen');
  expect(game.you.hand).toHaveLength(1);
});

test('Vat-Born Stevedore: intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'vat-born-stevedore', activated: true }] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-2', 'test-homeworld');
  game.you.intercept('vat-born-stevedore');
  game.settle();
  expect([game.you.C, game.card('vat-born-stevedore').damage]).toEqual([10, 1]);
});

test('Vat-Born Stevedore: the Fallen one brings 1C as it is destroyed', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'vat-born-stevedore', face: 'fallen' }] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.opponent.attack('test-character-1-5', 'vat-born-stevedore');
  expect([game.card('vat-born-stevedore').zone, game.you.C]).toEqual(['depleted', 11]);
});

test('Caldus Wren, Actuary: at the end of a turn with 8C or more in the Treasury he brings 1 CP', () => {
  const after = (C: number) => {
    const game = scenario({ you: { C, CP: 2, map: ['caldus-wren-actuary'] } });
    game.you.endTurn();
    return game.you.CP;
  };
  expect([after(7), after(8)]).toEqual([2, 3]);
});

test('Caldus Wren, Actuary: written off, he takes 2C from an opponent who holds 8C', () => {
  const after = (C: number) => {
    const game = scenario({ you: { map: [{ card: 'caldus-wren-actuary', face: 'fallen' }] }, opponent: { C } });
    game.you.endTurn();
    return game.opponent.C;
  };
  // The opponent's next turn brings 3C of income.
  expect([after(7), after(8)]).toEqual([10, 9]);
});

test('Isaura Mott, First Share: at the end of her turn each Device that you control brings 1C', () => {
  const game = scenario({
    act: 'II',
    you: { C: 4, map: ['isaura-mott-first-share', 'test-device', 'test-device'] },
    opponent: { C: 4, map: ['test-device'] },
  });
  game.you.endTurn();
  expect(game.you.C).toBe(6);
  game.opponent.endTurn();
  expect([game.opponent.C, game.you.C]).toEqual([7, 9]);
});

test('Isaura Mott, First Share: bought out, her attack costs an opponent 1C for each Device they control', () => {
  const game = scenario({
    act: 'II',
    you: { map: [{ card: 'isaura-mott-first-share', face: 'fallen' }, 'test-device'] },
    opponent: { C: 10, map: ['test-device', 'test-device', 'test-device'] },
  });
  game.respond();
  game.you.attack('isaura-mott-first-share', 'test-homeworld#2');
  game.settle();
  // 3 by the Devices, 4 by the raid.
  expect(game.opponent.C).toBe(3);
});

test('Anka of Nine Patterns: as she falls you draw a card; 3C and her activation redeem her', () => {
  const game = scenario({ you: { C: 10, map: ['anka-of-nine-patterns'] }, opponent: { map: ['test-character-5-6'] } });
  game.you.attack('anka-of-nine-patterns', 'test-character-5-6');
  expect([game.card('anka-of-nine-patterns').face, game.you.hand.length]).toEqual(['fallen', 1]);
  expect(game.you.refusal(() => game.you.use('anka-of-nine-patterns'))).toBe('7.1');
  game.you.endTurn();
  game.opponent.endTurn();
  const { C } = game.you;
  game.you.use('anka-of-nine-patterns');
  expect(game.card('anka-of-nine-patterns')).toMatchObject({ face: 'front', ready: false });
  expect(game.you.C).toBe(C - 3);
});
