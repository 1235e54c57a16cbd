import { randomUUID } from 'node:crypto';
import { HOSTILE, NEVER_KEPT } from '@astris/auth/testing/hostile';
import type { User } from '@astris/db';
import type { ChatAnswer, ChatLine, ChatStanding } from '@astris/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/client';
import { createMatch, createUser } from '../testing/database';
import { FakeClock } from '../testing/fake-clock';
import { startService, type TestService } from '../testing/service';
import { twoUsers } from '../testing/two-users';
import { prismaChat } from './prisma-chat';

const { db, users } = twoUsers();
let clock: FakeClock;
let service: TestService;
let match: string;

beforeEach(async () => {
  clock = new FakeClock();
  service = await startService({ clock });
  match = (await createMatch(db, { users, startedAt: new Date(clock.now()) })).id;
  await db.block.deleteMany();
  await db.mute.deleteMany();
  await db.user.updateMany({ data: { mutedUntil: null, isGuest: false } });
});
afterEach(() => service.close());

type Said = ChatAnswer<{ line: ChatLine }>;
interface Seated {
  client: TestClient;
  heard: ChatLine[];
  say: (what: object) => Promise<Said>;
  log: () => Promise<ChatAnswer<ChatStanding>>;
}
async function seated(user: User | null, at = match): Promise<Seated> {
  const client = await service.connect(user);
  const heard: ChatLine[] = [];
  client.socket.on('said', (line) => heard.push(line));
  await client.join(at);
  const send = (name: string, payload: object) => client.sendRaw(name, payload) as Promise<unknown>;
  return {
    client,
    heard,
    say: (what) => send('say', { match: at, id: randomUUID(), ...what }) as Promise<Said>,
    log: () => send('chat', { match: at }) as Promise<ChatAnswer<ChatStanding>>,
  };
}
const [FIRST, SECOND] = [0, 1];
const user = (seat: number) => users[seat] as User;
const both = () => Promise.all([seated(user(FIRST)), seated(user(SECOND))]);
/** All that was sent before has come when this is answered. */
const settled = (...all: Seated[]) => Promise.all(all.map(({ log }) => log()));
const texts = (lines: ChatLine[]) => lines.map(({ text, phrase }) => text ?? phrase);

test('a quick phrase and a text reach the other player and every tab of one’s own, and are there for who comes back', async () => {
  const [one, other] = await both();
  const tab = await seated(user(FIRST));
  const said = await one.say({ phrase: 'hello' });
  await other.say({ text: 'Hello, Tessaly!' });
  await settled(one, other, tab);
  expect(said).toMatchObject({ ok: true, line: { match, seat: 0, phrase: 'hello', text: null, atMs: clock.now() } });
  for (const { heard } of [one, other, tab]) expect(texts(heard)).toEqual(['hello', 'Hello, Tessaly!']);
  const back = await (await seated(user(SECOND))).log();
  expect(back).toMatchObject({ ok: true, muted: false, right: { may: 'text' } });
  expect(texts((back as ChatStanding & { ok: true }).lines)).toEqual(['hello', 'Hello, Tessaly!']);
});

test('who watches neither hears nor reads nor writes', async () => {
  const [one] = await both();
  const watching = [await seated(null), await seated(await createUser(db))];
  await one.say({ text: 'Between us' });
  await settled(one, ...watching);
  for (const { heard, say, log, client } of watching) {
    expect(heard).toEqual([]);
    expect(await say({ phrase: 'hello' })).toMatchObject({ ok: false, protocol: 'notSeated' });
    expect(await log()).toMatchObject({ ok: false, protocol: 'notSeated' });
    expect(client.frames.join()).not.toContain('Between us');
  }
});

test('the chat is in neither the log of the game nor its events', async () => {
  const [one] = await both();
  await one.say({ text: 'A word of chat' });
  expect(await db.matchAction.count({ where: { matchId: match } })).toBe(0);
  expect(one.client.version).toBe(0);
});

