import { expect, test } from 'vitest';
import { C, choose, gain } from '../language/words';
import { answerWith, asked, opening, refusalOf } from '../testing/opening';
import { scenario } from '../testing/scenario';
import { finale, toNextAct } from '../testing/stories';

test('19.3 at the end of turn 30 the Act is scored as it stands, and nothing is Burned', () => {
  const game = scenario({
    turn: 30,
    you: {
      map: [{ card: 'test-character-1-2', sp: 2 }, { card: 'test-player-storyline', face: 'back' }, 'test-storyline'],
    },
    opponent: { map: [{ card: 'test-character-1-2', sp: 1 }] },
  });
  game.you.endTurn();
  expect(game.game.board.acts).toMatchObject([{ winner: 0, by: 'adjudication', sp: [2, 1], turns: 30 }]);
  expect(game.game.board.players.map((player) => player.burned)).toEqual([[], []]);
  expect([game.card('test-player-storyline').zone, game.card('test-storyline').zone]).toEqual(['depleted', 'map']);
  expect(game.told('actEnded')).toMatchObject([{ rule: '19.3', word: 'adjudication' }]);
  toNextAct(game, 'you');
  expect(game.game.board).toMatchObject({ act: 2, turn: 1 });
});

test('19.3 the end of turn 29 ends no Act', () => {
  const game = scenario({ turn: 29 });
  game.you.endTurn();
  expect(game.game.board).toMatchObject({ turn: 30, act: 1, acts: [] });
});

test('19.3 a tie goes to the player with more permanents', () => {
  const game = scenario({ turn: 30, opponent: { map: ['test-device'] } });
  game.you.endTurn();
  expect(game.game.board.acts).toMatchObject([{ winner: 1, sp: [0, 0], permanents: [1, 2] }]);
  expect(game.told('actWon')).toMatchObject([{ rule: '19.3', seat: 1 }]);
});

test('19.3 a tie of permanents too goes to the player whose turn ended', () => {
  for (const active of ['you', 'opponent'] as const) {
    const game = scenario({ turn: 30, active });
    game[active].endTurn();
    expect(game.game.board.acts).toMatchObject([{ winner: active === 'you' ? 0 : 1 }]);
  }
});

test('19.3 15.4 an adjudicated Act counts like any other: the second one won wins the game', () => {
  const game = scenario({ act: 'II', turn: 30, won: ['you'] });
  game.you.endTurn();
  expect(game.game.board.result).toEqual({ winner: 0, reason: 'acts' });
});

test('19.3 8.9.1 a Storyline that completes at the end of turn 30 ends the Act itself', () => {
  const game = scenario({ turn: 30, you: { map: [{ card: 'test-player-storyline', chapter: 3 }] } });
  game.you.endTurn();
  expect(game.game.board.acts).toMatchObject([{ by: 'storyline', storyline: 'test-player-storyline' }]);
});

test('19.1 a clock that runs out outside the end of an Act loses the game', () => {
  const game = opening();
  const seat = asked(game)?.seat ?? 0;
  expect(refusalOf(game, 'server', { type: 'clockOut', seat: 1 - seat })).toBe('notYourDecision');
  expect(refusalOf(game, 'server', { type: 'clockOut', seat })).toBeNull();
  expect(game.board.result).toEqual({ winner: 1 - seat, reason: 'clock' });
  expect(refusalOf(game, 'server', { type: 'clockOut', seat })).toBe('gameOver');
});

test('19.4 before both players have decided something, a game can be void; who has decided is public', () => {
  const game = opening();
  const seat = asked(game)?.seat ?? 0;
  expect(game.board.players.map((player) => player.decided)).toEqual([false, false]);
  answerWith(game, seat, seat);
  expect(game.board.players[seat]?.decided).toBe(true);
  expect(game.board.players[1 - seat]?.decided).toBe(false);
  expect(refusalOf(game, 'server', { type: 'void' })).toBeNull();
  expect(game.board.result).toEqual({ winner: null, reason: 'void' });
  expect(asked(game)).toBeUndefined();
});

test('19.4 no player can void a game or stop another’s clock', () => {
  const game = opening();
  for (const action of [{ type: 'void' }, { type: 'clockOut', seat: 1 }])
    expect(refusalOf(game, asked(game)?.seat ?? 0, action)).toBe('malformed');
  expect(game.board.result).toBeNull();
});

/** The end of Act I, which the opponent lost, at its first decision. */
function actEnd() {
  const game = scenario({
    you: { map: [{ card: 'test-player-storyline', chapter: 3, sp: 3 }] },
    opponent: { hand: ['test-slow', 'test-fast'], sideboard: ['test-device'], map: ['test-character-1-2'] },
  });
  game.you.endTurn();
  return game;
}

test('19.5 a clock that runs out in step 6 or 7 loses only the decision: nothing set aside, no exchange, no mulligan, the loser first', () => {
  const game = actEnd();
  const seen: string[] = [];
  for (let open = asked(game.game); open && game.game.board.phase === 'actEnd'; open = asked(game.game)) {
    seen.push(open.kind);
    game.server({ type: 'clockOut', seat: open.seat });
  }
  expect(seen).toEqual(['setAside', 'exchange', 'mulligan', 'goesFirst']);
  expect(game.told('decisionLost').map(({ word }) => word)).toEqual(seen);
  expect(game.game.board).toMatchObject({ act: 2, turn: 1, first: 1, active: 1, result: null });
  expect(game.game.board.players[1]).toMatchObject({ hand: 8, sideboard: 1, setAside: 0 });
  expect(game.opponent.sideboard).toEqual(['test-device']);
});

test('19.5 19.1 the choices of a reward are no decision of step 6 or 7: a clock that runs out there loses the game', () => {
  const ending = finale({ reward: [choose(gain(C(1)), gain(C(2)))] });
  const game = scenario({
    cards: [ending],
    you: { map: [{ card: 'finale', chapter: 3 }], hand: ['test-slow'] },
  });
  game.you.play('test-slow');
  expect([game.game.board.phase, game.you.decision?.kind]).toEqual(['actEnd', 'mode']);
  game.server({ type: 'clockOut', seat: 0 });
  expect(game.game.board.result).toEqual({ winner: 1, reason: 'clock' });
});

test('19.5 the bottom of a mulligan that a clock ends is chosen for its player, and the game goes on', () => {
  const game = actEnd();
  game.opponent.choose();
  game.opponent.choose('test-device');
  game.opponent.choose('yes');
  game.opponent.choose('no');
  expect(game.opponent.decision?.kind).toBe('bottom');
  game.server({ type: 'clockOut', seat: 1 });
  expect(game.opponent.decision?.kind).toBe('goesFirst');
  expect(game.game.board.players[1]?.hand).toBe(6);
});

test('19.3 10.7 after an adjudication too, whose turn it was and who plays first has that turn without Ready, Income and Draw', () => {
  const begun = (first: 'you' | 'opponent'): unknown[] => {
    const game = scenario({ turn: 30, you: { C: 2, tally: 1, map: [] }, opponent: { C: 2 } });
    game.you.endTurn();
    toNextAct(game, first);
    return game.told('phaseBegan').map(({ word }) => word);
  };
  expect([begun('you'), begun('opponent')]).toEqual([
    ['end', 'action'],
    ['end', 'ready', 'income', 'draw', 'action'],
  ]);
});
