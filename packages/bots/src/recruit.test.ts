import { CARDS, STARTER_DECKS } from '@astris/cards';
import {
  apply,
  buildPool,
  createGame,
  type DeckList,
  decisionsOf,
  type Game,
  hashOf,
  RULESET,
  type Seat,
  viewFor,
} from '@astris/engine';
import { expect, test } from 'vitest';
import { recruit } from './recruit';

const pool = buildPool(CARDS);
const lists = STARTER_DECKS.slice(0, 2).map(({ list }) => list as DeckList);

/** The same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A game of the bot against itself; throws when an answer is refused. */
function playGame(seed: number): { game: Game; answers: number; kinds: Set<string> } {
  const game = createGame(RULESET, pool, lists, seed.toString(16).padStart(64, '0'));
  const random = seeded(seed);
  const kinds = new Set<string>();
  let answers = 0;
  while (!game.board.result) {
    const seat: Seat = decisionsOf(game).findIndex((decision) => decision !== null);
    const view = viewFor(game, seat);
    const action = recruit(view, pool, RULESET, random);
    const applied = apply(game, seat, action);
    if ('refused' in applied) {
      throw new Error(`${JSON.stringify(action)} to ${JSON.stringify(view.decision)}: ${JSON.stringify(applied)}`);
    }
    kinds.add(view.decision?.kind ?? '');
    answers += 1;
    if (answers > 5_000) throw new Error('the game does not end');
  }
  return { game, answers, kinds };
}

test('the bot finishes games against itself, and answers every question legally', () => {
  const asked = new Set<string>();
  let byStoryline = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { game, kinds } = playGame(seed);
    expect(game.board.result?.reason).toBe('acts');
    byStoryline += game.board.acts.filter(({ by }) => by === 'storyline').length;
    for (const kind of kinds) asked.add(kind);
  }
  expect([...asked]).toEqual(
    expect.arrayContaining(['action', 'response', 'goesFirst', 'mulligan', 'target', 'exchange']),
  );
  expect(byStoryline).toBeGreaterThan(0);
}, 60_000);

test('the bot plays the same for the same random numbers', () => {
  expect(hashOf(playGame(4).game)).toBe(hashOf(playGame(4).game));
});

test('the bot answers only for a seat that is asked', () => {
  const game = createGame(RULESET, pool, lists, '1'.repeat(64));
  expect(() => recruit(viewFor(game, 'spectator'), pool, RULESET, Math.random)).toThrow();
  const idle = decisionsOf(game).indexOf(null);
  expect(() => recruit(viewFor(game, idle), pool, RULESET, Math.random)).toThrow();
});
