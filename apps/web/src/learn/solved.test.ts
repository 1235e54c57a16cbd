import { expect, test } from 'vitest';
import { readSolved } from './solved';

test('puzzles that were solved are read once each, and words that name none are left out', () => {
  expect(readSolved('skip chain skip nonsense')).toEqual(['skip', 'chain']);
  expect(readSolved('')).toEqual([]);
});
