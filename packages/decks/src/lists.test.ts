import { POOL, STARTER_DECKS } from '@astris/cards';
import type { DeckList } from '@astris/engine/deck-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckCode, exportText, importText, readDeckCode, UnknownCard } from './index';

const ids = (...types: string[]) => [...POOL.values()].filter((card) => types.includes(card.type)).map(({ id }) => id);
const others = [...POOL.values()].filter((card) => card.type !== 'Homeworld').map(({ id }) => id);
const cards = fc.dictionary(fc.constantFrom(...others), fc.integer({ min: 1, max: 9 }), { maxKeys: 40 });
const lists: fc.Arbitrary<DeckList> = fc.record(
  {
    homeworld: fc.constantFrom(...ids('Homeworld')),
    starter: fc.constantFrom(...ids('Character')),
    main: cards,
    sideboard: cards,
  },
  { noNullPrototype: true },
);

describe('export then import', () => {
  test('is the identity for text', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(importText(exportText(list, POOL), POOL).list).toEqual(plain(list));
      }),
    );
  });
  test('is the identity for codes', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(readDeckCode(deckCode(list, POOL), POOL)).toEqual({ list: plain(list) });
      }),
    );
  });
  const plain = (list: DeckList) => JSON.parse(JSON.stringify(list));

  for (const { name, list } of STARTER_DECKS) {
    test(`keeps the starter deck ${name}, whose code is under 100 characters`, () => {
      expect(importText(exportText(list, POOL), POOL)).toMatchObject({ list, errors: [] });
      expect(readDeckCode(deckCode(list, POOL), POOL)).toEqual({ list });
      expect(deckCode(list, POOL).length).toBeLessThan(100);
    });
  }
  test('refuses to export a card that the pool has not', () => {
    const list = { homeworld: 'nowhere', starter: 'nobody', main: {}, sideboard: {} };
    expect(() => exportText(list, POOL)).toThrow(UnknownCard);
    expect(() => deckCode(list, POOL)).toThrow(UnknownCard);
  });
});
