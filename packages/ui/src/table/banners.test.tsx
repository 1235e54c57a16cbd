// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import type { TableCommands } from './model';
import { Table } from './table';
import { modelOf } from './testing/fixture';

const commands = {} as TableCommands;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The table with an opponent who has been away for so long, and may be asked something. */
function renderAway(awayMs: number | null, decidingSinceMs: number | null) {
  const model = modelOf();
  const seats = model.info.seats.map((seat) => (seat.seat === 1 ? { ...seat, connected: false, awayMs } : seat));
  const clock = { bankMs: 30_000, decisionMs: 10_000, decidingSinceMs };
  const clocks = { nowMs: 100_000, seats: model.clocks.seats.map((own, seat) => (seat === 1 ? clock : own)) };
  render(<Table model={{ ...model, info: { ...model.info, seats }, clocks }} commands={commands} />);
}
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('19.2 an opponent who is away and is asked: since when, and how long until their time is over, counted down', () => {
  renderAway(12_000, 95_000);
  expect(screen.getByText('Korrigan is away for 0:12')).toBeTruthy();
  expect(screen.getByText('Their clock runs: the game is lost in 0:35 unless they answer.')).toBeTruthy();
  later(5_000);
  expect(screen.getByText('Korrigan is away for 0:17')).toBeTruthy();
  expect(screen.getByText('Their clock runs: the game is lost in 0:30 unless they answer.')).toBeTruthy();
});

test('19.2 an opponent who is away and is asked nothing loses no time', () => {
  renderAway(null, null);
  expect(screen.getByText('Korrigan is away')).toBeTruthy();
  const told = 'Their clock stands while nothing is asked of them; 0:40 are left.';
  expect(screen.getByText(told)).toBeTruthy();
  later(20_000);
  expect(screen.getByText(told)).toBeTruthy();
});
