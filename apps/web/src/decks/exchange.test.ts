import { STARTER_DECKS } from '@astris/cards';
import { expect, test } from 'vitest';
import { english } from '@/testing/in-english';
import { readCodeOfAddress, readDeck, writeDeck } from './exchange';

const t = english('decks');
const none = async () => null;

test('reads back what it wrote, as text, as a code and as a link', async () => {
  for (const { list } of STARTER_DECKS) {
    const code = writeDeck(list, 'code');
    for (const pasted of [writeDeck(list, 'text'), code, `http://site.example/decks/code/${code}`]) {
      expect(await readDeck(pasted, none, t)).toEqual({ list, problems: [] });
    }
  }
});

test('says which line can’t be read, what may be meant, and keeps all the others', async () => {
  expect(
    await readDeck('Homeworld\n1 Nowhere at all\nMain deck\n3 Candle Skif\n2 Marrow Kestrel', none, t),
  ).toMatchObject({
    list: { homeworld: '', starter: '', main: { 'marrow-kestrel': 2 } },
    problems: [{ line: 2 }, { line: 4, typed: 'Candle Skif', suggestions: ['Candle Skiff', 'Cinder Skiff'] }],
  });
});

test('a list without Homeworld and Starter is read as it is', async () => {
  expect(await readDeck('3 Candle Skiff', none, t)).toEqual({
    list: { homeworld: '', starter: '', main: { 'candle-skiff': 3 }, sideboard: {} },
    problems: [],
  });
});

test('says that a damaged code is damaged', async () => {
  expect(await readDeck('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', none, t)).toMatchObject({
    list: null,
    problems: [{ line: 0 }],
  });
});

test('a link to a deck gives that deck where it may be seen', async () => {
  const list = STARTER_DECKS[0]?.list ?? null;
  const asked: string[] = [];
  const fetchDeck = async (deckId: string) => {
    asked.push(deckId);
    return deckId === 'shared1' ? list : null;
  };
  expect(await readDeck('http://site.example/decks/shared1', fetchDeck, t)).toEqual({ list, problems: [] });
  expect(await readDeck('http://site.example/decks/hidden1', fetchDeck, t)).toMatchObject({ list: null });
  expect(asked).toEqual(['shared1', 'hidden1']);
});

test('what has no line that can be read is no list, so that nothing is replaced by it', async () => {
  expect(await readDeck('1 Candle Skiff\n'.repeat(401), none, t)).toMatchObject({
    list: null,
    problems: [{ message: 'A list has at most 400 lines.' }],
  });
  expect(await readDeck('Nowhere at all\n2 Nobody known', none, t)).toMatchObject({
    list: null,
    problems: [{ line: 1 }, { line: 2 }],
  });
  for (const empty of ['Main deck (0)\n', '// nothing', 'Sideboard'])
    expect(await readDeck(empty, none, t)).toEqual({
      list: null,
      problems: [{ line: 0, message: 'There is no card in this list.', typed: '', suggestions: [] }],
    });
});

test('a code in an address is read with what a chat left on it, and a broken one is not', () => {
  for (const { list } of STARTER_DECKS) {
    const code = writeDeck(list, 'code');
    for (const segment of [code, `${code}.`, `%20${code}%0A`, `${code})`, `%E2%80%8B${code}`])
      expect(readCodeOfAddress(segment)).toEqual({ list });
    for (const segment of [code.slice(1), code.toLowerCase(), '%', '%00', 'Candle%20Skiff'])
      expect(readCodeOfAddress(segment)).toHaveProperty('problem');
  }
});
