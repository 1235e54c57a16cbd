import { expect, test } from 'vitest';
import { acceptsText, durationText, othersText } from './words';

test('a time of waiting is told in minutes and seconds, never below zero', () => {
  expect([-5, 7_900, 60_000, 750_000].map(durationText)).toEqual(['0:00', '0:07', '1:00', '12:30']);
});

test('the number of others who wait is told as it is', () => {
  expect([0, 1, 2].map(othersText)).toEqual([
    'Nobody else whom you can meet is waiting.',
    'One other player is waiting.',
    '2 other players are waiting.',
  ]);
});

test('the accepted range is told in ratings until anybody is accepted', () => {
  expect(acceptsText({ least: 1225, most: 1775 })).toContain('rated 1225 to 1775');
  expect(acceptsText(null)).toContain('anybody');
});
