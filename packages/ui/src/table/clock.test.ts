import { expect, test } from 'vitest';
import { minutes, timeOf } from './clock';

const clocks = {
  nowMs: 5_000,
  seats: [
    { bankMs: 60_000, decisionMs: 10_000, decidingSinceMs: 1_000 },
    { bankMs: 900_000, decisionMs: 10_000, decidingSinceMs: null },
  ],
};

test('19.1 a decision takes its own seconds first', () => {
  expect(timeOf(clocks, 0, 2_000)).toEqual({ decision: 4_000, bank: 60_000, running: true });
});

test('19.1 then the bank runs, and never below nothing', () => {
  expect(timeOf(clocks, 0, 16_000)).toEqual({ decision: 0, bank: 50_000, running: true });
  expect(timeOf(clocks, 0, 500_000).bank).toBe(0);
});

test('a seat that is not asked keeps its time', () => {
  expect(timeOf(clocks, 1, 60_000)).toEqual({ decision: 10_000, bank: 900_000, running: false });
});

test('a bank is shown in minutes and seconds', () => {
  expect(minutes(581_000)).toBe('9:41');
  expect(minutes(900_000)).toBe('15:00');
  expect(minutes(0)).toBe('0:00');
});
