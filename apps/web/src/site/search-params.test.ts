import { expect, test } from 'vitest';
import { countParam, idParam, paramsOf, textParam } from './search-params';

test('an address read in the browser gives the parameters that pages get', () => {
  expect(paramsOf('?q=a&q=b&page=2&__proto__=x')).toEqual({ q: ['a', 'b'], page: '2', ['__proto__']: 'x' });
  expect(paramsOf('')).toEqual({});
});

test('a text that is given twice, or holds a NUL, is as if it were not there', () => {
  expect(['a', ['a', 'b'], 'a\0', undefined].map(textParam)).toEqual(['a', '', '', '']);
});

test('what can be no id is as if it were not there', () => {
  const ids = ['cm4x0abc', 'lamps-of-the-verge', '', 'a b', '\0', '../x', 'x'.repeat(61), ['a', 'b']];
  expect(ids.map(idParam)).toEqual(['cm4x0abc', 'lamps-of-the-verge', ...Array(6).fill(undefined)]);
});

test('a number is from 1 to 9999', () => {
  expect(['1', '9999', '0', '-1', '10000', '1e3', ' 1'].map((text) => countParam(text, 7))).toEqual([
    1, 9999, 7, 7, 7, 7, 7,
  ]);
});
