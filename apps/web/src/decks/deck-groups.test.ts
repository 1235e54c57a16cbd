import { STARTER_DECKS } from '@astris/cards';
import { expect, test } from 'vitest';
import { copiesIn, groupsOf } from './deck-groups';

test('2.1 every copy of a starter deck stands in one group', () => {
  expect(STARTER_DECKS.length).toBeGreaterThan(0);
  for (const { list } of STARTER_DECKS) {
    const grouped = groupsOf(list).reduce((sum, group) => sum + group.copies, 0);
    expect(grouped).toBe(copiesIn(list.main));
  }
});

test('a card that the pool has lost keeps its place under its id', () => {
  const list = { homeworld: '', starter: '', main: { 'gone-for-good': 2 }, sideboard: {} };
  expect(groupsOf(list)).toMatchObject([{ copies: 2, entries: [{ card: { name: 'gone-for-good' } }] }]);
});
