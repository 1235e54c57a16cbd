import { beforeEach, expect, test } from 'vitest';
import { Buckets } from './buckets';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
});
const buckets = (rate = { burst: 10, perSecond: 2 }) => new Buckets(rate, () => now);

test('so much is let through at once, then nothing, and who asks is told when to try again', () => {
  const limit = buckets();
  expect([limit.take('a', 4), limit.take('a', 6), limit.take('a')]).toEqual([0, 0, 1]);
  expect(limit.take('a', 5)).toBe(3);
});

test('what a refusal says is true: a moment before it is refused, then let through', () => {
  const limit = buckets();
  limit.take('a', 10);
  const seconds = limit.take('a', 6);
  now += seconds * 1_000 - 1;
  expect(limit.take('a', 6)).toBeGreaterThan(0);
  now += 1;
  expect(limit.take('a', 6)).toBe(0);
});

test('a refusal takes nothing', () => {
  const limit = buckets();
  limit.take('a', 9);
  for (let tries = 0; tries < 100; tries++) limit.take('a', 5);
  expect(limit.take('a', 1)).toBe(0);
});

test('one does not pay for another, and nobody saves up more than a bucket', () => {
  const limit = buckets();
  limit.take('a', 10);
  expect(limit.take('b', 10)).toBe(0);
  now += 3_600_000;
  expect([limit.take('a', 10), limit.take('a', 1)]).toEqual([0, 1]);
});

test('a clock that goes back takes nothing away', () => {
  const limit = buckets();
  limit.take('a', 5);
  now -= 60_000;
  expect(limit.take('a', 5)).toBe(0);
});

test('what weighs more than a bucket waits for a full one', () => {
  const limit = buckets();
  expect(limit.take('a', 50)).toBe(0);
  expect(limit.take('a', 50)).toBe(5);
});

test('where nothing comes back, the longest time is said', () => {
  const limit = buckets({ burst: 1, perSecond: 0 });
  limit.take('a');
  expect(limit.take('a')).toBe(3_600);
});

test('keys that nobody uses any more are forgotten, those in use are not', () => {
  const limit = buckets();
  for (let key = 0; key < 9_999; key++) limit.take(String(key));
  limit.take('busy', 10);
  now += 1_000;
  limit.take('one more');
  expect(limit.size).toBe(2);
  expect(limit.take('busy', 10)).toBeGreaterThan(0);
});
