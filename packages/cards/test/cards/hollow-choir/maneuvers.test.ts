import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Null Psalm: a Character falls, whole as it is, also in answer to its attack', () => {
  const game = scenario({
    act: 'II',
    active: 'opponent',
    you: { CP: 4, hand: ['null-psalm'], C: 10 },
    opponent: { map: ['test-character-5-6'] },
  });
  game.respond();
  game.opponent.attack('test-character-5-6', 'test-homeworld');
  game.you.play('null-psalm');
  game.settle();
  expect(game.card('test-character-5-6').face).toBe('fallen');
  expect([game.you.CP, game.you.C]).toEqual([0, 8]);
});

test('Unname the Drowned: a Fallen Character is Burned, unless it is Bound', () => {
  const burn = (boundTo?: 'test-character-3-3') =>
    scenario({
      act: 'II',
      you: { CP: 3, hand: ['unname-the-drowned'] },
      opponent: {
        map: [
          { card: 'test-character-3-3', face: 'fallen' },
          { card: 'the-apostates-hour', chapter: 2, ...(boundTo ? { boundTo } : {}) },
          'test-character-1-5',
        ],
      },
    });
  const free = burn();
  free.you.play('unname-the-drowned');
  expect([free.card('test-character-3-3').zone, free.you.CP]).toEqual(['burned', 0]);
  const bound = burn('test-character-3-3');
  expect(bound.you.refusal(() => bound.you.play('unname-the-drowned'))).toBe('11.1');
});

test('A Verse for Each: every Fallen Character on the Map takes 1C from the opponent and gives 1C', () => {
  const game = scenario({
    you: { C: 2, hand: ['a-verse-for-each'], map: [{ card: 'test-character-3-3', face: 'fallen' }] },
    opponent: {
      C: 9,
      map: [
        { card: 'test-character-1-5', face: 'fallen' },
        { card: 'test-character-2-5', face: 'fallen' },
        'test-character-1-1',
      ],
    },
  });
  game.you.play('a-verse-for-each');
  expect([game.you.C, game.opponent.C]).toEqual([5, 6]);
});
