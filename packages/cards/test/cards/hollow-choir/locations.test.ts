import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('Hollow Cathedral: a Fallen Character of its side intercepts while activated; one that stands does not', () => {
  const game = scenario({
    active: 'opponent',
    you: {
      map: [
        'hollow-cathedral',
        { card: 'test-character-1-5', face: 'fallen', activated: true },
        { card: 'test-character-1-6', activated: true },
      ],
    },
    opponent: { map: ['test-character-1-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-1-4', 'test-homeworld');
  expect(game.you.refusal(() => game.you.intercept('test-character-1-6'))).toBe('12.2');
  game.you.intercept('test-character-1-5');
  game.settle();
  expect([game.you.C, game.card('test-character-1-5').damage]).toEqual([10, 1]);
});

test('The Unlit Nave: a Chapter of a Cursed Storyline takes 1C from the opponent and draws a card; another does not', () => {
  const raid = (storyline: 'a-heavy-crown' | 'a-toll-on-every-star') => {
    const game = scenario({
      you: { map: ['the-unlit-nave', 'test-character-2-2', { card: storyline, chapter: 2, counts: [1] }] },
    });
    game.you.attack('test-character-2-2', 'test-homeworld#2');
    expect(game.card(storyline).chapter).toBe(3);
    return [game.opponent.C, game.you.hand.length];
  };
  // Both Chapters draw a card themselves, and the raid takes 2C.
  expect(raid('a-heavy-crown')).toEqual([7, 2]);
  expect(raid('a-toll-on-every-star')).toEqual([8, 1]);
});

test('Well of Last Words: 1 CP deals 1 damage to a Character', () => {
  const game = scenario({
    you: { CP: 2, map: ['well-of-last-words'] },
    opponent: { map: ['test-character-1-1', 'test-character-1-5'] },
  });
  game.you.use('well-of-last-words', 0, 'test-character-1-1');
  expect(game.card('test-character-1-1').face).toBe('fallen');
  expect([game.card('test-character-1-5').damage, game.you.CP]).toEqual([0, 1]);
  expect(game.you.refusal(() => game.you.use('well-of-last-words'))).toBe('7.1');
});

test('Orchard of Names: a Character of its side that is destroyed is a card; one that falls is none', () => {
  const hand = (face: 'front' | 'fallen') => {
    const game = scenario({
      you: {
        hand: ['dockside-brawl'],
        map: ['orchard-of-names', { card: 'test-character-1-2', face }],
      },
    });
    game.you.play('dockside-brawl');
    return game.you.hand.length;
  };
  expect([hand('fallen'), hand('front')]).toEqual([1, 0]);
});
