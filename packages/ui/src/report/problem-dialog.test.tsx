// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { ProblemDialog } from './problem-dialog';
import type { Reported } from './report-dialog';

afterEach(cleanup);

function show(answers: Reported[]) {
  const send = vi.fn(async (_: string) => answers.shift() ?? { refused: 'nothing was expected' });
  const change = vi.fn();
  const dialog = (open: boolean) => <ProblemDialog open={open} onOpenChange={change} send={send} />;
  const { rerender } = render(dialog(true));
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('What is wrong?');
  return {
    send,
    change,
    field,
    write: (value: string) => fireEvent.change(field(), { target: { value } }),
    submit: () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' })),
    reopen: () => {
      rerender(dialog(false));
      rerender(dialog(true));
    },
  };
}

test('a report is sent once with what was written, and its reference is told', async () => {
  const { send, write, submit } = show([{ reference: 'K7QX2MPA' }]);
  write('  It fell twice. ');
  submit();
  expect((await screen.findByRole('status')).textContent).toContain('K7QX2MPA');
  expect(send.mock.calls).toEqual([['It fell twice.']]);
});

test('an empty report is not sent', async () => {
  const { send, write, submit } = show([]);
  write('   ');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Say in a few words');
  expect(send).not.toHaveBeenCalled();
});

test('a refusal is told, what was written stays, and it can be sent again', async () => {
  const { send, field, write, submit } = show([{ refused: 'Wait a little.' }, { reference: 'AAAA2222' }]);
  write('It fell twice.');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a little.');
  expect(field().value).toBe('It fell twice.');
  submit();
  await screen.findByText('AAAA2222');
  expect(send).toHaveBeenCalledTimes(2);
});

test('closed after a report that was sent, it opens empty for the next', async () => {
  const { change, field, write, submit, reopen } = show([{ reference: 'K7QX2MPA' }]);
  write('It fell twice.');
  submit();
  await screen.findByRole('status');
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  fireEvent.click(close as HTMLElement);
  await waitFor(() => expect(change).toHaveBeenCalledWith(false));
  reopen();
  expect(field().value).toBe('');
});
