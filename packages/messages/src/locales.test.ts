import { expect, test } from 'vitest';
import { wantedLocale } from './index';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,en;q=0.5', 'de'],
  ['en-GB,de;q=0.9', 'en'],
  ['fr, de;q=0.4, en;q=0.3', 'de'],
  ['fr', 'en'],
  ['de;q=0, en', 'en'],
  ['DE', 'de'],
  ['*', 'en'],
  [';;;,,q=x', 'en'],
])('who asks for %j reads %s', (accepted, locale) => {
  expect(wantedLocale(accepted)).toBe(locale);
});
