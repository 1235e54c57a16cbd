import type { ChatLine, ProtocolRefusal, SayMessage } from '@astris/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameSocket } from '@/client/game-socket';
import { openService } from '@/client/testing/service';
import { english } from '@/testing/in-english';
import { type ChatState, TableChat } from './chat';

let service: Awaited<ReturnType<typeof openService>>;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => service.close());

const line = (number: number, text: string): ChatLine => ({
  match: 'm1',
  number,
  seat: 0,
  phrase: null,
  text,
  atMs: 0,
});

/** A chat that the service answers by these refusals, then takes all; and what the service got. */
async function chatRefused(refusals: ProtocolRefusal[]) {
  const got: SayMessage[] = [];
  service.io.on('connection', (visitor) => {
    visitor.on('chat', (_, answer) => answer({ ok: true, lines: [], right: { may: 'text' }, muted: false }));
    visitor.on('say', (message, answer) => {
      got.push(message);
      const protocol = refusals.shift();
      answer(
        protocol
          ? { ok: false, version: null, protocol, retryAfter: 4 }
          : { ok: true, line: line(got.length, message.text ?? '') },
      );
    });
  });
  const { socket, stop } = gameSocket(service.url, async () => 'ticket');
  const told: ChatState[] = [];
  let ready: (() => void) | undefined;
  const tell = (state: ChatState) => {
    told.push(state);
    ready?.();
  };
  const words = { match: english('match'), chat: english('chat'), client: english('client') };
  const chat = new TableChat(socket, 'm1', tell, () => words);
  const isRead = new Promise<void>((done) => {
    ready = done;
  });
  socket.on('connect', () => chat.read());
  socket.connect();
  await isRead;
  return { chat, got, stop, state: () => told.at(-1) };
}

test('a text that the service failed to take is said again as the same message, so that it counts once', async () => {
  const { chat, got, stop, state } = await chatRefused(['serverError']);
  expect(await chat.say({ text: 'Hello' })).toBe(false);
  expect(await chat.say({ text: 'Hello' })).toBe(true);
  expect(got[1]?.id).toBe(got[0]?.id);
  expect(await chat.say({ text: 'Hello' })).toBe(true);
  expect(got[2]?.id).not.toBe(got[0]?.id);
  expect(state()?.lines.map(({ text }) => text)).toEqual(['Hello', 'Hello']);
  stop();
});

test('another text, and one that was refused, is a message of its own', async () => {
  const { chat, got, stop, state } = await chatRefused(['serverError', 'chatTooFast']);
  await chat.say({ text: 'Hello' });
  expect(await chat.say({ text: 'Well?' })).toBe(false);
  expect(state()?.notice).toBe('Too much at once. Try again in 4 s.');
  expect(await chat.say({ text: 'Well?' })).toBe(true);
  expect(new Set(got.map(({ id }) => id)).size).toBe(3);
  stop();
});
