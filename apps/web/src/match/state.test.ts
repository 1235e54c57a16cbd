import { CARDS, STARTER_DECKS } from '@astris/cards';
import {
  apply,
  buildPool,
  createGame,
  decisionsOf,
  eventsFor,
  type Game,
  RULESET,
  sampleAnswer,
  viewFor,
} from '@astris/engine';
import { plain } from '@astris/engine/messages';
import type { Joined, StepMessage } from '@astris/protocol';
import { expect, test } from 'vitest';
import { EMPTY, joined, type MatchState, stepped, toldBefore } from './state';

const VIEWER = 0;
const CLOCKS = { nowMs: 0, seats: [] };
const seat = (number: number, name: string) => ({
  seat: number,
  userId: name,
  name,
  bot: false,
  rating: null,
  connected: true,
  awayMs: null,
});
const INFO = {
  match: 'm',
  rated: false,
  pairDone: false,
  spectators: 0,
  rematch: null,
  seats: [seat(0, 'Tessaly'), seat(1, 'Korrigan')],
};

/** A game and the steps that its first `count` actions send to the viewer. */
function played(count: number): { game: Game; begin: Joined; steps: StepMessage[] } {
  const lists = STARTER_DECKS.slice(0, 2).map((deck) => deck.list);
  const game = createGame(RULESET, buildPool(CARDS), lists, 'a seed of this test');
  const begin: Joined = {
    viewer: VIEWER,
    info: INFO,
    clocks: CLOCKS,
    windows: 'smart',
    settled: null,
    view: viewFor(game, VIEWER),
  };
  let draw = 1;
  const random = () => {
    draw = (draw * 16807) % 2147483647;
    return draw / 2147483647;
  };
  const steps: StepMessage[] = [];
  for (let version = 1; version <= count && !game.board.result; version += 1) {
    const asked = decisionsOf(game).find((decision) => decision !== null);
    if (!asked) throw new Error('nobody is asked');
    const result = apply(game, asked.seat, sampleAnswer(asked, random));
    if (!('events' in result)) throw new Error(result.why);
    steps.push({ match: 'm', version, events: eventsFor(result.events, VIEWER), clocks: CLOCKS });
  }
  return { game, begin, steps };
}
const entered = (begin: Joined): MatchState => joined(EMPTY, begin, 0, 0) as MatchState;

test('steps bring the view to what the game shows, and the log tells each with its rule', () => {
  const { game, begin, steps } = played(120);
  const state = steps.reduce((now, step) => stepped(now, step, 0) as MatchState, entered(begin));
  expect(state.view).toEqual(viewFor(game, VIEWER));
  expect(state.version).toBe(120);
  expect(state.log.length).toBeGreaterThan(50);
  for (const line of state.log) expect(plain(line.segments)).toMatch(/^[^a-z].+\(\d+(\.\d+\w?)+\)$/);
});

test('a step that was seen before changes nothing', () => {
  const { begin, steps } = played(3);
  const [first] = steps as [StepMessage];
  const once = stepped(entered(begin), first, 0) as MatchState;
  expect(stepped(once, first, 0)).toBe(once);
});

test('a step that is missing in between is noticed', () => {
  const { begin, steps } = played(3);
  expect(stepped(entered(begin), steps[1] as StepMessage, 0)).toBeNull();
});

test('coming back with the missed steps gives the same table as a whole view', () => {
  const { game, begin, steps } = played(40);
  const before = steps.slice(0, 15).reduce((now, step) => stepped(now, step, 0) as MatchState, entered(begin));
  const { view: _, ...again } = begin;
  const caughtUp = joined(before, { ...again, events: steps.slice(15) }, 40, 0);
  const whole = joined(before, { ...begin, view: viewFor(game, VIEWER) }, 40, 0);
  expect(caughtUp?.view).toEqual(whole?.view);
  expect(caughtUp?.version).toBe(40);
  expect(joined(before, { ...again, events: steps.slice(20) }, 40, 0)).toBeNull();
});

test('after a reload the log tells what happened before, once, and in order', () => {
  const { game, begin, steps } = played(60);
  const whole = steps.reduce((state, step) => stepped(state, step, 0) as MatchState, entered(begin));
  const reloaded = entered({ ...begin, view: viewFor(game, VIEWER) });
  const told = toldBefore({ ...reloaded, version: steps.length }, steps);
  expect(told.log.map(({ key }) => key)).toEqual(whole.log.map(({ key }) => key));
  expect(toldBefore(told, steps).log).toEqual(told.log);
});
