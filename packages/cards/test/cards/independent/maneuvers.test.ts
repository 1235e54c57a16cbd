import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('A Favour Called In: 2 CP draw two cards', () => {
  const game = scenario({ you: { CP: 2, hand: ['a-favour-called-in'], deck: ['test-device', 'test-slow'] } });
  game.you.play('a-favour-called-in');
  expect([game.you.hand, game.you.CP]).toEqual([['test-device', 'test-slow'], 0]);
});

test('Dockside Brawl: 2 damage to any one Character', () => {
  const game = scenario({
    you: { hand: ['dockside-brawl'], map: ['test-character-1-3'] },
    opponent: { map: ['test-character-1-2', 'test-spacecraft'] },
  });
  game.you.play('dockside-brawl', 'test-character-1-2');
  expect([game.card('test-character-1-2').face, game.card('test-character-1-3').damage]).toEqual(['fallen', 0]);
});

test('Scorched Charter: each player gives up a Location, and its player draws a card', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 4, hand: ['scorched-charter'], map: ['orchard-of-names'] },
    opponent: { map: ['test-location', 'rumour-exchange'] },
  });
  game.you.play('scorched-charter');
  game.opponent.choose('rumour-exchange');
  const zones = ['orchard-of-names', 'test-location', 'rumour-exchange'].map((name) => game.card(name).zone);
  expect(zones).toEqual(['depleted', 'map', 'depleted']);
  expect([game.you.hand.length, game.you.CP]).toEqual([1, 0]);
});

test('Strike It from the Score: an opposing Storyline in progress goes, and who was Bound to it falls', () => {
  const game = scenario({
    act: 'II',
    you: { CP: 6, hand: ['strike-it-from-the-score'], map: ['the-lamplit-road'] },
    opponent: {
      map: [
        { card: 'test-character-1-5', sp: 1 },
        { card: 'the-long-vigil', chapter: 2, boundTo: 'test-character-1-5' },
      ],
    },
  });
  game.you.play('strike-it-from-the-score');
  expect([game.card('the-long-vigil').zone, game.card('the-lamplit-road').zone]).toEqual(['depleted', 'map']);
  expect(game.card('test-character-1-5')).toMatchObject({ face: 'fallen', sp: 0 });
  expect(game.you.CP).toBe(0);
});
