import { expect, test } from 'vitest';
import { RULESET } from '../../ruleset';
import { buildPool } from '../../state/pool';
import { fixtureList } from '../../testing/fixture-deck';
import { FIXTURES } from '../../testing/fixtures';
import { scenario } from '../../testing/scenario';
import { ALWAYS, finale, ON_MANEUVER, order, story, toNextAct } from '../../testing/stories';
import { checkDeck } from '../02-deck-lists';

const atTheEnd = { card: 'finale', chapter: 3 } as const;

test('9.4.9 15.4 who wins a second Act wins the game right after step 2, and no further Act is played', () => {
  const game = scenario({
    cards: [finale()],
    act: 'II',
    won: ['you'],
    you: { hand: ['test-slow'], map: [atTheEnd], tally: 1, C: 3 },
    opponent: { C: 3 },
  });
  game.you.play('test-slow');
  expect(game.game.board.result).toEqual({ winner: 0, reason: 'acts' });
  expect(game.told('gameWon')).toMatchObject([{ rule: '9.4.9', seat: 0 }]);
  expect(order(game, 'storyPointsReset', 'gameWon', 'burned', 'treasuryChanged', 'actBegan')).toEqual([
    'storyPointsReset',
    'gameWon',
  ]);
  expect(game.card('finale')).toMatchObject({ zone: 'map', face: 'back' });
  expect([game.you.decision, game.opponent.decision]).toEqual([null, null]);
  expect(game.you.refusal(() => game.you.endTurn())).toBe('15.4');
});

test('15.4 one Act each leads to the third, whose winner wins the game', () => {
  const second = scenario({
    cards: [finale()],
    act: 'II',
    won: ['you'],
    you: { hand: ['test-slow'], map: [atTheEnd] },
    opponent: { tally: 1 },
  });
  second.you.play('test-slow');
  expect(second.game.board.result).toBeNull();
  toNextAct(second, 'you');
  expect(second.game.board).toMatchObject({ act: 3, turn: 1 });
  const third = scenario({
    cards: [finale()],
    act: 'III',
    won: ['you', 'opponent'],
    you: { hand: ['test-slow'], map: [atTheEnd] },
    opponent: { tally: 1 },
  });
  third.you.play('test-slow');
  expect(third.game.board.result).toEqual({ winner: 1, reason: 'acts' });
  expect(third.game.board.acts.map((act) => act.winner)).toEqual([0, 1, 1]);
});

test('9.0.1 9.4.9 a game has up to three Acts: who wins the third has won two, so none follows', () => {
  for (const winner of [0, 1]) {
    const third = scenario({
      cards: [finale()],
      act: 'III',
      won: ['you', 'opponent'],
      you: { hand: ['test-slow'], map: [atTheEnd], tally: winner === 0 ? 1 : 0 },
      opponent: { tally: winner },
    });
    third.you.play('test-slow');
    expect(third.game.board).toMatchObject({ act: 3, phase: 'over', result: { winner, reason: 'acts' } });
    expect(third.told('actBegan')).toEqual([]);
  }
});

test('15.4 9.4.9 3.3 a game that is played through lasts two Acts when one player wins both', () => {
  const saga = story(
    'saga',
    { one: { end: ALWAYS }, two: { end: ALWAYS }, three: { end: ON_MANEUVER, sp: 1 } },
    { bound: false },
  );
  const game = scenario({
    cards: [finale(), saga],
    you: { hand: ['test-slow'], map: [atTheEnd], tally: 1, deck: ['test-slow', 'saga'] },
  });
  game.you.play('test-slow');
  toNextAct(game, 'you');
  expect(game.game.board).toMatchObject({ act: 2, turn: 1, result: null });
  game.you.play('saga');
  game.you.play('test-slow#2');
  expect(game.told('actBegan').map((event) => event.amount)).toEqual([2]);
  expect(game.game.board.result).toEqual({ winner: 0, reason: 'acts' });
  expect(game.game.board.acts.map(({ act, winner }) => [act, winner])).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test('9.6.1 everybody sees SP, the active Chapter, who is Bound and Partnered, and which Reversal is live', () => {
  const game = scenario({
    you: {
      tally: 2,
      hand: ['test-slow'],
      map: [
        {
          card: 'test-storyline',
          chapter: 2,
          boundTo: 'test-character-2-3',
          partnerTo: 'test-character-1-2',
          reversed: true,
        },
        { card: 'test-character-2-3', sp: 3 },
        'test-character-1-2',
      ],
    },
    opponent: { hand: ['test-fast'] },
  });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { board } = game.view(viewer);
    expect(board.cards[game.card('test-storyline').id]?.story).toMatchObject({
      chapter: 2,
      bound: game.card('test-character-2-3').id,
      partner: game.card('test-character-1-2').id,
      reversed: true,
    });
    expect([board.cards[game.card('test-character-2-3').id]?.sp, board.players[0]?.tally]).toEqual([3, 2]);
  }
});

test('9.6.1 both standings, and who would win a tie, can be worked out at any moment', () => {
  const game = scenario({ you: { tally: 2, map: [{ card: 'test-character-2-3', sp: 1 }] }, opponent: { tally: 3 } });
  expect(game.standings()).toMatchObject({ sp: [3, 3], tie: true, leader: 0 });
  game.you.endTurn();
  expect(game.standings()).toMatchObject({ sp: [3, 3], tie: true, leader: 1 });
});

test('9.7.1 a sideboard has up to 15 legal cards, or there is none', () => {
  const pool = buildPool(FIXTURES);
  const list = fixtureList();
  const fillers = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, k) => [`test-filler-${k + 1}`, 1]));
  expect(checkDeck(RULESET, pool, { ...list, sideboard: {} })).toEqual([]);
  expect(checkDeck(RULESET, pool, { ...list, sideboard: fillers(15) })).toEqual([]);
  expect(checkDeck(RULESET, pool, { ...list, sideboard: fillers(16) })).toMatchObject([
    { rule: '2.5', have: 16, need: 15 },
  ]);
});
