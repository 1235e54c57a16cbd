import { RULES } from '@astris/rulebook';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action, Actor } from './actions';
import {
  type Applied,
  apply,
  checkDeck,
  createGame,
  decisionsOf,
  type Game,
  hashOf,
  isRefusal,
  LoadError,
  legalActions,
  load,
  mark,
  rollback,
  sampleAnswer,
  save,
} from './game';
import { REFUSAL_REASONS, type Refusal } from './refusals';
import { RULESET } from './ruleset';
import { buildPool } from './state/pool';
import { setUp } from './testing/board-setup';
import { differences } from './testing/brute-force';
import { fixtureList } from './testing/fixture-deck';
import { FIXTURES } from './testing/fixtures';
import { FUZZ_TIMEOUT, runs, seeds } from './testing/fuzz';
import { hostileAction, hostileActor } from './testing/hostile';
import { randomBoard } from './testing/random-board';
import { randomAction, seeded } from './testing/random-player';

const POOL = buildPool(FIXTURES);
const NUMBERS = new Set<string>(RULES.map(({ id }) => id));
const newGame = (seed: number): Game => createGame(RULESET, POOL, [fixtureList(), fixtureList()], `door ${seed}`);
const board = (seed: number): Game => setUp(POOL, randomBoard(POOL, seeded(seed))).game;
/** A game after some random legal actions. */
function playedOn(game: Game, seed: number, steps: number): Game {
  const random = seeded(seed);
  for (let n = 0; n < steps; n++) {
    const next = randomAction(game, random);
    if (!next) break;
    apply(game, next.seat, next.action);
  }
  return game;
}
/** A rule of the rulebook and a reason of the list. */
function isProper(refusal: Refusal): boolean {
  return NUMBERS.has(refusal.refused) && REFUSAL_REASONS.includes(refusal.why);
}
/** What comes of anything as an action, without a trace of it. */
function tried(game: Game, actor: unknown, action: unknown): Applied | Refusal {
  const at = mark(game);
  const result = apply(game, actor as Actor, action as Action);
  rollback(game, at);
  return result;
}

test('1.1 a game of one deck, or of three, is not begun', () => {
  const begin = (players: number) => () =>
    createGame(RULESET, POOL, Array.from({ length: players }, fixtureList), 'players');
  expect(begin(1)).toThrow('a game is for two players, not 1 (1.1)');
  expect(begin(3)).toThrow('a game is for two players, not 3 (1.1)');
});

test(
  'an illegal or malformed action never throws, changes nothing and is refused with a rule',
  () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.nat(40),
        fc.array(fc.tuple(hostileActor, hostileAction), { minLength: 40, maxLength: 40 }),
        (seed, steps, wishes) => {
          const game = playedOn(seed % 2 ? newGame(seed) : board(seed), seed, steps);
          const before = hashOf(game);
          for (const [actor, action] of wishes) {
            const at = mark(game);
            const result = apply(game, actor as Actor, action as Action);
            if (isRefusal(result)) {
              expect(isProper(result)).toBe(true);
              expect(hashOf(game)).toBe(before);
            }
            rollback(game, at);
          }
          expect(hashOf(game)).toBe(before);
        },
      ),
      runs(15),
    );
  },
  FUZZ_TIMEOUT,
);

test('what is accepted is a plain action of a player who is asked, or of the server', () => {
  const { game } = setUp(POOL, {});
  const bad: [unknown, unknown][] = [
    ['0', { type: 'act', act: { do: 'endTurn' } }],
    [[0], { type: 'act', act: { do: 'endTurn' } }],
    [0.5, { type: 'concede' }],
    ['length', { type: 'concede' }],
    ['__proto__', { type: 'concede' }],
    [2, { type: 'concede' }],
    [-1, { type: 'concede' }],
    [0, { type: 'act', act: { do: 'toString' } }],
    [0, { type: 'act', act: { do: '__proto__' } }],
    [0, { type: 'act' }],
    [0, { type: 'act', act: { do: 'play', card: '3' } }],
    [0, { type: 'act', act: { do: 'ability', card: 0 } }],
    [0, { type: 'void' }],
    [0, 'concede'],
    [0, null],
    [0, undefined],
    ['server', { type: 'concede' }],
    ['server', { type: 'clockOut', seat: '__proto__' }],
    ['server', { type: 'clockOut', seat: 9 }],
  ];
  for (const [actor, action] of bad)
    expect([actor, action, isRefusal(tried(game, actor, action))]).toEqual([actor, action, true]);
  expect(isRefusal(tried(game, 0, { type: 'act', act: { do: 'endTurn', junk: {} } }))).toBe(false);
});

