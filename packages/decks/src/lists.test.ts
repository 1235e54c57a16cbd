import { GAME_POOL, POOL, STARTER_DECKS } from '@astris/cards';
import { checkDeck, RULESET } from '@astris/engine';
import type { DeckList } from '@astris/engine/deck-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckCode, exportText, importText, readDeckCode, UnknownCard } from './index';
import { legalDecks } from './testing/legal-decks';

const ids = (...types: string[]) => [...POOL.values()].filter((card) => types.includes(card.type)).map(({ id }) => id);
const others = [...POOL.values()].filter((card) => card.type !== 'Homeworld').map(({ id }) => id);
const cards = fc.dictionary(fc.constantFrom(...others), fc.integer({ min: 1, max: 9 }), { maxKeys: 40 });
/** Lists of any cards, legal or not; `unfinished` ones may have no Homeworld or Starter yet. */
const lists = (unfinished: '' | undefined): fc.Arbitrary<DeckList> =>
  fc.record(
    {
      homeworld: fc.constantFrom(...ids('Homeworld'), ...(unfinished === '' ? [''] : [])),
      starter: fc.constantFrom(...ids('Character'), ...(unfinished === '' ? ['', '', ''] : [])),
      main: cards,
      sideboard: cards,
    },
    { noNullPrototype: true },
  );
const plain = (list: DeckList) => JSON.parse(JSON.stringify(list));
const asText = (list: DeckList) => importText(exportText(list, POOL), POOL);
const asCode = (list: DeckList) => readDeckCode(deckCode(list, POOL), POOL);

describe('export then import is the identity', () => {
  test('for legal decks of the whole pool, as text and as a code', () => {
    fc.assert(
      fc.property(legalDecks(POOL), (list) => {
        expect(checkDeck(RULESET, GAME_POOL, list)).toEqual([]);
        expect(asText(list)).toEqual({ list, draft: list, errors: [] });
        expect(asCode(list)).toEqual({ list });
      }),
      { numRuns: 60 },
    );
  });
  test('for lists of any cards, legal or not', () => {
    fc.assert(
      fc.property(lists(undefined), (list) => {
        expect(asText(list).list).toEqual(plain(list));
        expect(asCode(list)).toEqual({ list: plain(list) });
      }),
    );
  });
  test('for every card of the pool', () => {
    const every = Object.fromEntries(others.map((id) => [id, 1]));
    for (const homeworld of ids('Homeworld')) {
      const list = { homeworld, starter: ids('Character')[0] ?? '', main: every, sideboard: every };
      expect(asText({ ...list, sideboard: {} }).list).toEqual({ ...list, sideboard: {} });
      expect(asCode(list)).toEqual({ list });
    }
  });
  test('for unfinished lists: what is not chosen yet stays so', () => {
    fc.assert(
      fc.property(lists(''), (list) => {
        const { draft, errors } = asText(list);
        expect({ homeworld: '', starter: '', ...draft }).toEqual(plain(list));
        expect(errors.map(({ problem }) => problem)).toEqual([
          ...(list.homeworld === '' ? ['missing'] : []),
          ...(list.starter === '' ? ['missing'] : []),
        ]);
        expect(asCode(list)).toEqual({ list: plain(list) });
      }),
    );
    const empty = { homeworld: '', starter: '', main: {}, sideboard: {} };
    expect(asCode(empty)).toEqual({ list: empty });
  });

  for (const { name, list } of STARTER_DECKS) {
    test(`for the starter deck ${name}, whose code is under 100 characters`, () => {
      expect(asText(list)).toMatchObject({ list, errors: [] });
      expect(asCode(list)).toEqual({ list });
      expect(deckCode(list, POOL).length).toBeLessThan(100);
    });
  }
});

test('a card that the pool has not is refused by both exports', () => {
  const list = { homeworld: 'nowhere', starter: 'nobody', main: {}, sideboard: {} };
  expect(() => exportText(list, POOL)).toThrow(UnknownCard);
  expect(() => deckCode(list, POOL)).toThrow(UnknownCard);
});
