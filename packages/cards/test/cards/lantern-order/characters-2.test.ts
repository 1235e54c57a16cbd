import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Penitent of the Oil: Fallen, 3 CP redeem it, and its redemption gains 1C', () => {
  const game = scenario({
    you: { C: 2, CP: 3, map: [{ card: 'penitent-of-the-oil', face: 'fallen' }] },
  });
  game.you.use('penitent-of-the-oil');
  expect([game.card('penitent-of-the-oil').face, game.you.CP, game.you.C]).toEqual(['front', 0, 3]);
});

test('Oriel, Witness: a Storyline that you play draws a card, another card does not', () => {
  const game = scenario({ you: { hand: ['test-device', 'the-lamplit-road'], map: ['oriel-witness'] } });
  game.you.play('test-device');
  expect(game.you.hand).toEqual(['the-lamplit-road']);
  game.you.play('the-lamplit-road');
  expect(game.you.hand).toHaveLength(1);
});

test('Oriel, Witness: Fallen, the opponent discards a card as Oriel leaves the Map', () => {
  const game = scenario({
    you: { map: [{ card: 'oriel-witness', face: 'fallen' }] },
    opponent: { map: ['test-character-2-5'], hand: ['test-slow'] },
  });
  game.you.attack('oriel-witness', 'test-character-2-5');
  expect([game.card('oriel-witness').zone, game.opponent.hand]).toEqual(['depleted', []]);
});

test('Oriel, Witness: Fallen and Veiled, Oriel is no target for the opponent’s Maneuvers', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'oriel-witness', face: 'fallen' }] },
    opponent: { hand: ['dockside-brawl'] },
  });
  expect(game.opponent.refusal(() => game.opponent.play('dockside-brawl'))).toBe('11.1');
});

test('Mother Cade of the Table: another Character of yours that falls heals 2 damage from each', () => {
  const game = scenario({
    act: 'II',
    you: {
      hand: ['null-psalm'],
      map: [
        { card: 'mother-cade-of-the-table', damage: 3 },
        { card: 'test-character-1-5', damage: 1 },
        'test-character-1-2',
      ],
    },
    opponent: { map: [{ card: 'test-character-1-6', damage: 3 }] },
  });
  game.you.play('null-psalm', 'test-character-1-2');
  const damage = (name: string) => game.card(name).damage;
  expect([damage('mother-cade-of-the-table'), damage('test-character-1-5'), damage('test-character-1-6')]).toEqual([
    1, 0, 3,
  ]);
});

test('Mother Cade of the Table: Fallen, with Guard she intercepts while activated', () => {
  const game = scenario({
    active: 'opponent',
    you: { C: 10, map: [{ card: 'mother-cade-of-the-table', face: 'fallen', activated: true }] },
    opponent: { map: ['test-character-3-3'] },
  });
  game.respond();
  game.opponent.attack('test-character-3-3', 'test-homeworld');
  game.you.intercept('mother-cade-of-the-table');
  game.settle();
  expect([game.you.C, game.card('mother-cade-of-the-table').damage]).toEqual([10, 3]);
});

test('Jorun, Keeper of Names: a Chapter of yours that completes gains 1 CP', () => {
  const game = scenario({
    you: { CP: 0, map: ['jorun-keeper-of-names', 'test-storyline', 'test-character-1-2'] },
  });
  game.you.bind('test-storyline', 'test-character-1-2');
  expect([game.card('test-storyline').chapter, game.you.CP]).toEqual([2, 1]);
});

test('Jorun, Keeper of Names: Fallen, he makes the opponent pay 2C for each Storyline that is Bound', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: [{ card: 'jorun-keeper-of-names', face: 'fallen' }] },
    opponent: { C: 5, map: ['test-storyline', 'test-character-1-2'] },
  });
  game.opponent.bind('test-storyline', 'test-character-1-2');
  expect(game.opponent.C).toBe(3);
});

test('Davit Ames, Lamp-Pilot: your Spacecraft stay ready as they intercept', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['davit-ames-lamp-pilot', 'test-spacecraft'] },
    opponent: { map: ['test-character-1-5'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-5', 'test-homeworld');
  game.you.intercept('test-spacecraft');
  game.settle();
  expect(game.card('test-spacecraft')).toMatchObject({ ready: true, damage: 1 });
});

test('Davit Ames, Lamp-Pilot: Fallen, he can’t be intercepted', () => {
  const game = scenario({
    you: { map: [{ card: 'davit-ames-lamp-pilot', face: 'fallen' }] },
    opponent: { C: 10, map: ['test-character-1-5'], hand: ['test-fast'] },
  });
  game.respond();
  game.you.attack('davit-ames-lamp-pilot', 'test-homeworld#2');
  expect(game.opponent.refusal(() => game.opponent.intercept('test-character-1-5'))).toBe('14.3');
  game.settle();
  expect(game.opponent.C).toBe(7);
});

test('Edda Thole, First to Stand: she falls instead of another Character, whose damage goes', () => {
  const game = scenario({
    you: { map: ['edda-thole-first-to-stand', { card: 'test-character-2-2', sp: 1 }] },
    opponent: { map: ['test-character-3-6'] },
  });
  game.you.attack('test-character-2-2', 'test-character-3-6');
  expect(game.card('test-character-2-2')).toMatchObject({ face: 'front', damage: 0, sp: 1 });
  expect(game.card('edda-thole-first-to-stand')).toMatchObject({ face: 'fallen', ready: false });
});

test('Edda Thole, First to Stand: she falls for herself as anybody does', () => {
  const game = scenario({
    act: 'II',
    you: { hand: ['null-psalm'], map: ['edda-thole-first-to-stand', 'test-character-1-2'] },
  });
  game.you.play('null-psalm', 'edda-thole-first-to-stand');
  expect([game.card('edda-thole-first-to-stand').face, game.card('test-character-1-2').face]).toEqual([
    'fallen',
    'front',
  ]);
});

test('Edda Thole, First to Stand: Fallen, with nobody ready beside her she attacks with 2 Power more', () => {
  const game = scenario({
    you: { map: [{ card: 'edda-thole-first-to-stand', face: 'fallen' }] },
    opponent: { C: 10, map: ['test-character-1-2'] },
  });
  expect(game.card('edda-thole-first-to-stand').stat('power')).toBe(3);
  game.you.attack('edda-thole-first-to-stand', 'test-homeworld#2');
  expect(game.opponent.C).toBe(5);
});

test('Solvei, Abbess of Embers: 3 CP and her activation redeem a Fallen Character', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 3, map: ['solvei-abbess-of-embers', { card: 'test-character-1-2', face: 'fallen', damage: 1 }] },
  });
  game.you.use('solvei-abbess-of-embers');
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', damage: 0 });
  expect([game.card('solvei-abbess-of-embers').ready, game.you.CP]).toEqual([false, 0]);
});

test('Solvei, Abbess of Embers: Fallen, another Character of yours that falls costs the opponent 2C', () => {
  const game = scenario({
    act: 'II',
    you: {
      hand: ['null-psalm'],
      map: [{ card: 'solvei-abbess-of-embers', face: 'fallen' }, 'test-character-1-2'],
    },
    opponent: { C: 5 },
  });
  game.you.play('null-psalm', 'test-character-1-2');
  expect(game.opponent.C).toBe(3);
});
