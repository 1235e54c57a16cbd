// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { PlayerReportDialog } from './player-report-dialog';

afterEach(cleanup);

function show(...blocks: (string | null)[]) {
  const send = vi.fn(async () => ({ reference: 'K7QX2MPA' }));
  const block = vi.fn(async () => blocks.shift() ?? null);
  render(<PlayerReportDialog open onOpenChange={() => undefined} name="Korrigan" inGame send={send} block={block} />);
  return { send, submit: () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' })) };
}

test('a reason is enough, but for something else a note is needed', async () => {
  const { send, submit } = show();
  fireEvent.click(screen.getByLabelText('Something else'));
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('what it is about');
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Stalling or leaving on purpose'));
  submit();
  await screen.findByText('K7QX2MPA');
  expect(send.mock.calls).toEqual([['STALLING', '']]);
});

test('who is reported can be blocked then; a refusal is told, and it can be tried again', async () => {
  const { submit } = show('You have blocked too many.', null);
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Block Korrigan' }));
  await screen.findByText('You have blocked too many.');
  fireEvent.click(screen.getByRole('button', { name: 'Block Korrigan' }));
  await screen.findByText(/^Korrigan is blocked/);
  expect(screen.queryByRole('button', { name: 'Block Korrigan' })).toBeNull();
});
