import { expect, test } from 'vitest';
import { english } from '@/testing/in-english';
import { acceptsText, durationText, isLongWait, statusText } from './words';

const t = english('queue');

test('a time of waiting is told in minutes and seconds, never below zero', () => {
  expect([-5, 7_900, 60_000, 750_000].map(durationText)).toEqual(['0:00', '0:07', '1:00', '12:30']);
});

test('the number of others who wait is told as it is', () => {
  expect([0, 1, 2].map((others) => t('others', { others }))).toEqual([
    'Nobody else whom you can meet is waiting.',
    'One other player is waiting.',
    '2 other players are waiting.',
  ]);
});

test('the accepted range is told in ratings until anybody is accepted', () => {
  expect(acceptsText(t, { least: 1225, most: 1775 })).toContain('rated 1225 to 1775');
  expect(acceptsText(t, null)).toContain('anybody');
});

test('what is read out changes when the waiting begins, after a minute, and when there is an opponent', () => {
  const waiting = { state: 'waiting', kind: 'CASUAL', deckName: '', waitedMs: 0, others: 0, accepts: null } as const;
  expect(statusText(t, { state: 'none' }, false)).toBe('');
  expect(statusText(t, waiting, isLongWait(59_999))).toBe('Waiting for a casual opponent.');
  expect(statusText(t, waiting, isLongWait(60_000))).toContain('captain');
  expect(statusText(t, { state: 'paired', matchId: 'm', rated: false }, false)).toBe('Your opponent is there.');
});
