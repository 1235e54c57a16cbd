import { CARDS } from '@astris/cards';
import { indexOf, search } from '@astris/search/cards';
import { expect, test } from 'vitest';
import { BASICS } from './basics';

test('every example of the page of the syntax finds some cards, not all, and nothing of it is ignored', () => {
  const index = indexOf(CARDS);
  for (const query of BASICS.flatMap(({ examples }) => examples)) {
    const { query: read, cards } = search(index, query);
    expect(read.problems, query).toEqual([]);
    expect(cards.length, query).toBeGreaterThan(0);
    expect(cards.length, query).toBeLessThan(CARDS.length);
  }
});
