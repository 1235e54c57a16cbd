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
