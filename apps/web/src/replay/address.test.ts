import { expect, test } from 'vitest';
import { addressOf, shownOf, stepOf } from './address';

test('a fragment names a step, at most the last of the game', () => {
  expect(stepOf('#t=42', 311)).toBe(42);
  expect(stepOf('#t=0', 311)).toBe(0);
  expect(stepOf('#t=999', 311)).toBe(311);
});

test('a fragment that names no step is none', () => {
  for (const hash of ['', '#', '#t=', '#t=-1', '#t=1.5', '#t=4x', '#u=4', '#t=99999999'])
    expect(stepOf(hash, 9)).toBeNull();
});

test('the query says whose hand lies open; anything else opens both', () => {
  expect(shownOf('?seat=0', 2)).toBe(0);
  expect(shownOf('?x=1&seat=1', 2)).toBe(1);
  for (const search of ['', '?seat=all', '?seat=2', '?seat=', '?seat=-1', '?seat=01'])
    expect(shownOf(search, 2)).toBe('all');
});

test('an address of a moment is read back as that moment', () => {
  const address = new URL(addressOf('https://astris.example/game/m/replay?seat=all&x=1#t=3', { at: 42, shown: 1 }));
  expect([stepOf(address.hash, 99), shownOf(address.search, 2)]).toEqual([42, 1]);
  expect(address.searchParams.get('x')).toBe('1');
});
