import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Stay of Sentence: 3 damage goes, and each damage this turn is 1 less', () => {
  const game = scenario({
    act: 'II',
    active: 'opponent',
    you: { CP: 2, map: [{ card: 'test-character-1-5', damage: 4 }], hand: ['stay-of-sentence'] },
    opponent: { map: ['test-character-4-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-4-4', 'test-character-1-5');
  game.you.play('stay-of-sentence', 'test-character-1-5');
  game.settle();
  // 4 less 3, then 4 less 1.
  expect(game.card('test-character-1-5')).toMatchObject({ face: 'front', damage: 4 });
  expect(game.you.CP).toBe(0);
});

test('Edict of Recall: an activated Spacecraft goes to its owner’s hand; a ready one can’t be chosen', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 3, hand: ['edict-of-recall'] },
    opponent: { map: [{ card: 'test-spacecraft', activated: true }, 'marrow-kestrel'] },
  });
  game.you.play('edict-of-recall');
  expect([game.card('test-spacecraft').zone, game.card('marrow-kestrel').zone]).toEqual(['hand', 'map']);
  expect(game.opponent.hand).toEqual(['test-spacecraft']);
});

test('Impressment: a Spacecraft with Power 3 or less fights for you at once, and goes back as the turn ends', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 4, hand: ['impressment'] },
    opponent: { C: 10, map: [{ card: 'test-spacecraft', activated: true }, 'the-unpaid-fare'] },
  });
  game.you.play('impressment');
  expect(game.card('test-spacecraft')).toMatchObject({ controller: 'you', ready: true });
  game.respond();
  game.you.attack('test-spacecraft', 'test-homeworld#2');
  game.settle();
  expect(game.opponent.C).toBe(8);
  game.you.endTurn();
  expect(game.card('test-spacecraft').controller).toBe('opponent');
});

test('Strike the Honours: 1 SP goes from a Bound Character of the opponent', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 4, hand: ['strike-the-honours'] },
    opponent: {
      map: [
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-2' },
        { card: 'test-character-1-2', sp: 2 },
        { card: 'test-character-1-3', sp: 1 },
      ],
    },
  });
  game.you.play('strike-the-honours');
  expect([game.card('test-character-1-2').sp, game.opponent.sp, game.you.CP]).toEqual([1, 2, 0]);
});
