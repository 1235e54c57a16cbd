import { expect, test } from 'vitest';
import { english } from '@/testing/in-english';
import { hiddenWords, standWords } from './words';

const t = english('ladder');

const row = {
  rank: 3,
  name: 'Tessaly',
  title: 'Pilot',
  rating: 1561.6,
  rd: 60.2,
  provisional: false,
  games: 12,
  wins: 8,
  losses: 4,
  lastTen: [],
} as const;

test('a ranked player is told rank, title, numbers and the way to the next title', () => {
  expect(standWords(t, { ...row, lastTen: [] }, { ranked: 120, next: { name: 'Navigator', points: 38 } })).toBe(
    'Rank 3 of 120, Pilot, with 1562 ± 60, 8 won and 4 lost. 38 points to Navigator.',
  );
  expect(standWords(t, { ...row, lastTen: [] }, { ranked: 120, next: { name: 'Navigator', points: 1 } })).toContain(
    ' 1 point to ',
  );
  expect(standWords(t, { ...row, lastTen: [] }, { ranked: 120, next: null })).toMatch(/lost\.$/);
});

test('a provisional player is told what the rank waits for', () => {
  expect(standWords(t, { ...row, rank: null, title: null, lastTen: [] }, { ranked: 0, next: null })).toBe(
    'No rank yet, with 1562 ± 60, 8 won and 4 lost. Your rank and title come when the deviation is 110 or less.',
  );
});

test('whoever is not listed is told why', () => {
  expect(hiddenWords(t, 'noGame', true)).toContain('play a rated game');
  expect(hiddenWords(t, 'noGame', false)).toContain('in this season');
  expect(hiddenWords(t, 'inactive', true)).toContain('four weeks');
});
