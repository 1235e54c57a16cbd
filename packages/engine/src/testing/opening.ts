/** A game of fixture decks from its very first decision, answered by indices: for the tests of setup and of hands. */
import type { Action, Actor } from '../actions';
import type { Decision } from '../decisions';
import type { GameEvent } from '../events';
import { apply, createGame, decisionsOf, type Game, isRefusal } from '../game';
import type { RefusalReason } from '../refusals';
import { RULESET } from '../ruleset';
import { buildPool } from '../state/pool';
import { fixtureList } from './fixture-deck';
import { FIXTURES } from './fixtures';

const POOL = buildPool(FIXTURES);
export const opening = (seed = 'setup'): Game => createGame(RULESET, POOL, [fixtureList(), fixtureList()], seed);
/** Answers the open decision of a seat, and gives the events; throws when the answer is refused. */
export function answerWith(game: Game, seat: number, ...chosen: number[]): readonly GameEvent[] {
  const result = apply(game, seat, { type: 'choose', chosen });
  if (isRefusal(result)) throw new Error(result.why);
  return result.events;
}
/** Ends the turn of a seat, whose Action Phase it is; throws when that is refused. */
export function endTurn(game: Game, seat: number): void {
  const result = apply(game, seat, { type: 'act', act: { do: 'endTurn' } });
  if (isRefusal(result)) throw new Error(result.why);
}
/** The open decision of the first seat that is asked. */
export const asked = (game: Game): Decision | undefined =>
  decisionsOf(game).find((decision) => decision !== null) ?? undefined;
/** Does an action as anybody; why it was refused, or null. */
export function refusalOf(game: Game, actor: Actor, action: unknown): RefusalReason | null {
  const result = apply(game, actor, action as Action);
  return isRefusal(result) ? result.why : null;
}
