/** Hands, decks and sideboards over two Acts, and decks that run out (5.6, 9.4.6, 9.7, 17.6). */
import { expect, test } from 'vitest';
import { draw } from '../../language/words';
import { type Seat, scenario } from '../../testing/scenario';
import { slow } from '../../testing/small-cards';
import { ALWAYS, finale, ON_MANEUVER, story, toNextAct } from '../../testing/stories';

const saga = story(
  'saga',
  { one: { end: ALWAYS }, two: { end: ALWAYS }, three: { end: ON_MANEUVER, sp: 1 } },
  { bound: false },
);
const sorted = (cards: readonly string[]): string[] => [...cards].sort();

/** You complete the finale, lose the first Act to the opponent's tally, and then win the second with the saga. */
function twoActs(you: Seat, opponent: Seat, exchanges: { you: string[]; opponent: string[] }[]) {
  const game = scenario({
    cards: [finale(), saga],
    you: { ...you, hand: ['test-slow', 'saga', 'test-slow'], map: [{ card: 'finale', chapter: 3 }] },
    opponent: { tally: 1, ...opponent },
  });
  const exchange = (at: number): void => {
    const chosen = exchanges[at];
    if (game.you.decision?.kind === 'exchange') game.you.choose(...(chosen?.you ?? []));
    if (game.opponent.decision?.kind === 'exchange') game.opponent.choose(...(chosen?.opponent ?? []));
  };
  game.you.play('test-slow');
  game.you.choose('saga', 'test-slow#2');
  exchange(0);
  const between = [game.you.sideboard, game.opponent.sideboard].map(sorted);
  toNextAct(game, 'you');
  game.you.play('saga');
  game.you.play('test-slow#2');
  if (game.opponent.decision?.kind === 'setAside') game.opponent.choose();
  const asked = [game.you.decision, game.opponent.decision].map((decision) => decision?.kind ?? null);
  exchange(1);
  return { game, between, asked, after: [game.you.sideboard, game.opponent.sideboard].map(sorted) };
}
const three = ['test-device', 'test-fast', 'test-location'];

test('9.7.2 a sideboard that gave all its cards in the first Act may take back as many in the second, and no more', () => {
  const { between, after, game } = twoActs({ sideboard: three }, {}, [
    { you: [], opponent: [] },
    { you: ['test-filler-1', 'test-filler-2', 'test-device'], opponent: [] },
  ]);
  expect(between[0]).toEqual([]);
  expect(after[0]).toEqual(['test-device', 'test-filler-1', 'test-filler-2']);
  expect(game.game.board.players[0]).toMatchObject({ sideboard: 3, sideboardLimit: 3 });
});

test('9.7.2 a sideboard made smaller in the first Act keeps its first size as the limit of the second, by card and by player', () => {
  const { between, after } = twoActs({ sideboard: three }, { sideboard: ['test-spacecraft'] }, [
    { you: ['test-fast'], opponent: ['test-filler-3'] },
    { you: ['test-fast', 'test-location'], opponent: [] },
  ]);
  expect(between).toEqual([['test-fast'], ['test-filler-3']]);
  expect(after).toEqual([['test-fast', 'test-location'], []]);
});

test('9.7.2 in the second Act one card more than the first sideboard held is refused, with the figures', () => {
  const game = twoActs({ sideboard: three }, { sideboard: ['test-spacecraft'] }, [{ you: three, opponent: [] }]).game;
  expect([game.you.sideboard, game.opponent.sideboard]).toEqual([[], []]);
  expect(game.told('exchanged')).toHaveLength(4);
  const open = scenario({
    cards: [finale()],
    you: { tally: 1, hand: ['test-slow'], map: [{ card: 'finale', chapter: 3 }], sideboard: ['test-fast'] },
  });
  open.you.play('test-slow');
  expect(() => open.you.choose('test-fast', 'test-filler-1')).toThrow('"need":1,"have":2');
});

test('9.7.1 who begins without a sideboard is asked in neither Act, also when the other exchanges', () => {
  const { asked, game } = twoActs({}, { sideboard: ['test-spacecraft'] }, [
    { you: [], opponent: ['test-spacecraft'] },
    { you: [], opponent: [] },
  ]);
  expect(asked).toEqual([null, 'exchange']);
  expect(game.told('exchanged').map(({ seat }) => seat)).toEqual([1, 1]);
});

