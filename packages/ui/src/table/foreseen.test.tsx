// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import type { Foretold, TableCommands } from './model';
import { Table } from './table';
import { ACTS, decisionOf, modelOf } from './testing/fixture';

afterEach(cleanup);

const FORETOLD: Foretold = {
  lines: [[{ text: 'You pay 2C' }], [{ text: 'You draw ' }, { text: '?' }]],
  isOpen: true,
};
function show(foretell?: TableCommands['foretell']) {
  const commands = { foretell } as unknown as TableCommands;
  const { container } = render(
    <Table model={modelOf({ decision: decisionOf('action', [...ACTS]) })} commands={commands} />,
  );
  const press = (selector: string) => fireEvent.click(container.querySelector(selector) as Element);
  return { press };
}

test('once one act is left, what it would do is told beside its button, unknown cards as “?”', async () => {
  const foretell = vi.fn(async () => FORETOLD);
  const { press } = show(foretell);
  expect(foretell).not.toHaveBeenCalled();
  press('.at-hand [data-card="40"]');
  await waitFor(() => screen.getByRole('region', { name: 'What follows if nobody responds' }));
  expect(foretell.mock.calls).toEqual([[{ do: 'play', card: 40 }]]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['You pay 2C', 'You draw ?']),
  );
  expect(screen.getByText('What comes then hangs on hidden cards, or on a choice.')).toBeTruthy();
  press('[data-show-all]');
  expect(screen.queryByRole('region', { name: 'What follows if nobody responds' })).toBeNull();
});

test('where nothing can be told, nothing stands there', async () => {
  const foretell = vi.fn(async () => null);
  const { press } = show(foretell);
  press('.at-hand [data-card="40"]');
  await waitFor(() => expect(foretell).toHaveBeenCalledOnce());
  expect(document.querySelector('[data-foreseen]')).toBeNull();
  cleanup();
  show().press('.at-hand [data-card="40"]');
  expect(document.querySelector('.at-primary')).not.toBeNull();
});
