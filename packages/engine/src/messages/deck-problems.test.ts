import { expect, test } from 'vitest';
import { deckProblemSentence } from './deck-problems';

const said = (problem: Parameters<typeof deckProblemSentence>[0]) => deckProblemSentence(problem, () => 'Candle Skiff');

test('2.1, 2.6, 2.5 one card, and one Storyline, are said as one', () => {
  expect(said({ rule: '2.1', fault: 'tooFewCards', have: 1, need: 50 })).toBe(
    'The main deck has 1 card; at least 50 are needed. (2.1)',
  );
  expect(said({ rule: '2.1', fault: 'tooFewCards', have: 0, need: 50 })).toContain('has 0 cards;');
  expect(said({ rule: '2.1', fault: 'tooManyCards', have: 81, need: 80 })).toContain('has 81 cards;');
  expect(said({ rule: '2.6', fault: 'tooFewStorylines', have: 1, need: 4 })).toContain('has 1 Storyline;');
  expect(said({ rule: '2.5', fault: 'sideboardTooLarge', have: 16, need: 15 })).toContain('has 16 cards;');
});

test('2.1 a deck that lacks one of the two is told which', () => {
  expect(said({ rule: '2.1', fault: 'noHomeworld', card: '' })).toContain('has no Homeworld yet');
  expect(said({ rule: '2.1', fault: 'noStarter', card: '' })).toContain('has no Starter Character yet');
});

test('2.3 the sentence about factions holds for Homeworlds of one faction and of two', () => {
  expect(said({ rule: '2.3', fault: 'wrongFaction', card: 'candle-skiff' })).toBe(
    'Candle Skiff is of no faction that the Homeworld prints, and is neither Independent nor a Storyline. (2.3)',
  );
});
