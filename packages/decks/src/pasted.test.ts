import { POOL, STARTER_DECKS } from '@astris/cards';
import { expect, test } from 'vitest';
import { deckCode } from './code';
import { exportText } from './export-text';
import { pastedForm } from './pasted';

test('a code, alone or in a link, is told from a list', () => {
  for (const { list } of STARTER_DECKS) {
    const code = deckCode(list, POOL);
    expect(pastedForm(` ${code}\n`)).toEqual({ form: 'code', code });
    expect(pastedForm(`https://astris.example/decks/code/${code}?from=chat`)).toEqual({ form: 'code', code });
    expect(pastedForm(exportText(list, POOL)).form).toBe('text');
  }
});

test('the shortest code, of an empty list, is a code', () => {
  const code = deckCode({ homeworld: '', starter: '', main: {}, sideboard: {} }, POOL);
  expect(pastedForm(code)).toEqual({ form: 'code', code });
});

test('a link to a deck names the deck', () => {
  expect(pastedForm('http://localhost:3000/decks/cm4x0abc?x=1')).toEqual({ form: 'deck', deckId: 'cm4x0abc' });
});

test('a card’s name, even one word of it, is a list', () => {
  for (const text of ['Bailiff Sorren', 'Spacecraft', '3x', ''])
    expect(pastedForm(text)).toEqual({ form: 'text', text });
});

test('finds a whole code in what people write around it', () => {
  const code = deckCode(STARTER_DECKS[0]?.list ?? { homeworld: '', starter: '', main: {}, sideboard: {} }, POOL);
  const link = `https://astris.example/decks/code/${code}`;
  for (const said of [
    `“${code}”`,
    `\`${code}\``,
    `${code}.`,
    `${code}==`,
    `\u200b${code}\u200b`,
    `Deck code: ${code}`,
    `Try my deck, ${link}, it is good`,
    `${link}\n${link}`,
    encodeURI(`${link}?a=ü`),
    `${code.slice(0, 30)} ${code.slice(30)}`,
    `> ${code.slice(0, 30)}\n> ${code.slice(30)}`,
  ])
    expect([said, pastedForm(said)]).toEqual([said, { form: 'code', code }]);
});

test('leaves a code with lines in it as it is', () => {
  const lists = [...POOL.keys()].map((card) => ({ homeworld: '', starter: '', main: { [card]: 3 }, sideboard: {} }));
  const codes = lists.map((list) => deckCode(list, POOL));
  for (const code of codes) expect(pastedForm(code)).toEqual({ form: 'code', code });
  expect(codes.some((code) => code.includes('_') && code.includes('-'))).toBe(true);
});

test('takes a text with two codes, or a broken one in a sentence, for text', () => {
  const [one = '', two = ''] = STARTER_DECKS.map(({ list }) => deckCode(list, POOL));
  for (const text of [`${one} or ${two}`, `Deck code: ${one.slice(1)}`]) expect(pastedForm(text).form).toBe('text');
});

test('finds the deck of a link in a sentence, and of none in a list', () => {
  const link = 'https://astris.example/decks/cm4x0abc';
  for (const said of [`${link}/`, `<${link}>`, `(${link}).`, `Mine is ${link}`, `[mine](${link})`.slice(7)])
    expect([said, pastedForm(said)]).toEqual([said, { form: 'deck', deckId: 'cm4x0abc' }]);
  expect(pastedForm(`${link}\n3 Candle Skiff`).form).toBe('text');
});
