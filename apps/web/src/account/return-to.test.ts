import { expect, test } from 'vitest';
import { returnTo } from './return-to';

test('goes back to an address of this site', () => {
  expect(returnTo('/decks/abc?edit=1')).toBe('/decks/abc?edit=1');
});

test('goes to the lobby when the wish is none, several, or another site', () => {
  for (const wish of [
    undefined,
    ['/a', '/b'],
    '',
    'decks',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    'https://evil.example',
  ]) {
    expect(returnTo(wish)).toBe('/play');
  }
});
