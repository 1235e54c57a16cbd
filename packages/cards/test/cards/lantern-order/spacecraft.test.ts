import { expect, test } from 'vitest';
import { scenario } from '../../scenario';

test('The Ninth Hour: it stays ready as it intercepts', () => {
  const game = scenario({
    active: 'opponent',
    you: { map: ['the-ninth-hour'] },
    opponent: { map: ['test-character-2-4'] },
  });
  game.respond();
  game.opponent.attack('test-character-2-4', 'test-homeworld');
  game.you.intercept('the-ninth-hour');
  game.settle();
  expect(game.card('the-ninth-hour')).toMatchObject({ ready: true, damage: 2 });
});

test('The Ninth Hour: while you control a Bound Character, damage to it is 1 less', () => {
  const game = scenario({
    active: 'opponent',
    you: {
      map: [
        'the-ninth-hour',
        { card: 'test-storyline', chapter: 2, boundTo: 'test-character-1-2' },
        'test-character-1-2',
      ],
    },
    opponent: { map: ['test-character-2-4'] },
  });
  game.opponent.attack('test-character-2-4', 'the-ninth-hour');
  expect(game.card('the-ninth-hour').damage).toBe(1);
});

test('Lighthouse Tender: its activation heals 1 damage from a Spacecraft of yours', () => {
  const game = scenario({
    you: { map: ['lighthouse-tender', { card: 'test-spacecraft', damage: 2 }] },
  });
  game.you.use('lighthouse-tender');
  expect([game.card('test-spacecraft').damage, game.card('lighthouse-tender').ready]).toEqual([1, false]);
});

test('Candle Skiff: instead of being destroyed it goes back to its owner’s hand', () => {
  const game = scenario({
    you: { map: ['candle-skiff'] },
    opponent: { map: ['test-character-2-5'] },
  });
  game.you.attack('candle-skiff', 'test-character-2-5');
  expect([game.card('candle-skiff').zone, game.you.hand]).toEqual(['hand', ['candle-skiff']]);
});
