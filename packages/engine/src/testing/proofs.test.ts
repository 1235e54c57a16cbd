import { expect, test } from 'vitest';
import type { Action, LoggedAction } from '../actions';
import { apply, type Game, hashOf, isRefusal, legalActions, save, viewFor } from '../game';
import { buildPool } from '../state/pool';
import { type Setup, setUp } from './board-setup';
import { DOORS, type Doors } from './doors';
import { FIXTURES } from './fixtures';
import { closed, type Played, prove } from './proofs';

const POOL = buildPool(FIXTURES);
/** A board that was played on from, as a scenario does it. */
function played(setup: Setup, does: (game: Game) => [seat: number, action: Action][]): Played {
  const { game, lists } = setUp(POOL, setup);
  const start = save(game);
  const log: LoggedAction[] = [];
  for (const [actor, action] of does(game)) {
    if (isRefusal(apply(game, actor, action))) throw new Error('refused');
    log.push({ actor, action });
  }
  return { start, log, end: game, lists };
}
const inHand = (game: Game, seat: number, card: string): number =>
  game.hidden.players[seat]?.hand.find((id) => game.hidden.objects[id]?.card === card) ?? -1;
const BOARD: Setup = {
  you: { hand: ['test-slow', 'test-device'], map: ['test-character-2-2'], sideboard: ['test-location'] },
  opponent: { hand: ['test-fast', 'test-filler-1'], sideboard: ['test-device', 'test-location'] },
};
/** Plays a Maneuver that draws a card; both pass; the turn ends. */
const aTurn = (game: Game): [number, Action][] => [
  [0, { type: 'act', act: { do: 'play', card: inHand(game, 0, 'test-slow') } }],
  [1, { type: 'act', act: { do: 'pass' } }],
  [0, { type: 'act', act: { do: 'pass' } }],
  [0, { type: 'act', act: { do: 'endTurn' } }],
];
const broken = (change: Partial<Doors>): Doors => ({ ...DOORS, ...change });
const proving =
  (doors: Partial<Doors>, game = played(BOARD, aTurn)) =>
  () =>
    prove(game, broken(doors));

test('a game of the true doors proves all of it', () => {
  expect(proving({})).not.toThrow();
});
test('the replay must end in the same state', () => {
  const game = played(BOARD, aTurn);
  expect(() => prove({ ...game, log: game.log.slice(0, 2) })).toThrow('ends in another state');
});
test('a log that JSON does not keep is found by its replay', () => {
  const game = played(BOARD, aTurn);
  const lossy = { type: 'act', act: { do: 'play', card: Number.NaN } } as const;
  expect(() => prove({ ...game, log: [{ actor: 0, action: lossy }, ...game.log] })).toThrow('the replay refuses');
});
test('a stored game must be restored as the same, at every decision', () => {
  let stored = 0;
  const save: Doors['save'] = (game) => {
    stored += 1;
    return DOORS.save(stored < 3 ? game : { ...game, flow: { ...game.flow, nextDecision: 0 } });
  };
  expect(proving({ save })).toThrow('restored as another');
  expect(stored).toBe(3);
});
test('a rollback must undo all of what was done', () => {
  const rollback: Doors['rollback'] = (game, to) => DOORS.rollback(game, { ...to, journal: to.journal + 1 });
  expect(proving({ rollback })).toThrow('does not undo it');
});

/** A view that says more than it should. */
const leaking =
  (say: (game: Game) => unknown): Doors['viewFor'] =>
  (game, viewer) =>
    Object.assign(viewFor(game, viewer), { more: say(game) });
const cardsIn = (game: Game, seat: number, zone: 'deck' | 'hand' | 'sideboard' | 'setAside'): string[] =>
  (game.hidden.players[seat]?.[zone] ?? []).map((id) => game.hidden.objects[id]?.card ?? '');
const typesIn = (game: Game, ...of: Parameters<typeof cardsIn> extends [Game, ...infer R] ? R : never): string =>
  cardsIn(game, ...of)
    .map((card) => game.pool.cards[card]?.type ?? '')
    .sort()
    .join();

