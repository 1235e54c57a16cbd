import { expect, test } from 'vitest';
import { answerWith, asked, opening } from '../testing/opening';

const decks = (game: ReturnType<typeof opening>) =>
  game.hidden.players.map(({ deck, hand }) => deck.length + hand.length);

test('17.6 the first of the bottomed cards lies above the second, in the order that was chosen', () => {
  const game = opening();
  const first = asked(game)?.seat ?? 0;
  answerWith(game, first, first);
  answerWith(game, first, 0);
  answerWith(game, first, 0);
  answerWith(game, first, 1);
  const hand = game.hidden.players[first]?.hand ?? [];
  answerWith(game, first, 5, 2);
  expect(game.hidden.players[first]?.deck.slice(0, 2)).toEqual([hand[2], hand[5]]);
  expect(game.board.players[first]?.hand).toBe(5);
});

test('17.6 the second player decides after the first, and no card is lost on the way', () => {
  const game = opening();
  const total = decks(game);
  for (let open = asked(game); open && open.kind !== 'action'; open = asked(game)) {
    const first = [...open.options.keys()].slice(0, open.min);
    answerWith(game, open.seat, ...first);
  }
  expect(decks(game)).toEqual(total);
  expect(game.board.players.map((player) => player.hand)).toEqual([4, 4]);
  expect([game.board.turn, game.board.phase]).toEqual([1, 'action']);
});

test('17.6 with a hand kept nothing goes to the bottom', () => {
  const game = opening();
  const first = asked(game)?.seat ?? 0;
  answerWith(game, first, first);
  answerWith(game, first, 1);
  expect(asked(game)).toMatchObject({ kind: 'mulligan', seat: 1 - first });
  answerWith(game, 1 - first, 1);
  expect(asked(game)).toMatchObject({ kind: 'action', seat: first });
});
