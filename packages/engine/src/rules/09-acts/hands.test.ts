import { expect, test } from 'vitest';
import { type Seat, scenario } from '../../testing/scenario';
import { ALWAYS, finale, ON_MANEUVER, order, story, toNextAct } from '../../testing/stories';

/** You complete the finale and win the Act; the opponent loses it. */
const lost = (opponent: Seat, you: Seat = {}, seed = 'hands') => {
  const game = scenario({
    cards: [finale()],
    seed,
    you: { tally: 1, ...you, hand: ['test-slow', ...(you.hand ?? [])], map: [{ card: 'finale', chapter: 3 }] },
    opponent,
  });
  game.you.play('test-slow');
  return game;
};
const hand = ['test-device', 'test-location', 'test-spacecraft'];
const sorted = (cards: readonly string[]): string[] => [...cards].sort();

test('9.4.6 a loser who sets some cards aside keeps exactly those and draws nothing', () => {
  const game = lost({ hand });
  expect(game.opponent.decision).toMatchObject({ kind: 'setAside', rule: '9.4.6', min: 0, max: 3 });
  game.opponent.choose('test-location', 'test-device');
  expect(sorted(game.opponent.hand)).toEqual(['test-device', 'test-location']);
  expect(game.opponent.deck).toContain('test-spacecraft');
  expect(game.opponent.deck).toHaveLength(22);
  expect(game.opponent.decision?.kind).toBe('goesFirst');
});

test('9.4.6 a loser who sets the whole hand aside keeps it, however large or small', () => {
  const all = lost({ hand });
  all.opponent.choose(...hand);
  expect(sorted(all.opponent.hand)).toEqual(sorted(hand));
  const one = lost({ hand: ['test-device'] });
  one.opponent.choose('test-device');
  expect(one.opponent.hand).toEqual(['test-device']);
});

test('9.4.6 a loser who sets none aside shuffles all in, draws 7 and may mulligan', () => {
  const game = lost({ hand });
  game.opponent.choose();
  expect(game.opponent.hand).toHaveLength(7);
  expect(game.opponent.decision).toMatchObject({ kind: 'mulligan', rule: '17.6' });
  game.opponent.choose('no');
  expect(game.opponent.hand).toHaveLength(7);
  expect(game.opponent.deck).toHaveLength(24 - 7);
});

test('9.4.6 a loser with an empty hand is not asked, and draws 7', () => {
  const game = lost({});
  expect(game.opponent.decision?.kind).toBe('mulligan');
  expect(game.opponent.hand).toHaveLength(7);
});

test('9.4.6 17.6 a mulligan after an Act draws 7 again and puts one card for each on the bottom; at most 3', () => {
  const game = lost({});
  game.opponent.choose('yes');
  game.opponent.choose('yes');
  game.opponent.choose('no');
  expect(game.opponent.decision).toMatchObject({ kind: 'bottom', min: 2, max: 2 });
  const [first = '', second = ''] = game.opponent.hand;
  game.opponent.choose(first, second);
  expect(game.opponent.hand).toHaveLength(5);
  expect(sorted(game.opponent.deck.slice(-2))).toEqual(sorted([first, second]));
  const three = lost({});
  for (const _ of [1, 2, 3]) three.opponent.choose('yes');
  expect(three.opponent.decision).toMatchObject({ kind: 'bottom', min: 3 });
});

test('9.4.6 the winner puts the whole hand back and draws 5, without mulligan', () => {
  const game = lost({}, { hand: [...hand, 'test-fast', 'test-fast', 'test-fast'] });
  expect(game.you.hand).toHaveLength(5);
  expect(game.you.deck).toHaveLength(21 + 6 - 5);
  game.opponent.choose('no');
  expect(game.you.decision).toBeNull();
  expect(game.told('mulliganTaken')).toEqual([]);
  expect(game.told('handReturned')).toMatchObject([
    { seat: 1, amount: 0 },
    { seat: 0, amount: 6 },
  ]);
});

test('9.4.6 the order: the loser sets aside, both return, exchange and shuffle, the winner draws, then the loser', () => {
  const game = lost({ hand, sideboard: ['test-fast'] }, { sideboard: ['test-fast'] });
  game.opponent.choose('test-device');
  game.you.choose('test-fast');
  game.opponent.choose('test-fast');
  const steps = ['handSetAside', 'handReturned', 'exchanged', 'deckShuffled', 'drew', 'tookSetAside'] as const;
  expect(order(game, ...steps)).toEqual([
    'handSetAside',
    'handReturned',
    'handReturned',
    'exchanged',
    'exchanged',
    'deckShuffled',
    'deckShuffled',
    'drew',
    'tookSetAside',
  ]);
});

