// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { TOGETHER_MS } from './announcer';
import type { LogLine, TableCommands } from './model';
import { Table } from './table';
import { modelOf } from './testing/fixture';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = (at: number): LogLine => ({
  key: `${at}.0`,
  type: 'drew',
  seat: 1,
  segments: [{ text: `Korrigan does thing ${at}` }],
  why: { rule: '10.4' } as LogLine['why'],
});
const lines = (many: number) => Array.from({ length: many }, (_, at) => line(at + 1));
const tableWith = (many: number) => (
  <Table model={modelOf({ model: { log: lines(many) } })} commands={{} as TableCommands} />
);
const announced = () => document.querySelector('[data-announced]')?.textContent;
const later = () => act(() => vi.advanceTimersByTime(TOGETHER_MS));

test('what happens is read out once, steps that follow each other together, and what was there before not at all', () => {
  const { rerender } = render(tableWith(2));
  later();
  expect(announced()).toBe('');
  rerender(tableWith(3));
  rerender(tableWith(4));
  expect(announced()).toBe('');
  later();
  expect(announced()).toBe('Korrigan does thing 3. Korrigan does thing 4.');
  rerender(tableWith(5));
  later();
  expect(announced()).toBe('Korrigan does thing 5.');
});

test('of much at once the newest is read out, and how much more the log has', () => {
  const { rerender } = render(tableWith(1));
  rerender(tableWith(9));
  later();
  expect(announced()).toMatch(/^2 more in the log\. Korrigan does thing 4\. .*Korrigan does thing 9\.$/);
});
