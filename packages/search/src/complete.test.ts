import { describe, expect, test } from 'vitest';
import { completionsAt } from './complete';
import { FIELDS } from './fields/fields';
import type { Vocabulary } from './fields/values';
import { readQuery } from './query/read';

const vocabulary: Vocabulary = { subtype: ['Pilot boat', 'Priest'], set: ['AST'], rule: ['8.6.1'] };
const texts = (text: string, caret = text.length) =>
  completionsAt(text, caret, vocabulary).options.map((option) => option.text);

describe('completion', () => {
  test('offers the fields that begin as the word does', () => {
    expect(texts('lamp po')).toEqual(['power:', 'sp:']);
    expect(texts('fact')).toEqual(['faction:']);
    expect(texts('zz')).toEqual([]);
  });
  test('offers the values of a field, those that begin as typed, by any of their words', () => {
    expect(texts('f:')).toHaveLength(6);
    expect(texts('f:la')).toEqual(['f:lantern']);
    expect(texts('f:order')).toEqual(['f:lantern']);
    expect(texts('-(sub:p')).toEqual(['sub:"pilot boat"', 'sub:priest']);
    expect(texts('order:c')).toEqual(['order:cost']);
    expect(texts('cost<=')).toEqual([]);
  });
  test('says what it takes the place of, wherever the caret stands', () => {
    const text = 'kw:gu lamp';
    const { from, to, options } = completionsAt(text, 4, vocabulary);
    expect(`${text.slice(0, from)}${options[0]?.text}${text.slice(to)}`).toBe('kw:guard lamp');
    expect(completionsAt('kw:guard ', 9, vocabulary).options).toEqual([]);
    expect(completionsAt('', 0, vocabulary).options).toEqual([]);
  });
  test('whatever it offers for a value is understood', () => {
    for (const { name } of FIELDS) {
      for (const text of texts(`${name}:`)) expect(readQuery(text, vocabulary).problems, text).toEqual([]);
    }
  });
});
