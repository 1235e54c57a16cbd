import { expect, test } from 'vitest';
import { isKeptWhenSeen } from './kept';

test.each(['/cards/emberwell', '/cards/art', '/rules'])(
  '%s is kept once it was seen: it is the same for everybody',
  (path) => {
    expect(isKeptWhenSeen(path)).toBe(true);
  },
);

test.each([
  '/',
  '/settings',
  '/decks',
  '/decks/abc',
  '/history',
  '/match/abc',
  '/moderation',
  '/cards/emberwell/json',
  '/cards/emberwell.json',
  '/player/Rook',
])('%s is never kept: it is somebody’s, or changes', (path) => {
  expect(isKeptWhenSeen(path)).toBe(false);
});
