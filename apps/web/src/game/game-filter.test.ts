import { expect, test } from 'vitest';
import { filteredHref, filterOf, isFiltered } from './game-filter';

test('an address and its filter say the same, and what is not known is left out', () => {
  const filter = filterOf({ result: 'won', kind: 'rated', deck: 'Nine Bells & more' });
  expect(filter).toEqual({ result: 'won', kind: 'rated', deck: 'Nine Bells & more' });
  const { searchParams, pathname } = new URL(filteredHref('/history', filter, 'm1'), 'http://x');
  expect(pathname).toBe('/history');
  expect(filterOf(Object.fromEntries(searchParams))).toEqual(filter);
  expect(searchParams.get('before')).toBe('m1');
  const nothing = filterOf({ result: 'drawn', kind: 'toString', deck: ['a', 'b'] });
  expect(isFiltered(nothing)).toBe(false);
  expect(filteredHref('/history', nothing)).toBe('/history');
});
