import { CARDS } from '@astris/cards';
import { indexOf, search } from '@astris/search/cards';
import { expect, test } from 'vitest';
import { alike } from './alike';

test('each search that a card suggests finds that card, and asks for nothing unknown', () => {
  const index = indexOf(CARDS);
  for (const card of CARDS) {
    for (const { query } of alike(card)) {
      const found = search(index, query);
      expect(found.query.problems, query).toEqual([]);
      expect(found.cards, query).toContain(card);
    }
  }
});
