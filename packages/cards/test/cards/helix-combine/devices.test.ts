import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Second Body: a Character of yours that would fall stays up, undamaged, and the Device is destroyed', () => {
  const game = scenario({
    you: { map: ['second-body', 'test-character-1-2', 'test-character-2-2'] },
    opponent: { map: ['test-character-5-6'] },
  });
  game.you.attack('test-character-1-2', 'test-character-5-6');
  expect(game.card('test-character-1-2')).toMatchObject({ face: 'front', damage: 0, zone: 'map' });
  expect(game.card('second-body').zone).toBe('depleted');
  game.you.attack('test-character-2-2', 'test-character-5-6');
  expect(game.card('test-character-2-2').face).toBe('fallen');
});

test('Second Body: saves no Character of an opponent', () => {
  const game = scenario({
    you: { map: ['second-body', 'test-character-5-6'] },
    opponent: { map: ['test-character-1-2'] },
  });
  game.you.attack('test-character-5-6', 'test-character-1-2');
  expect([game.card('test-character-1-2').face, game.card('second-body').zone]).toEqual(['fallen', 'map']);
});

test('Reflex Graft: you draw a card as the Character that has it wins a conflict', () => {
  const game = scenario({
    you: { map: ['test-character-3-5', 'test-character-3-6'], hand: ['reflex-graft'] },
    opponent: { map: ['test-character-1-2', 'test-character-1-3'] },
  });
  game.you.play('reflex-graft', 'test-character-3-5');
  game.you.attack('test-character-3-6', 'test-character-1-2');
  expect(game.you.hand).toHaveLength(0);
  game.you.attack('test-character-3-5', 'test-character-1-3');
  expect(game.you.hand).toHaveLength(1);
});

test('Indenture Collar: the Character that has it can’t attack; falling takes it off', () => {
  const game = scenario({
    act: 'II',
    you: { map: ['test-character-5-6'], hand: ['indenture-collar'] },
    opponent: { map: ['test-character-2-3', 'test-character-1-5'] },
  });
  game.you.play('indenture-collar', 'test-character-2-3');
  game.you.endTurn();
  expect(game.opponent.refusal(() => game.opponent.attack('test-character-2-3', 'test-homeworld'))).toBe('1.3');
  game.opponent.attack('test-character-1-5', 'test-homeworld');
  game.opponent.endTurn();
  game.you.attack('test-character-5-6', 'test-character-2-3');
  expect([game.card('test-character-2-3').face, game.card('indenture-collar').zone]).toEqual(['fallen', 'depleted']);
});

test('Dividend Pump: the Location that has it pays 1C more and holds 1 Defense more', () => {
  const game = scenario({ you: { C: 5, map: ['test-location'], hand: ['dividend-pump'] } });
  game.you.play('dividend-pump', 'test-location');
  expect([game.you.C, game.card('test-location').stat('defense')]).toEqual([3, 4]);
  game.you.endTurn();
  game.opponent.endTurn();
  // 3C by the Homeworld, 1C by the Location, 1C by the Device.
  expect(game.you.C).toBe(8);
});

test('Cautery Lance: for 1 CP it deals 1 damage, once for each time it is ready', () => {
  const game = scenario({
    you: { CP: 3, map: ['cautery-lance'] },
    opponent: { map: ['test-character-1-5', 'test-character-1-6'] },
  });
  game.you.use('cautery-lance', 0, 'test-character-1-5');
  expect([game.you.CP, game.card('test-character-1-5').damage]).toEqual([2, 1]);
  expect(game.you.refusal(() => game.you.use('cautery-lance'))).toBe('7.1');
});

test('Escrow Seal: the Homeworld that has it loses 1C less in a raid', () => {
  const game = scenario({
    you: { C: 5, hand: ['escrow-seal'] },
    opponent: { map: ['test-character-2-3'] },
  });
  game.you.play('escrow-seal', 'test-homeworld#1');
  game.you.endTurn();
  game.opponent.attack('test-character-2-3', 'test-homeworld');
  // 2C for the Device, 1C of the raid of 2.
  expect(game.you.C).toBe(2);
});
