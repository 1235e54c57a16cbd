import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario';

test('6.5 a Device with Attach is played onto a permanent of its kind and leaves as that changes face', () => {
  const game = scenario({
    you: { map: ['test-character-1-2'], hand: ['test-attachment'] },
    opponent: { map: ['test-character-5-6'] },
  });
  game.you.play('test-attachment', 'test-character-1-2');
  expect(game.card('test-attachment').zone).toBe('map');
  game.you.attack('test-character-1-2', 'test-character-5-6');
  expect(game.card('test-character-1-2').face).toBe('fallen');
  expect(game.card('test-attachment').zone).toBe('depleted');
});

test('6.6 a Maneuver has its effect and goes to its owner’s Depleted Pile', () => {
  const game = scenario({ you: { hand: ['test-slow'] } });
  game.you.play('test-slow');
  expect(game.card('test-slow').zone).toBe('depleted');
  expect(game.you.hand).toHaveLength(1);
});

test('6.7 6.8 a Storyline is a card type of its own, and so is the Completed Storyline behind it, which only lies there', () => {
  const game = scenario({ you: { map: ['test-storyline', { card: 'test-player-storyline', face: 'back' }] } });
  const typeOf = (card: string) => game.game.pool.cards[card]?.faces;
  expect(typeOf('test-storyline')?.front?.type).toBe('Storyline');
  expect(typeOf('test-player-storyline')?.back?.type).toBe('Completed Storyline');
  game.you.endTurn();
  expect(game.card('test-player-storyline').zone).toBe('map');
});
