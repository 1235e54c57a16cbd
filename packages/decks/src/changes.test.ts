import { POOL } from '@astris/cards';
import type { DeckList } from '@astris/engine/deck-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, isUnchanged } from './changes';
import { withCopies } from './legality';
import { legalDecks } from './testing/legal-decks';

const empty: DeckList = { homeworld: '', starter: '', main: {}, sideboard: {} };

test('cards that came, went or changed in number are told by part', () => {
  const before = { ...empty, homeworld: 'here', main: { a: 2, b: 1 }, sideboard: { c: 1 } };
  const now = { ...empty, starter: 'she', main: { a: 3, c: 1 }, sideboard: {} };
  expect(changesBetween(before, now)).toEqual({
    homeworld: '',
    starter: 'she',
    copies: [
      { card: 'a', part: 'main', by: 1 },
      { card: 'b', part: 'main', by: -1 },
      { card: 'c', part: 'main', by: 1 },
      { card: 'c', part: 'sideboard', by: -1 },
    ],
  });
  expect(isUnchanged(changesBetween(before, now))).toBe(false);
  expect(isUnchanged(changesBetween(now, now))).toBe(true);
});

test('the changes between any two lists lead from one to the other', () => {
  fc.assert(
    fc.property(legalDecks(POOL), legalDecks(POOL), (before, now) => {
      const { copies, ...chosen } = changesBetween(before, now);
      const made = copies.reduce((list, { card, part, by }) => withCopies(list, part, card, by), {
        ...before,
        ...chosen,
      });
      expect(made).toEqual(now);
    }),
    { numRuns: 30 },
  );
});