test('a message that is sent again counts once, and gets the same answer', async () => {
  const [one, other] = await both();
  const id = 'the-same';
  const answers = [await one.say({ id, text: 'Once' }), await one.say({ id, text: 'Twice' })];
  expect(answers[0]).toEqual(answers[1]);
  await settled(other);
  expect(texts(other.heard)).toEqual(['Once']);
  // Another player's id is another message.
  expect(await other.say({ id, text: 'Mine' })).toMatchObject({ ok: true, line: { seat: 1 } });
});

test('a message that two tabs send at the same moment counts once, and both get the same answer', async () => {
  await service.close();
  const chat = prismaChat(db);
  let adding = 0;
  let go: () => void = () => undefined;
  const bothAdd = new Promise<void>((resolve) => {
    go = resolve;
  });
  const add: typeof chat.add = async (line) => {
    adding += 1;
    if (adding === 2) go();
    await bothAdd;
    return chat.add(line);
  };
  service = await startService({ clock, chat: { ...chat, add } });
  const [one, other] = await both();
  const tab = await seated(user(FIRST));
  const said = { id: 'the-same', text: 'Once' };
  const [first, second] = await Promise.all([one.say(said), tab.say(said)]);
  expect(first).toMatchObject({ ok: true, line: { text: 'Once' } });
  expect(second).toEqual(first);
  await settled(other);
  expect(texts(other.heard)).toEqual(['Once']);
});

test.each(Object.entries(HOSTILE))(
  'a text of kind %s is kept and heard as text of one line, or refused, and what reorders, hides or commands is gone',
  async (_kind, text) => {
    const [one, other] = await both();
    const said = await one.say({ text });
    await settled(other);
    const heard = texts(other.heard);
    if (!said.ok) {
      expect([said.protocol, heard]).toEqual([expect.stringMatching(/^(chatTooLong|chatEmpty|malformed)$/), []]);
      return;
    }
    expect(heard).toEqual([said.line.text]);
    expect(said.line.text).not.toMatch(NEVER_KEPT);
    expect(said.line.text).not.toMatch(/[\n\t]/);
    const [first] = text.normalize('NFC').match(/[\p{L}\p{N}]/u) ?? [];
    expect(said.line.text).toContain(first ?? '');
  },
);

test('hostile text is kept as plain text on one line, and what is empty or too long is refused', async () => {
  const [one, other] = await both();
  const hostile = ' <script>alert(1)</script>\r\n\u202Egnp\u0000 Z\u0301\u0301\u0301\u0301\u0301 ';
  expect(await one.say({ text: hostile })).toMatchObject({ ok: true });
  expect(await one.say({ text: '\u200B\u202E \n' })).toMatchObject({ ok: false, protocol: 'chatEmpty' });
  expect(await one.say({ text: 'x'.repeat(201) })).toMatchObject({ ok: false, protocol: 'chatTooLong' });
  expect(await one.say({ text: '👩\u200D🚀'.repeat(40) })).toMatchObject({ ok: true });
  expect(await one.say({ phrase: 'rude' })).toMatchObject({ ok: false, protocol: 'malformed' });
  await settled(other);
  expect(texts(other.heard)[0]).toBe('<script>alert(1)</script> gnp Ź\u0301\u0301\u0301');
  expect(await db.chatMessage.count({ where: { matchId: match } })).toBe(2);
});

test('who says too much at once is told when to go on, and again from another tab', async () => {
  const [one, other] = await both();
  const tab = await seated(user(FIRST));
  for (let said = 0; said < 10; said += 1) expect(await one.say({ phrase: 'thanks' })).toMatchObject({ ok: true });
  expect(await one.say({ phrase: 'thanks' })).toEqual({
    ok: false,
    version: null,
    protocol: 'chatTooFast',
    retryAfter: 2,
  });
  expect(await tab.say({ text: 'x'.repeat(51) })).toMatchObject({ protocol: 'chatTooFast', retryAfter: 6 });
  expect(await other.say({ phrase: 'hello' })).toMatchObject({ ok: true });
  clock.advance(2_000);
  expect(await tab.say({ phrase: 'thanks' })).toMatchObject({ ok: true });
  expect(await one.say({ phrase: 'thanks' })).toMatchObject({ ok: false });
  await settled(other);
  expect(texts(other.heard)).toHaveLength(12);
});

