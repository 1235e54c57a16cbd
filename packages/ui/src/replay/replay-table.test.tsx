// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HAND, modelOf, type Scene } from '../table/testing/fixture';
import { render } from '../testing/render';
import type { ReplayMark, ReplayModel } from './model';
import { movesFrom } from './moves';
import { ReplayTable } from './replay-table';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mark = (at: number, kind: ReplayMark['kind'], numeral: string | null = null): ReplayMark => ({
  at,
  kind,
  numeral,
  words: `mark ${at}`,
  active: at % 2,
});
const MARKS = [mark(0, 'act', 'I'), mark(2, 'turn'), mark(5, 'turn'), mark(8, 'act', 'II')];
const STEPS = 10;
const line = (at: number) => ({
  key: `${at}.0`,
  at,
  type: 'passed' as const,
  seat: 0,
  segments: [{ text: `line ${at}` }],
  why: { rule: '11.2' as const, cause: null },
});

const modelAt = (at: number, change: Partial<ReplayModel> = {}, scene: Scene = {}): ReplayModel => ({
  table: modelOf({ viewer: 'spectator', ...scene }),
  at,
  steps: STEPS,
  marks: MARKS,
  lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(line),
  shown: 'all',
  check: {
    holds: true,
    hash: 'a'.repeat(64),
    expected: 'a'.repeat(64),
    seed: 's',
    commitment: 'c',
    commitmentHolds: true,
  },
  game: '/game/m1',
  file: '/game/m1/replay.json',
  ...change,
});

/** A viewer that holds its step, as the page does. */
function open(start: number, change: Partial<ReplayModel> = {}, scene: Scene = {}) {
  const seen = { at: start, show: vi.fn(), copyLink: vi.fn(), playOn: vi.fn() };
  function Page() {
    const [at, go] = useState(start);
    seen.at = at;
    return <ReplayTable model={modelAt(at, change, scene)} commands={{ ...seen, go }} />;
  }
  render(<Page />);
  return seen;
}
const key = (name: string, more: object = {}) => fireEvent.keyDown(document.body, { key: name, code: name, ...more });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('arrows step, Shift with them goes by turns, Home and End to both ends', () => {
  const seen = open(3);
  const after = (name: string, more = {}) => {
    key(name, more);
    return seen.at;
  };
  expect(after('ArrowRight')).toBe(4);
  expect(after('ArrowLeft')).toBe(3);
  expect(after('ArrowRight', { shiftKey: true })).toBe(5);
  expect(after('ArrowLeft', { shiftKey: true })).toBe(2);
  expect(after('End')).toBe(STEPS);
  expect(after('ArrowRight')).toBe(STEPS);
  expect(after('Home')).toBe(0);
  expect(after('ArrowLeft')).toBe(0);
});

test('the slider keeps its own keys', () => {
  const seen = open(3);
  fireEvent.keyDown(screen.getByLabelText('Step of the game'), { key: 'ArrowRight', code: 'ArrowRight' });
  expect(seen.at).toBe(3);
  fireEvent.change(screen.getByLabelText('Step of the game'), { target: { value: '7' } });
  expect(seen.at).toBe(7);
});

test('buttons go by step, turn and Act; what leads nowhere says why and does nothing', () => {
  const seen = open(3);
  const press = (name: string) => {
    fireEvent.click(screen.getByLabelText(name));
    return seen.at;
  };
  expect(press('On one step')).toBe(4);
  expect(press('Back one step')).toBe(3);
  expect(press('To the start of the next turn')).toBe(5);
  expect(press('To the start of the turn before')).toBe(2);
  expect(press('To the start of the next Act')).toBe(8);
  expect(press('To the start of the next Act. No Act follows')).toBe(8);
  expect(press('Last step')).toBe(STEPS);
  expect(press('On one step. This is the last step')).toBe(STEPS);
  expect(press('First step')).toBe(0);
  expect(press('Back one step. This is the first step')).toBe(0);
});