test('9.4.6 1.5 both exchange at the same time and in secret; only the numbers of cards are shown', () => {
  const game = lost({ hand, sideboard: ['test-fast'] }, { sideboard: ['test-slow', 'test-fast'] });
  expect(game.view(0).asked[1]).toEqual({
    id: expect.any(Number),
    seat: 1,
    kind: 'setAside',
    rule: '9.4.6',
    verb: 'set aside',
  });
  game.opponent.choose('test-device', 'test-location');
  expect([game.you.decision?.kind, game.opponent.decision?.kind]).toEqual(['exchange', 'exchange']);
  expect(game.view(0).board.players[1]).toMatchObject({ setAside: 2, hand: 0, sideboard: 1 });
  expect(game.view(0).own?.setAside).toEqual([]);
  expect(game.view(1).own?.setAside.map(({ card }) => card)).toEqual(['test-device', 'test-location']);
  game.opponent.choose('test-fast');
  expect(game.you.decision?.kind).toBe('exchange');
  expect(game.told('exchanged')).toEqual([]);
  game.you.choose('test-slow', 'test-fast');
  expect(game.told('exchanged').map((event) => event.seat)).toEqual([0, 1]);
});

test('9.7.2 1.5 what the other is told of an exchange does not show how many cards were exchanged', () => {
  const sideboard = ['test-device', 'test-location', 'test-fast'];
  const toldOf = (...chosen: string[]) => {
    const game = lost({}, { sideboard });
    game.you.choose(...chosen);
    return game.told('exchanged').map(({ own: _, ...shown }) => shown);
  };
  expect(toldOf('test-filler-3', 'test-filler-4', 'test-fast')).toEqual(toldOf(...sideboard));
});

test('9.4.6 9.7.2 an exchange need not be one for one: cards come in without one going out', () => {
  const game = lost({}, { sideboard: ['test-device', 'test-location', 'test-fast'] });
  expect(game.you.decision).toMatchObject({ kind: 'exchange', rule: '9.7.2', min: 0, max: 3 });
  game.you.choose('test-fast');
  expect(game.you.sideboard).toEqual(['test-fast']);
  expect(game.you.deck.length + game.you.hand.length).toBe(21 + 2);
  expect([...game.you.deck, ...game.you.hand]).toEqual(expect.arrayContaining(['test-device', 'test-location']));
});

test('9.7.2 a sideboard never holds more than at the beginning; emptied once, it may be filled again', () => {
  const saga = story(
    'saga',
    { one: { end: ALWAYS }, two: { end: ALWAYS }, three: { end: ON_MANEUVER, sp: 1 } },
    { bound: false },
  );
  const game = scenario({
    cards: [finale(), saga],
    you: {
      hand: ['test-slow'],
      map: [{ card: 'finale', chapter: 3 }],
      deck: ['saga', 'test-slow'],
      sideboard: ['test-device', 'test-fast'],
    },
    opponent: { tally: 1 },
  });
  game.you.play('test-slow');
  expect(game.you.refusal(() => game.you.choose('test-device', 'test-fast', 'saga'))).toBe('9.7.2');
  game.you.choose();
  expect(game.game.board.players[0]).toMatchObject({ sideboard: 0, sideboardLimit: 2 });
  toNextAct(game, 'you');
  game.you.play('saga');
  game.you.play('test-slow#2');
  game.opponent.choose();
  expect(game.you.decision).toMatchObject({ kind: 'exchange', max: 2 });
  expect(game.you.refusal(() => game.you.choose('test-device', 'test-fast', 'test-filler-20'))).toBe('9.7.2');
  game.you.choose('test-device', 'test-filler-20');
  expect(sorted(game.you.sideboard)).toEqual(['test-device', 'test-filler-20']);
});

test('9.7.2 cards from the deck and the hand that was put back may go into the sideboard', () => {
  const game = lost({}, { hand: ['test-location'], sideboard: ['test-device', 'test-fast'] });
  game.you.choose('test-location', 'test-filler-3');
  expect(sorted(game.you.sideboard)).toEqual(['test-filler-3', 'test-location']);
  expect([...game.you.deck, ...game.you.hand]).toEqual(expect.arrayContaining(['test-device', 'test-fast']));
});

test('9.7.1 9.4.6 a player without a sideboard is not asked to exchange', () => {
  const game = lost({});
  expect(game.told('exchanged')).toEqual([]);
  expect(game.you.decision).toBeNull();
});

test('9.4.6 5.6 a short deck gives what is left, and nothing is lost for the rest', () => {
  const game = lost({ deck: ['test-device', 'test-location'], C: 0 }, { deck: ['test-fast'], C: 3 });
  expect(game.you.hand).toHaveLength(3 - 1);
  expect(game.opponent.hand).toHaveLength(3);
  expect(game.told('couldNotDraw')).toEqual([]);
  expect([game.you.C, game.opponent.C]).toEqual([3, 11]);
});