describe('between two of whom', () => {
  test('one mutes the other, that one writes on and is not heard; unmuted, all is there', async () => {
    const [one, other] = await both();
    await db.mute.create({ data: { userId: user(SECOND).id, mutedId: user(FIRST).id } });
    expect(await one.say({ text: 'Listen' })).toMatchObject({ ok: true });
    expect(await other.say({ text: 'I do not' })).toMatchObject({ ok: true });
    await settled(one, other);
    expect(texts(other.heard)).toEqual(['I do not']);
    expect(texts(one.heard)).toEqual(['Listen', 'I do not']);
    expect(await other.log()).toMatchObject({ muted: true, lines: [{ text: 'I do not' }] });
    await db.mute.deleteMany();
    expect(await other.log()).toMatchObject({ muted: false, lines: [{ text: 'Listen' }, { text: 'I do not' }] });
  });

  test('one blocks the other, that one is not heard, and the one can’t write either', async () => {
    const [one, other] = await both();
    await db.block.create({ data: { userId: user(SECOND).id, blockedId: user(FIRST).id } });
    expect(await one.say({ text: 'Listen' })).toMatchObject({ ok: true });
    expect(await other.say({ phrase: 'hello' })).toMatchObject({ ok: false, protocol: 'chatBlocked' });
    await settled(one, other);
    expect(other.heard).toEqual([]);
    expect(await other.log()).toMatchObject({ lines: [], right: { may: 'nothing', why: 'chatBlocked' } });
  });

  test.each([FIRST, SECOND])('seat %i is a guest, both say quick phrases and no texts', async (seat) => {
    await db.user.update({ where: { id: user(seat).id }, data: { isGuest: true } });
    for (const { say, log } of await both()) {
      expect(await log()).toMatchObject({ right: { may: 'phrases', why: 'chatPhrasesOnly' } });
      expect(await say({ text: 'Hello' })).toMatchObject({ ok: false, protocol: 'chatPhrasesOnly' });
      expect(await say({ phrase: 'hello' })).toMatchObject({ ok: true });
    }
  });

  test('a moderator has muted one, that one says nothing from the same moment until then', async () => {
    const [one, other] = await both();
    const mutedUntil = new Date(clock.now() + 60_000);
    await db.user.update({ where: { id: user(FIRST).id }, data: { mutedUntil } });
    expect(await one.say({ phrase: 'hello' })).toMatchObject({ protocol: 'chatMuted', retryAfter: 60 });
    expect(await one.log()).toMatchObject({
      right: { may: 'nothing', why: 'chatMuted', untilMs: mutedUntil.getTime() },
    });
    expect(await other.say({ phrase: 'hello' })).toMatchObject({ ok: true });
    clock.advance(60_000);
    expect(await one.say({ phrase: 'hello' })).toMatchObject({ ok: true });
  });
});

test('a table with a bot has no chat', async () => {
  const { id } = await createMatch(db, { users: [user(FIRST), null], startedAt: new Date(clock.now()) });
  const one = await seated(user(FIRST), id);
  expect(await one.say({ phrase: 'hello' })).toMatchObject({ ok: false, protocol: 'noChat' });
  expect(await one.log()).toMatchObject({ ok: true, lines: [], right: { may: 'nothing', why: 'noChat' } });
});

test('ten minutes after the game nobody writes to anybody any more', async () => {
  const [one] = await both();
  await db.match.update({ where: { id: match }, data: { endedAt: new Date(clock.now()) } });
  clock.advance(600_000);
  expect(await one.say({ phrase: 'goodGame' })).toMatchObject({ ok: true });
  clock.advance(1);
  expect(await one.say({ phrase: 'goodGame' })).toMatchObject({ ok: false, protocol: 'chatClosed' });
});
