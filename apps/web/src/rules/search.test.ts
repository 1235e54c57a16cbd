import { expect, test } from 'vitest';
import { highlighted, searchBook } from './search';

const ids = (query: string) => searchBook(query).found.map(({ id }) => id);

test('a number finds its rule first, then the rules that begin with it', () => {
  expect(ids('8.10.3')).toEqual(['8.10.3']);
  expect(ids('9.4.2')).toEqual(['9.4.2', '9.4.2a']);
  expect(ids('8.1').slice(0, 2)).toEqual(['8.10.1', '8.10.2']);
  expect(ids('7.').every((id) => id.startsWith('7.'))).toBe(true);
});

test('words find the rules that hold each of them, whatever their case, and the term itself comes first', () => {
  expect(ids('MULLIGAN')).toEqual(expect.arrayContaining(['17.6', '9.4.6', '5.6']));
  expect(ids('reversal')[0]).toMatch(/^(18\.30|8\.12\.\d)$/);
  for (const { text, heading } of searchBook('treasury cap').found) {
    expect(`${heading} ${text}`).toMatch(/treasury/i);
    expect(`${heading} ${text}`).toMatch(/cap/i);
  }
});

test('the beginning of a word is enough, so that results follow the typing', () => {
  expect(ids('interce')).toContain('12.2');
  expect(ids('i').length).toBeGreaterThan(ids('interce').length);
});

test('a number and a word together narrow each other', () => {
  expect(ids('8.6 slow')).toEqual(['8.6.4']);
});

test('a slip of the fingers is answered with what is near, and says so', () => {
  const { found, near } = searchBook('treassury');
  expect(near).toBe(true);
  expect(found.map(({ id }) => id)).toContain('3.1');
  expect(searchBook('treasury').near).toBe(false);
});

test('nothing is found for nothing, for nonsense, and for a number that the book has not', () => {
  for (const query of ['', '   ', 'qqqqzzzz', '99.9', '(((', '\\']) expect(searchBook(query).found, query).toEqual([]);
});

test('what was looked for is cut out of the text, as whole words', () => {
  expect(highlighted('Bind, Bound and unbound.', ['bound'])).toEqual([
    { text: 'Bind, ', hit: false },
    { text: 'Bound', hit: true },
    { text: ' and unbound.', hit: false },
  ]);
  expect(highlighted('a.c abc', ['a.c'])).toEqual([
    { text: 'a.c', hit: true },
    { text: ' abc', hit: false },
  ]);
});
