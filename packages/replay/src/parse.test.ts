import { expect, test } from 'vitest';
import { MAX_REPLAY_ACTIONS, MAX_REPLAY_CHARS, parseReplay, problemSentence, type ReplayFile } from './index';
import { randomReplay } from './testing';

const FILE = randomReplay(63);
const problemOf = (text: string) => {
  const parsed = parseReplay(text);
  if (parsed.ok) throw new Error('it was read');
  return parsed.problem;
};
/** The problem of the file with something of it changed. */
const problemWith = (change: (file: ReplayFile & Record<string, unknown>) => void) => {
  // Through JSON, so that no part is shared.
  const file = JSON.parse(JSON.stringify(FILE)) as ReplayFile & Record<string, unknown>;
  change(file);
  return problemOf(JSON.stringify(file));
};

test('a file that was written is read as it was', () => {
  expect(parseReplay(JSON.stringify(FILE))).toEqual({ ok: true, file: FILE });
});

test('what is no replay at all is told from a replay of another version', () => {
  expect(problemOf('{')).toMatchObject({ why: 'notJson' });
  for (const text of ['null', '[]', '"astris-replay"', '{"format":"chess"}'])
    expect(problemOf(text)).toEqual({ why: 'notAReplay' });
  expect(problemOf('{"format":"astris-replay","version":2}')).toEqual({ why: 'otherFileVersion', found: '2' });
  // Whatever stands there, also what can't be told as text.
  for (const version of ['null', '{"toString":1}', '[[]]'])
    expect(problemOf(`{"format":"astris-replay","version":${version}}`)).toEqual({
      why: 'otherFileVersion',
      found: null,
    });
});

test.each<[string, (file: ReplayFile & Record<string, unknown>) => void, string]>([
  ['a field that belongs nowhere', (file) => Object.assign(file, { extra: 1 }), ''],
  ['a field that is missing', (file) => Reflect.deleteProperty(file, 'seed'), 'seed'],
  ['one seat', (file) => file.seats.pop(), 'seats'],
  ['a third player', (file) => Object.assign(file.actions[3] ?? {}, { actor: 2 }), 'actions[3].actor'],
  [
    'an unknown action',
    (file) => Object.assign(file.actions[4] ?? {}, { action: { type: 'win' } }),
    'actions[4].action.type',
  ],
  ['a time before the game', (file) => Object.assign(file.actions[0] ?? {}, { atMs: -1 }), 'actions[0].atMs'],
  ['no copies of a card', (file) => Object.assign(file.seats[1]?.list.main ?? {}, { x: 0 }), 'seats[1].list.main.x'],
  [
    'a card that is called like what every object has',
    (file) => Object.assign(file.seats[0]?.list.main ?? {}, { toString: 1 }),
    'seats[0].list.main.toString',
  ],
  [
    'a result that the game does not know',
    (file) => Object.assign(file, { result: { winner: 0, reason: 'luck' } }),
    'result.reason',
  ],
])('%s is told with its place', (_, change, where) => {
  const problem = problemWith(change);
  expect(problem).toMatchObject({ why: 'malformed', where });
  expect(problemSentence(problem)).toContain(where || 'extra');
});

test('a deck can’t hold a card that is called like what an object is made of', () => {
  const problem = problemOf(JSON.stringify(FILE).replace('"main":{', '"main":{"__proto__":3,'));
  expect(problem).toMatchObject({ why: 'malformed', where: 'seats[0].list.main' });
});

test('a file that is too long or holds too many actions is not looked at further', () => {
  expect(problemOf(' '.repeat(MAX_REPLAY_CHARS + 1))).toEqual({ why: 'tooLong', chars: MAX_REPLAY_CHARS + 1 });
  const concede = { actor: 0, action: { type: 'concede' }, atMs: 0 } as const;
  const problem = problemWith((file) => {
    file.actions = Array.from({ length: MAX_REPLAY_ACTIONS + 1 }, () => concede);
  });
  expect(problem).toMatchObject({ why: 'malformed', where: 'actions' });
});