test('an action is read once: what it becomes later changes nothing', () => {
  const { game } = setUp(POOL, {});
  let reads = 0;
  const action = {
    type: 'act',
    get act() {
      reads += 1;
      return { do: 'endTurn' };
    },
  };
  expect(isRefusal(tried(game, 0, action))).toBe(false);
  expect(reads).toBe(1);
});

test('a choice with holes, or of a length that no choice has, is refused at once', () => {
  const game = newGame(1);
  const seat = decisionsOf(game).findIndex(Boolean);
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tried here.
  for (const chosen of [[,], new Array(2 ** 32 - 1), new Uint8Array(1), { 0: 0, length: 1 }])
    expect(tried(game, seat, { type: 'choose', chosen })).toMatchObject({ why: 'malformed' });
  expect(tried(game, seat, { type: 'choose', chosen: [-0] })).not.toHaveProperty('refused');
});

test(
  'a legal action is never refused: those that are listed, and answers drawn for each decision',
  () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const random = seeded(seed);
        const game = seed % 2 ? newGame(seed) : board(seed);
        for (let n = 0; n < 60 && !game.board.result; n++) {
          const open = decisionsOf(game).flatMap((decision) => decision ?? []);
          for (const decision of open) {
            const answers = [...legalActions(game, decision.seat), sampleAnswer(decision, random)];
            for (const action of answers) {
              const result = tried(game, decision.seat, action);
              if (isRefusal(result)) throw new Error(`${JSON.stringify(action)}: ${result.refused} ${result.why}`);
            }
          }
          playedOn(game, seed + n, 1);
        }
      }),
      runs(8),
    );
  },
  FUZZ_TIMEOUT,
);

test.each(seeds(6))(
  'what is offered is exactly what is accepted, of every act that can be formed (board %i)',
  (seed) => {
    const game = board(seed);
    for (let n = 0; n < 3 && !game.board.result; n++) {
      for (const seat of game.board.players.keys()) expect(differences(game, seat)).toEqual([]);
      playedOn(game, seed + n, 2);
    }
  },
  FUZZ_TIMEOUT,
);

test(
  'a saved game that was damaged is refused by a typed error, whatever was done to it',
  () => {
    const game = playedOn(newGame(2), 2, 25);
    const text = save(game);
    const damage = fc.oneof(
      fc.nat(text.length).map((at) => text.slice(0, at)),
      fc
        .tuple(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
        .map(([at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
      fc.tuple(fc.nat(text.length), fc.nat(40)).map(([at, n]) => text.slice(0, at) + text.slice(at + n)),
      fc.string(),
      fc.json(),
      fc.constantFrom('', 'null', '[]', '{}', '{"schema":2}', '{"schema":2,"digest":"","state":null}', '1'),
    );
    fc.assert(
      fc.property(damage, (damaged) => {
        try {
          expect(hashOf(load(damaged, POOL, RULESET))).toBe(hashOf(game));
        } catch (error) {
          expect(error).toBeInstanceOf(LoadError);
        }
      }),
      runs(120),
    );
    const flipped = text.replace('"C":', '"C":1');
    expect(() => load(flipped, POOL, RULESET)).toThrow('damaged');
    expect(() => load('{', POOL, RULESET)).toThrow('no saved game');
    expect(() => load(text.replace('"schema":2', '"schema":1'), POOL, RULESET)).toThrow('schema');
  },
  FUZZ_TIMEOUT,
);

test('2.1 a deck list of any shape is checked without a throw, and only a list is legal', () => {
  const part = fc.oneof(
    fc.dictionary(fc.constantFrom('test-device', '__proto__', 'toString', 'x'), fc.anything()),
    fc.anything(),
  );
  const list = fc.oneof(
    fc.record({ homeworld: fc.anything(), starter: fc.anything(), main: part, sideboard: part }),
    fc.anything(),
  );
  fc.assert(
    fc.property(list, (any) => {
      expect(checkDeck(RULESET, POOL, any as never).length).toBeGreaterThan(0);
    }),
    runs(200),
  );
  expect(checkDeck(RULESET, POOL, fixtureList())).toEqual([]);
});
