// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { english } from '../testing/english';
import { render } from '../testing/render';
import type { TableCommands } from './model';
import { situationOf } from './situation';
import { Table } from './table';
import { ACTS, decisionOf, modelOf } from './testing/fixture';

afterEach(cleanup);

test('the situation is told in sentences: the turn, what both have, their Storylines, and what is asked', () => {
  const told = situationOf(modelOf({ decision: decisionOf('action', [...ACTS]) }), english('table'));
  expect(told[0]).toBe('Act II, turn 8: your turn, Action Phase.');
  expect(told[1]).toMatch(/^You: Treasury 14C, 4 CP, \d+ Story Points?, 5 cards in hand, 3 ready to act\.$/);
  expect(told[2]).toMatch(/^Korrigan: Treasury 7C, 2 CP, /);
  expect(told).toContainEqual(
    expect.stringMatching(/^Your Storyline The Long Vigil, Bound to Ilyane: Chapter II, .*\. .*, 1 of \d/),
  );
  expect(told).toContainEqual(
    expect.stringMatching(/^Korrigan’s Storyline A Heavy Crown, Bound to Sable Vey: Chapter II/),
  );
  expect(told.at(-1)).toBe('Choose a card or an action.');
  for (const sentence of told) expect(sentence).toMatch(/^[A-Z].*[.?]$/);
});

test('R reads how the game stands, and ? shows the keys', async () => {
  render(<Table model={modelOf()} commands={{} as TableCommands} />);
  fireEvent.keyDown(window, { key: 'r', code: 'KeyR' });
  expect(await screen.findByRole('dialog', { name: 'How the game stands' })).toBeTruthy();
  expect(document.querySelectorAll('[data-situation] li').length).toBeGreaterThan(5);
  fireEvent.keyDown(window, { key: 'r', code: 'KeyR' });
  fireEvent.keyDown(window, { key: '?', code: 'Slash', shiftKey: true });
  expect(await screen.findByRole('dialog', { name: 'This game' })).toBeTruthy();
});

test('arrows go from card to card of a region, and stop at its ends', () => {
  render(<Table model={modelOf()} commands={{} as TableCommands} />);
  const [first, second] = document.querySelectorAll<HTMLElement>('.at-hand [data-card]');
  first?.focus();
  fireEvent.keyDown(first as Element, { key: 'ArrowRight', code: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as Element, { key: 'ArrowLeft', code: 'ArrowLeft' });
  fireEvent.keyDown(first as Element, { key: 'ArrowLeft', code: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
});
