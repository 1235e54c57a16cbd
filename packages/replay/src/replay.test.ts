import { GAME_POOL } from '@astris/cards';
import { hashOf } from '@astris/engine';
import { expect, test } from 'vitest';
import { failureSentence, type ReplayFile, type ReplayOptions, replayGame, startOf } from './index';
import { randomReplay } from './testing';

const FILE = randomReplay(63);
const changed = (change: Partial<ReplayFile>): ReplayFile => ({ ...structuredClone(FILE), ...change });
const failureOf = (file: ReplayFile, options?: ReplayOptions) => {
  const replayed = replayGame(file, GAME_POOL, options);
  if (replayed.ok) throw new Error('it was run');
  return replayed.failure;
};

test('17.7 a game that is run again ends in the same state, and its seed is the one that was committed to', () => {
  const replayed = replayGame(FILE, GAME_POOL);
  expect(replayed).toMatchObject({
    ok: true,
    commitmentHolds: true,
    hashHolds: true,
    hash: FILE.finalHash,
    count: FILE.actions.length,
  });
  expect(replayed.ok && replayed.game.board.result).toEqual(FILE.result);
});

test('17.7 another commitment, and another end than the file says, are noticed', () => {
  expect(replayGame(changed({ commitment: 'f'.repeat(64) }), GAME_POOL)).toMatchObject({
    ok: true,
    commitmentHolds: false,
    hashHolds: true,
  });
  expect(replayGame(changed({ finalHash: 'f'.repeat(64) }), GAME_POOL)).toMatchObject({
    commitmentHolds: true,
    hashHolds: false,
  });
});

test('a part of a game is run and told step by step; of its end nothing is claimed', () => {
  const numbers: number[] = [];
  const hashes: string[] = [];
  const onStep: ReplayOptions['onStep'] = ({ number, game, events }) => {
    expect(events.length).toBeGreaterThan(0);
    numbers.push(number);
    hashes.push(hashOf(game));
  };
  const replayed = replayGame(FILE, GAME_POOL, { upTo: 5, onStep });
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
  expect(replayed).toMatchObject({ ok: true, count: 5, hashHolds: null, hash: hashes[4] });
  expect(replayGame(changed({ finalHash: null, result: null }), GAME_POOL)).toMatchObject({
    ok: true,
    hashHolds: null,
  });
});

test('11.2 an action that is refused is told with its number and rule', () => {
  const actions = [...structuredClone(FILE.actions)];
  actions[1] = { actor: 0, action: { type: 'act', act: { do: 'pass' } }, atMs: 0 };
  const failure = failureOf(changed({ actions }));
  expect(failure).toMatchObject({ why: 'refused', number: 2, refusal: { refused: expect.any(String) } });
  expect(failureSentence(failure)).toMatch(/^Action 2, .* of seat 0, is refused\. .*\(\d+\.\d/);
});

test.each(['engineVersion', 'rulesetVersion', 'poolHash'] as const)(
  'another %s is told, and not tried unless it is asked for',
  (which) => {
    const file = changed({ [which]: 'of old' });
    const failure = failureOf(file);
    expect(failure).toMatchObject({ why: 'otherVersion', which, file: 'of old', here: FILE[which] });
    expect(failureSentence(failure)).toContain('of old');
    expect(startOf(file, GAME_POOL).ok).toBe(false);
    expect(replayGame(file, GAME_POOL, { anyVersion: true })).toMatchObject({ ok: true, hashHolds: true });
  },
);

test('2 a deck that is not legal, and one of cards that there are not, are told with the rule', () => {
  const [one, two] = structuredClone(FILE.seats);
  if (!one || !two) throw new Error('no seats');
  const thin = { ...two, list: { ...two.list, main: {} } };
  expect(failureOf(changed({ seats: [one, thin] }))).toMatchObject({ why: 'deckIllegal', seat: 1 });
  const unknown = { ...one, list: { ...one.list, homeworld: 'no-such-card' } };
  const failure = failureOf(changed({ seats: [unknown, two] }));
  expect(failure).toMatchObject({ why: 'deckIllegal', seat: 0, problem: { fault: 'unknownCard' } });
  expect(failureSentence(failure)).toBe('The deck of seat 0 is not legal. No card is called “no-such-card”. (2.1)');
});
