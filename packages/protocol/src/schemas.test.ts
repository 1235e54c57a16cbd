import type { Act, Action } from '@astris/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_CHARS, type MessageName, parseMessage, SCHEMAS } from './index';

const message = { match: 'm1', id: 'a', version: 3, decision: 7 };
const names = Object.keys(SCHEMAS) as MessageName[];

test('lets every act and every kind of answer in, unchanged', () => {
  const acts: Act[] = [
    { do: 'play', card: 1 },
    { do: 'ability', card: 1, ability: 0 },
    { do: 'bind', storyline: 1, character: 2 },
    { do: 'partner', storyline: 1, character: 2 },
    { do: 'skip', storyline: 1 },
    { do: 'attack', attacker: 1, target: 2 },
    { do: 'intercept', interceptor: 1 },
    { do: 'pass' },
    { do: 'endTurn' },
  ];
  const actions: Action[] = [
    ...acts.map((act) => ({ type: 'act' as const, act })),
    { type: 'choose', chosen: [] },
    { type: 'choose', chosen: [2, 0] },
    { type: 'takeBack' },
  ];
  for (const action of actions) {
    expect(parseMessage('act', { ...message, action })).toEqual({ message: { ...message, action } });
  }
  const concede = { ...message, decision: null, action: { type: 'concede' } };
  expect(parseMessage('act', concede)).toEqual({ message: concede });
});

test('refuses what the closed set does not hold', () => {
  const action = { type: 'act', act: { do: 'pass' } };
  const bad: unknown[] = [
    undefined,
    null,
    'act',
    [],
    {},
    { ...message },
    { ...message, action: { type: 'clockOut', seat: 1 } },
    { ...message, action: { type: 'void' } },
    { ...message, action: { type: 'act', act: { do: 'win' } } },
    { ...message, action: { type: 'act', act: { do: 'play', card: 1.5 } } },
    { ...message, action: { type: 'act', act: { do: 'play', card: -1 } } },
    { ...message, action: { type: 'choose', chosen: [Number.NaN] } },
    { ...message, action, seat: 1 },
    { ...message, action, decision: null },
    { ...message, action: { type: 'concede' } },
    { ...message, action, version: -1 },
    { ...message, action, id: '' },
    { ...message, action, id: 'a\u0000' },
    { ...message, action, match: '../m' },
  ];
  for (const payload of bad) expect(parseMessage('act', payload)).toEqual({ refused: 'malformed' });
});

test('refuses a message that is too long before looking at it', () => {
  expect(parseMessage('join', { match: 'x'.repeat(MAX_MESSAGE_CHARS) })).toEqual({ refused: 'oversized' });
  const chosen = Array.from({ length: 3_000 }, () => 1);
  expect(parseMessage('act', { ...message, action: { type: 'choose', chosen } })).toEqual({ refused: 'oversized' });
});

test('lets in nothing that is longer than a message may be', () => {
  const name = 'x'.repeat(64);
  const chosen = Array.from({ length: 100 }, () => 999);
  const longest = { match: name, id: name, version: 1e6, decision: 1e6, action: { type: 'choose', chosen } };
  expect(parseMessage('act', longest)).toEqual({ message: longest });
  expect(JSON.stringify(longest).length).toBeLessThan(MAX_MESSAGE_CHARS);
  for (const longer of [
    { ...longest, match: `${name}x` },
    { ...longest, id: `${name}x` },
    { ...longest, version: 1e6 + 1 },
    { ...longest, more: 1 },
    { ...longest, action: { type: 'choose', chosen: [...chosen, 1] } },
    { ...longest, action: { type: 'choose', chosen: [1000] } },
  ])
    expect(parseMessage('act', longer)).toEqual({ refused: 'malformed' });
});

test('a line of chat is a quick phrase of the list or a text, and never both', () => {
  const say = { match: 'm1', id: 'a' };
  for (const good of [
    { ...say, phrase: 'hello' },
    { ...say, text: 'Hello \u0000 <b>' },
    { ...say, text: '' },
  ])
    expect(parseMessage('say', good)).toEqual({ message: good });
  for (const bad of [
    say,
    { ...say, phrase: 'hello', text: 'Hello' },
    { ...say, phrase: 'Hello' },
    { ...say, text: 'x'.repeat(1_001) },
    { ...say, text: ['x'] },
    { ...say, text: 'x', seat: 1 },
  ])
    expect(parseMessage('say', bad)).toEqual({ refused: 'malformed' });
});

test('never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, payload) => {
      const parsed = parseMessage(name, payload);
      expect('message' in parsed || parsed.refused === 'malformed' || parsed.refused === 'oversized').toBe(true);
    }),
  );
});
