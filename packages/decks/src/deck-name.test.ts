import { expect, test } from 'vitest';
import { copyName, LONGEST_NAME, readDeckName } from './deck-name';

const problemOf = (typed: string) => {
  const read = readDeckName(typed);
  return 'problem' in read ? read.problem : undefined;
};

test('a name is kept on one line, without spaces at its ends, in one form of Unicode', () => {
  expect(readDeckName('  My \t deck\n ')).toEqual({ name: 'My deck' });
  expect(readDeckName('Ｗｉｄｅ')).toEqual({ name: 'Wide' });
});

test('emoji of several parts and scripts that need joiners are names as they are', () => {
  for (const name of [
    '👩‍🚀 Crew',
    '🏴‍☠️',
    '👍🏽 and 👩🏽‍🚀',
    '❤️‍🔥',
    'می‌خواهم',
    'क्‍ष',
    'Việt',
    'שלום 5',
    '🚀',
    'Ωmega #2',
  ])
    expect([name, readDeckName(name)]).toEqual([name, { name: name.normalize('NFKC') }]);
});

test('a joiner that joins nothing, or hides between plain letters, is refused as what can’t be seen', () => {
  for (const name of ['a\u200db', 'a\u200cb', '\u200d', '👩‍', '\u200d👩', 'a\u200d👩', 'б\u200dб'])
    expect([name, problemOf(name)]).toEqual([name, expect.stringContaining('can’t be seen')]);
});

test('what hides, turns the direction or commands is refused', () => {
  for (const name of ['a\u0000b', 'a\u202eb', 'a\u2067b', 'a\u200bb', 'Ann\u{e0041}', 'a\u3164b', 'a\ud800'])
    expect([name, problemOf(name)]).toEqual([name, expect.stringContaining('can’t be seen')]);
});

test('nothing but spaces and marks is no name', () => {
  for (const name of ['', '   ', '\ufe0f', '\u0301'])
    expect(problemOf(name)).toBe('A deck’s name has at least one character.');
});

test('a name has 60 characters at most as it is kept, counted as people count them', () => {
  expect(readDeckName('x'.repeat(LONGEST_NAME))).toEqual({ name: 'x'.repeat(LONGEST_NAME) });
  expect(readDeckName(`  ${'🚀'.repeat(LONGEST_NAME)}  `)).toEqual({ name: '🚀'.repeat(LONGEST_NAME) });
  expect(problemOf('x'.repeat(61))).toBe('A deck’s name has at most 60 characters; this has 61.');
  // One character that becomes eighteen.
  expect(problemOf('\ufdfa'.repeat(4))).toBe('A deck’s name has at most 60 characters; this has 72.');
  expect(problemOf('x'.repeat(5_000))).toBe('A deck’s name has at most 60 characters; this has 5000.');
});

test('marks in piles are refused, those of a language are not', () => {
  expect(problemOf(`A${'\u0301\u0323\u0334'.repeat(3)}`)).toBe('There are too many marks on one letter of this name.');
});

test('a name that was kept is kept as it is again', () => {
  for (const typed of [' ﬁrst  ', '①', '👩‍🚀', 'e\u0301']) {
    const read = readDeckName(typed);
    expect('name' in read && readDeckName(read.name)).toEqual(read);
  }
});

test('a copy has a name that may be kept, wherever a long one is cut off', () => {
  expect(copyName('Lamps')).toBe('Copy of Lamps');
  expect(copyName('x'.repeat(60))).toBe(`Copy of ${'x'.repeat(52)}`);
  for (const [name, kept] of [
    [`${'x'.repeat(50)}👩‍🚀`, `${'x'.repeat(50)}👩`],
    [`${'x'.repeat(49)}می‌خواهم`, `${'x'.repeat(49)}می`],
    [`${'x'.repeat(51)} y`, 'x'.repeat(51)],
  ] as const)
    expect(copyName(name)).toBe(`Copy of ${kept}`);
});
