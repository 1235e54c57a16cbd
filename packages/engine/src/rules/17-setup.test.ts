import { expect, test } from 'vitest';
import { commitmentOf } from '../state/random';
import type { Game } from '../state/state';
import { asked, opening as begin, answerWith as choose } from '../testing/opening';

/** Past 17.1: the seat that was picked plays first itself. */
const seated = (seed?: string): { game: Game; first: number } => {
  const game = begin(seed);
  const chooser = asked(game)?.seat ?? 0;
  choose(game, chooser, chooser);
  return { game, first: chooser };
};

test('17.1 chance picks a player, who says who plays first', () => {
  const choosers = new Set(Array.from({ length: 12 }, (_, n) => asked(begin(`chance ${n}`))?.seat));
  expect([...choosers].sort()).toEqual([0, 1]);
  const game = begin();
  const chooser = asked(game)?.seat ?? 0;
  choose(game, chooser, 1 - chooser);
  expect(game.board.first).toBe(1 - chooser);
});

test('17.2 17.3 Homeworlds and Starter Characters are on the Map, ready, before the first turn of Act I; nothing entered', () => {
  const { game, first } = seated();
  expect(game.board.act).toBe(1);
  const map = game.board.map.map((id) => game.board.cards[id]);
  expect(map.map((card) => card?.card).sort()).toEqual([
    'test-character-2-2',
    'test-character-2-2',
    'test-homeworld',
    'test-homeworld',
  ]);
  expect(map.every((card) => card?.ready)).toBe(true);
  expect(game.board.players[first]).toMatchObject({ C: 10, CP: 1 });
  expect(game.board.players[1 - first]).toMatchObject({ C: 10, CP: 3 });
});

test('9.0.1 setup is the opening of Act I: no turn has begun, and the first player’s first turn follows the hands', () => {
  const { game, first } = seated();
  expect(game.board).toMatchObject({ act: 1, phase: 'setup', turn: 0, gameTurn: 0 });
  choose(game, first, 1);
  expect(game.board.turn).toBe(0);
  const events = choose(game, 1 - first, 1);
  expect(game.board).toMatchObject({ act: 1, turn: 1, gameTurn: 1, active: first, phase: 'action' });
  const told = events.filter(({ type }) => ['handKept', 'actBegan', 'turnBegan'].includes(type));
  expect(told.map(({ type, seat, amount }) => [type, seat, amount])).toEqual([
    ['handKept', 1 - first, 7],
    ['actBegan', first, 1],
    ['turnBegan', first, 1],
  ]);
});

test('17.4 17.6 each draws seven; a mulligan shuffles them in, draws seven again and puts one on the bottom', () => {
  const { game, first } = seated();
  expect(game.board.players.map((player) => player.hand)).toEqual([7, 7]);
  expect(asked(game)).toMatchObject({ kind: 'mulligan', seat: first });
  const before = game.hidden.players[first]?.hand;
  choose(game, first, 0);
  expect(game.hidden.players[first]?.hand).not.toEqual(before);
  choose(game, first, 1);
  expect(asked(game)).toMatchObject({ kind: 'bottom', min: 1, max: 1, seat: first });
  const put = game.hidden.players[first]?.hand[3];
  choose(game, first, 3);
  expect(game.board.players[first]?.hand).toBe(6);
  expect(game.hidden.players[first]?.deck[0]).toBe(put);
  expect(asked(game)).toMatchObject({ kind: 'mulligan', seat: 1 - first });
});

test('17.6 at most three mulligans are offered', () => {
  const { game, first } = seated();
  for (let n = 0; n < 3; n++) choose(game, first, 0);
  expect(asked(game)).toMatchObject({ kind: 'bottom', min: 3 });
});

test('17.7 the seed is committed to by hash, and equal seeds deal equal games', () => {
  expect(begin('a').board.commitment).toBe(commitmentOf('a'));
  const hands = (game: Game) => game.hidden.players.map(({ hand }) => hand);
  expect(hands(seated('a').game)).toEqual(hands(seated('a').game));
  expect(hands(seated('a').game)).not.toEqual(hands(seated('b').game));
});
