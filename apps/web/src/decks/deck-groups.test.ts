import { STARTER_DECKS } from '@astris/cards';
import { expect, test } from 'vitest';
import { DECK_CARDS } from './deck-cards';
import { copiesIn, groupsOf, withCopies } from './deck-groups';

const cards = new Map(DECK_CARDS.map((card) => [card.id, card]));

test('2.1 every copy of a starter deck stands in one group', () => {
  expect(STARTER_DECKS.length).toBeGreaterThan(0);
  for (const { list } of STARTER_DECKS) {
    const grouped = groupsOf(list, cards).reduce((sum, group) => sum + group.copies, 0);
    expect(grouped).toBe(copiesIn(list.main));
  }
});

test('copies go up and down, and a card without copies leaves the list', () => {
  const empty = { homeworld: '', starter: '', main: {}, sideboard: {} };
  const two = withCopies(withCopies(empty, 'main', 'a', 1), 'main', 'a', 1);
  expect(two.main).toEqual({ a: 2 });
  expect(withCopies(two, 'main', 'a', -2).main).toEqual({});
  expect(withCopies(empty, 'sideboard', 'a', -1).sideboard).toEqual({});
});
