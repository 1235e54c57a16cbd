// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import type { TableCommands } from './model';
import { Table } from './table';
import { modelOf, type Scene } from './testing/fixture';

afterEach(cleanup);

const OVER: Scene = { board: { result: { winner: 1, reason: 'concession' } } };
function tableAfter(wishes: number[], scene: Scene = OVER) {
  const model = modelOf(scene);
  const info = { ...model.info, rematch: { rated: true, wishes } };
  return <Table model={{ ...model, info }} commands={{ rematch: vi.fn() } as unknown as TableCommands} />;
}

test('a rematch that the opponent wishes for is told while the result is put away, and the result comes back', () => {
  const { rerender } = render(tableAfter([]));
  fireEvent.click(screen.getByRole('button', { name: 'Look at the Map' }));
  expect(screen.queryByText('Korrigan wants a rematch')).toBeNull();
  rerender(tableAfter([1]));
  expect(screen.getByText('Korrigan wants a rematch').closest('[role="status"]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the result' }));
  expect(screen.getByRole('dialog', { name: 'Korrigan wins the game' })).toBeTruthy();
});

test('a card is called by its player’s name for who looks on, and yours or your opponent’s for a player', () => {
  const osk = () => screen.getByRole('button', { name: /^Brother Osk, Bell-Warden/ }).getAttribute('aria-label');
  const crown = () => document.querySelector('.at-rail [data-card="16"]')?.getAttribute('aria-label');
  const { rerender } = render(tableAfter([], { viewer: 'spectator' }));
  expect([osk(), crown()]).toEqual([
    expect.stringContaining(', Tessaly’s, '),
    expect.stringContaining(', Korrigan’s, '),
  ]);
  rerender(tableAfter([], {}));
  expect([osk(), crown()]).toEqual([
    expect.stringContaining(', yours, '),
    expect.stringContaining(', your opponent’s, '),
  ]);
});