test('9.7.2 deck, hand and sideboard together keep the same cards through both exchanges', () => {
  const { game } = twoActs({ sideboard: three }, {}, [
    { you: ['test-filler-4', 'test-filler-5', 'test-filler-6'], opponent: [] },
    { you: ['test-device'], opponent: [] },
  ]);
  const all = game.game.hidden.objects.filter(({ owner }) => owner === 0).map(({ card }) => card);
  for (const card of three) expect(all.filter((one) => one === card)).toHaveLength(1);
  expect(game.you.hand.length + game.you.deck.length + game.you.sideboard.length).toBe(20 + 1 + 3);
});

const lost = (opponent: Seat, you: Seat = {}) => {
  const game = scenario({
    cards: [finale()],
    you: { tally: 1, ...you, hand: ['test-slow', ...(you.hand ?? [])], map: [{ card: 'finale', chapter: 3 }] },
    opponent,
  });
  game.you.play('test-slow');
  return game;
};

test('9.4.6 one of eight, seven of eight and all eight set aside: exactly those, and nothing is drawn to fill up', () => {
  const hand = Array.from({ length: 8 }, (_, n) => `test-filler-${n + 1}`);
  const deck = ['test-device', 'test-device', 'test-device'];
  for (const kept of [1, 7, 8]) {
    const game = lost({ hand, deck });
    game.opponent.choose(...hand.slice(0, kept));
    expect(sorted(game.opponent.hand)).toEqual(sorted(hand.slice(0, kept)));
    expect(game.opponent.deck).toHaveLength(4 + 8 - kept);
    expect(game.opponent.decision?.kind).toBe('goesFirst');
    expect(game.told('drew').map(({ seat }) => seat)).toEqual([0]);
  }
});

test('9.4.6 the winner is never asked about the hand, and one that is empty draws five like any other', () => {
  const game = lost({ hand: ['test-device'] });
  expect(game.you.decision).toBeNull();
  game.opponent.choose('test-device');
  expect([game.you.hand.length, game.told('drew').map(({ seat, amount }) => [seat, amount])]).toEqual([5, [[0, 5]]]);
});

test('9.4.6 5.6 with no card left at all both go on with empty hands, nothing is lost, and nobody is asked for a mulligan’s cards', () => {
  const game = lost({ deck: [], C: 3 }, { deck: [], C: 3 });
  expect([game.you.hand.length, game.opponent.hand.length]).toEqual([1, 1]);
  game.opponent.choose('yes');
  game.opponent.choose('yes');
  game.opponent.choose('no');
  expect(game.opponent.hand).toEqual([]);
  expect([game.you.C, game.opponent.C, game.told('couldNotDraw')]).toEqual([3, 14, []]);
});

test('5.6 10.4 a turn that begins with an empty deck costs 2C, or the 1C that there is, and the game goes on', () => {
  const drained = (C: number) => {
    const game = scenario({
      active: 'opponent',
      you: { C, deck: [], homeworld: 'test-homeworld', hand: [] },
    });
    // The Starter lies in the deck of a scenario; it is drawn first.
    game.opponent.endTurn();
    game.you.endTurn();
    game.opponent.endTurn();
    return game;
  };
  const game = drained(5);
  expect([game.you.deck, game.told('couldNotDraw').length]).toEqual([[], 1]);
  expect(game.you.C).toBe(5 + 3 + 3 - 2);
  expect(game.you.decision?.kind).toBe('action');
});

test('5.6 1.6 drawing three from an empty deck with 3C loses 2C, then the last one, then nothing', () => {
  const game = scenario({
    cards: [slow('study', draw(5))],
    you: { C: 3, deck: ['test-device'], hand: ['study', 'test-slow'] },
  });
  game.you.play('study');
  expect(game.you.deck).toEqual([]);
  expect(game.told('couldNotDraw')).toHaveLength(3);
  expect(game.told('treasuryChanged').map(({ from, to, rule }) => [from, to, rule])).toEqual([
    [3, 1, '5.6'],
    [1, 0, '5.6'],
  ]);
});
