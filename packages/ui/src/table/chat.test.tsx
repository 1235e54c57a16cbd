// @vitest-environment happy-dom
import type { ChatLine } from '@astris/protocol/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { type TableScope, TableScopeProvider } from './context';
import type { ChatModel, TableCommands } from './model';
import { Side, type SideName } from './side';
import { modelOf } from './testing/fixture';
import { useUnread } from './unread';

afterEach(cleanup);

const line = (number: number, seat: number, text: string): ChatLine => ({
  match: 'm1',
  number,
  seat,
  phrase: null,
  text,
  atMs: 0,
});
const CHAT: ChatModel = {
  lines: [line(1, 1, 'Hello')],
  right: { may: 'text' },
  muted: false,
  opponent: 'Korrigan',
  sending: false,
  notice: null,
};

/** The part of the table that holds the chat: the whole of it takes long to draw. */
function LowerRight({ model, commands }: Pick<TableScope, 'model' | 'commands'>) {
  const [tab, setTab] = useState<SideName>('log');
  const { unread, news } = useUnread(model, tab === 'chat');
  return (
    <TableScopeProvider value={{ model, commands } as TableScope}>
      <Side name={tab} open={setTab} unread={unread} />
      <p role="status">{news}</p>
    </TableScopeProvider>
  );
}

function show(chat: Partial<ChatModel> | null = {}) {
  const say = vi.fn(async () => true);
  const mute = vi.fn(async () => undefined);
  const report = vi.fn();
  const commands: TableCommands = {
    answer: vi.fn(),
    whyNot: vi.fn(),
    concede: vi.fn(),
    setWindows: vi.fn(),
    dismissNotice: vi.fn(),
    chat: { say, mute },
    reportPlayer: { name: 'Korrigan', open: report },
  };
  const table = (now: Partial<ChatModel> | null) => (
    <LowerRight model={modelOf({ model: { chat: now && { ...CHAT, ...now } } })} commands={commands} />
  );
  const { rerender } = render(table(chat));
  return { say, mute, report, update: (now: Partial<ChatModel>) => rerender(table(now)) };
}
const tab = () => screen.getByRole('button', { name: /^Chat/ });
const open = () => fireEvent.click(tab());

test('the chat is a tab beside the log, which says how much is unread and reads the newest aloud', () => {
  const { update } = show();
  expect(screen.getByRole('log', { name: 'Events' })).toBeDefined();
  expect(tab().textContent).toBe('Chat');
  update({ lines: [...CHAT.lines, line(2, 0, 'Mine'), line(3, 1, 'Well?')] });
  expect(tab().textContent).toBe('Chat1 unread');
  expect(screen.getByText('Korrigan says: Well?').getAttribute('role')).toBe('status');
  open();
  expect(tab().textContent).toBe('Chat');
  expect(within(screen.getByRole('log', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(3);
});

test('a phrase is said with one press, a text with Enter, and the field is empty then', async () => {
  const { say } = show();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Good luck!' }));
  expect(say).toHaveBeenLastCalledWith({ phrase: 'goodLuck' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Write to Korrigan' });
  fireEvent.change(field, { target: { value: 'Hi <b>' } });
  fireEvent.submit(field);
  expect(say).toHaveBeenLastCalledWith({ text: 'Hi <b>' });
  await waitFor(() => expect(field.value).toBe(''));
});

test('what was refused stays in the field, and the reason is told', async () => {
  const { say, update } = show();
  open();
  say.mockResolvedValueOnce(false);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Write to Korrigan' });
  fireEvent.change(field, { target: { value: 'Again' } });
  fireEvent.submit(field);
  await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
  update({ notice: 'Too much at once. Try again in 4 s.' });
  expect(field.value).toBe('Again');
  expect(screen.getByText('Too much at once. Try again in 4 s.')).toBeDefined();
});

test('hostile text is text', () => {
  show({ lines: [line(1, 1, '<img src=x onerror=alert(1)>')] });
  open();
  const lines = screen.getByRole('log', { name: 'Messages' });
  expect(lines.querySelector('img, a')).toBeNull();
  expect(lines.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('a guest says phrases only and reads why; who is muted says nothing and reads until when', () => {
  const { update } = show({ right: { may: 'phrases', why: 'chatPhrasesOnly' } });
  open();
  expect(screen.queryByRole('textbox', { name: 'Write to Korrigan' })).toBeNull();
  expect(screen.getByText(/^Quick phrases only/)).toBeDefined();
  update({ right: { may: 'nothing', why: 'chatMuted', untilMs: Date.UTC(2027, 0, 2, 12) } });
  expect(screen.queryByRole('button', { name: 'Hello!' })).toBeNull();
  expect(screen.getByText(/^A moderator has muted you. Until 2 Jan 2027/)).toBeDefined();
});

test('the other player is muted and reported from the head of the panel', () => {
  const { mute, report, update } = show();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Mute Korrigan for yourself' }));
  expect(mute).toHaveBeenLastCalledWith(true);
  update({ muted: true, lines: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Read Korrigan again' }));
  expect(mute).toHaveBeenLastCalledWith(false);
  fireEvent.click(screen.getByRole('button', { name: 'Report Korrigan' }));
  expect(report).toHaveBeenCalledTimes(1);
});

test('where nobody can read it there is no chat', () => {
  show(null);
  expect(screen.queryByRole('button', { name: /^Chat/ })).toBeNull();
});