test.each([
  ['the top of a deck', (game: Game) => cardsIn(game, 0, 'deck').at(-1), 'deck'],
  ['the cards of a hand', (game: Game) => cardsIn(game, 1, 'hand').sort(), 'hand'],
  ['how many cards of a type are in a hand', (game: Game) => typesIn(game, 1, 'hand'), 'hand'],
  ['the cards of a sideboard', (game: Game) => cardsIn(game, 1, 'sideboard').sort(), 'sideboard'],
  ['how many cards of a type are in a deck', (game: Game) => typesIn(game, 1, 'deck'), 'deck'],
])('1.8 a view that tells %s is found', (_, say, zone) => {
  expect(proving({ viewFor: leaking(say) })).toThrow(new RegExp(`the view of .+ tells the .*${zone}`));
});
test('1.8 a view that tells what its own viewer may know is no leak', () => {
  const viewFor: Doors['viewFor'] = (game, viewer) =>
    Object.assign(DOORS.viewFor(game, viewer), { more: viewer === 'spectator' ? [] : cardsIn(game, viewer, 'hand') });
  expect(proving({ viewFor })).not.toThrow();
});
test('1.8 events that tell another player’s part are found', () => {
  const eventsFor: Doors['eventsFor'] = (events) => events as ReturnType<Doors['eventsFor']>;
  expect(proving({ eventsFor })).toThrow(/the events sent to . .+ tell the hand of seat ./);
});
test('1.8 11.6 a response that is asked for only where a hand holds one is found', () => {
  const holdsFast = (game: Game) => cardsIn(game, 1, 'hand').some((card) => game.pool.cards[card]?.speed === 'Fast');
  const apply: Doors['apply'] = (game, actor, action) => {
    const result = DOORS.apply(game, actor, action);
    if (isRefusal(result) || holdsFast(game)) return result;
    return { events: result.events.filter(({ type }) => type !== 'asked') };
  };
  expect(proving({ apply })).toThrow(/the events sent to .+ tell the .*hand.* of seat 1/);
});

const asking = (change: object): Partial<Doors> => ({
  decisionsOf: (game) => DOORS.decisionsOf(game).map((decision) => decision && { ...decision, ...change }),
});
test('a decision must have at least as many options as it asks for, and some', () => {
  expect(proving(asking({ options: [] }))).toThrow('has no options');
  expect(proving(asking({ min: 99, max: 99 }))).toThrow('asks for at least 99');
  expect(proving(asking({ min: 1, max: 0 }))).toThrow('asks for 1 to 0');
});
test('a decision must have a legal answer', () => {
  expect(proving({ legalActions: (game, seat) => (seat === 1 ? [] : legalActions(game, seat)) })).toThrow(
    'has no legal answer',
  );
});
test('somebody must be asked until the game is over', () => {
  expect(proving({ decisionsOf: () => [null, null] })).toThrow('nobody is asked');
  const over = played(BOARD, () => [[1, { type: 'concede' }]]);
  expect(() => prove(over)).not.toThrow();
});
test('5.1 every card must be in one zone', () => {
  const game = played(BOARD, aTurn);
  const [one, other] = game.lists;
  expect(() => prove({ ...game, lists: [other ?? one, one ?? other] as Played['lists'] })).toThrow(
    'not those of the list',
  );
});

test('a scenario ends in an Action Phase, between two Acts or with the game, or says that it leaves a decision open', () => {
  const response = played(BOARD, (game) => aTurn(game).slice(0, 1));
  expect(() => closed(response.end, false)).toThrow('a response decision of seat 1 is left open');
  expect(() => closed(response.end, true)).not.toThrow();
  const action = played(BOARD, aTurn);
  expect(() => closed(action.end, false)).not.toThrow();
  expect(() => closed(action.end, true)).toThrow('no decision is left open');
});
test('the choices of the break between Acts may be left; those of a reward may not', () => {
  const story = { card: 'test-player-storyline', chapter: 3 } as const;
  const ended = played({ you: { map: [story] }, opponent: { hand: ['test-fast'] } }, () => [
    [0, { type: 'act', act: { do: 'endTurn' } }],
  ]);
  expect(ended.end.board.phase).toBe('actEnd');
  expect(() => closed(ended.end, false)).not.toThrow();
  const decisionsOf: Doors['decisionsOf'] = (game) =>
    DOORS.decisionsOf(game).map((decision) => decision && { ...decision, kind: 'target' });
  expect(() => closed(ended.end, false, broken({ decisionsOf }))).toThrow('a target decision');
});
test('the proofs leave the game as it was', () => {
  const game = played(BOARD, aTurn);
  const before = hashOf(game.end);
  prove(game);
  expect(hashOf(game.end)).toBe(before);
});