test('Space plays step by step at the chosen speed, and pauses; a move of one’s own pauses too', () => {
  const seen = open(3);
  key(' ', { code: 'Space' });
  wait(1_000);
  expect(seen.at).toBe(4);
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: 'fast' } });
  wait(500);
  expect(seen.at).toBe(5);
  key(' ', { code: 'Space' });
  wait(5_000);
  expect(seen.at).toBe(5);
  key(' ', { code: 'Space' });
  key('ArrowLeft');
  wait(5_000);
  expect(seen.at).toBe(4);
});

test('playing ends at the last step, and begins anew from there', () => {
  const seen = open(9);
  fireEvent.click(screen.getByLabelText('Play'));
  wait(1_000);
  expect(seen.at).toBe(STEPS);
  expect(screen.getByLabelText('Play')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Play'));
  expect(seen.at).toBe(0);
  wait(1_000);
  expect(seen.at).toBe(1);
});

test('a line of the log leads to its step; lines are past, now or to come', () => {
  const seen = open(3);
  const log = within(screen.getByRole('region', { name: 'Log' }));
  fireEvent.click(log.getByRole('button', { name: 'Go to step 6' }));
  expect(seen.at).toBe(6);
  const state = (at: number) => log.getByText(`line ${at}`).closest('li')?.className;
  expect([5, 6, 7].map(state)).toEqual(['is-mine is-past', 'is-mine is-now', 'is-mine is-ahead']);
  expect(log.getByText('line 6').closest('li')?.getAttribute('aria-current')).toBe('step');
});

test('hands that lie open are shown, the opponent’s over the Map; nothing can be answered', () => {
  open(3, {}, { model: { open: [HAND, HAND.slice(0, 2)] } });
  expect(screen.getByRole('region', { name: `Hand of Tessaly, ${HAND.length}` })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Hand of Korrigan, 2' })).getAllByRole('button')).toHaveLength(2);
  expect(document.querySelector('[data-decision]')).toBeNull();
  cleanup();
  open(3, {}, { model: { open: [HAND, null] } });
  expect(screen.queryByRole('region', { name: /Hand of Korrigan/ })).toBeNull();
});

test('whose hand lies open, the link and a game from here are asked for by button', () => {
  const seen = open(3);
  fireEvent.click(screen.getByRole('button', { name: 'Korrigan' }));
  fireEvent.click(screen.getByRole('button', { name: 'Both hands' }));
  expect(seen.show.mock.calls).toEqual([[1], ['all']]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link to this moment' }));
  expect(seen.copyLink).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Play on from here against the bot' }));
  expect(seen.playOn).toHaveBeenCalledOnce();
});

test('at the end of the game nobody can play on, and no dialog covers the Map', () => {
  const seen = open(STEPS, {}, { board: { result: { winner: 0, reason: 'acts' } } });
  fireEvent.click(screen.getByRole('button', { name: /^Play on from here/ }));
  expect(seen.playOn).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The game is over.')).toBeTruthy();
});

test('17.7 it says whether the game came out as it was played, and what does not hold', () => {
  const said = (check: Partial<ReplayModel['check']>) => {
    open(3, { check: { ...modelAt(0).check, ...check } });
    const text = document.querySelector('[data-check]')?.textContent;
    cleanup();
    return text;
  };
  expect(said({})).toBe('Replay checked: hash aaaaaaaaaaaa…, seed commitment holds');
  expect(said({ holds: false, expected: 'b'.repeat(64) })).toBe(
    'Replay not confirmed: it does not end as it was played',
  );
  expect(said({ holds: false, commitmentHolds: false })).toBe(
    'Replay not confirmed: the seed is not the one that was committed to',
  );
  expect(said({ holds: false, expected: null })).toBe('Replay not confirmed: its end was never noted');
});

test('from each step the next turn and Act are found, and nothing beyond the ends', () => {
  expect(movesFrom(0, STEPS, MARKS)).toMatchObject({
    first: null,
    back: null,
    next: 1,
    turnBefore: null,
    turnNext: 2,
    actNext: 8,
  });
  expect(movesFrom(2, STEPS, MARKS)).toMatchObject({ turnBefore: 0, turnNext: 5 });
  expect(movesFrom(STEPS, STEPS, MARKS)).toMatchObject({
    next: null,
    last: null,
    turnBefore: 8,
    turnNext: null,
    actNext: null,
  });
});
