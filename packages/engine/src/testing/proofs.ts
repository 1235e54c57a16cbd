/** What every scenario proves by itself at its end. */
import type { LoggedAction } from '../actions';
import type { Decision, DecisionKind } from '../decisions';
import type { DeckList } from '../deck-list';
import { type Game, isRefusal } from '../game';
import { unanswerable } from './answerable';
import { cardsOutOfPlace } from './conservation';
import { DOORS, type Doors } from './doors';
import { keepsNothingStale } from './kept';
import { eventsHide, viewsHide } from './secrecy';

/** A game that was played: how it began, what was done, and how it stands. */
export interface Played {
  /** The saved game before the first action. */
  readonly start: string;
  readonly log: readonly LoggedAction[];
  readonly end: Game;
  readonly lists: readonly DeckList[];
}

/**
 * Plays the log again, through JSON, and throws at the first thing that does not hold:
 * at each step that the game can be stored and restored, that acting can be rolled back, that neither views nor events
 * tell what is hidden, that every decision can be answered and every card is in its place; at the end, that the replay
 * ends in the same state.
 */
export function prove({ start, log, end, lists }: Played, doors: Doors = DOORS): void {
  const { pool, ruleset } = end;
  let game = doors.load(start, pool, ruleset);
  holds(game, lists, 0, doors);
  for (const [turn, { actor, action }] of (JSON.parse(JSON.stringify(log)) as LoggedAction[]).entries()) {
    const restored = restore(game, doors);
    canRollBack(game, { actor, action }, doors);
    eventsHide(game, actor, action, turn, doors);
    game = restored;
    const result = doors.apply(game, actor, action);
    if (isRefusal(result)) throw new Error(`the replay refuses ${JSON.stringify(action)} (${result.refused})`);
    holds(game, lists, turn + 1, doors);
  }
  restore(game, doors);
  if (doors.hashOf(game) !== doors.hashOf(end)) throw new Error('the replay of the log ends in another state');
}
function restore(game: Game, doors: Doors): Game {
  const restored = doors.load(doors.save(game), game.pool, game.ruleset);
  if (doors.hashOf(restored) !== doors.hashOf(game)) throw new Error('a stored game is restored as another');
  return restored;
}
function canRollBack(game: Game, { actor, action }: LoggedAction, doors: Doors): void {
  const before = doors.hashOf(game);
  const at = doors.mark(game);
  doors.apply(game, actor, action);
  doors.rollback(game, at);
  keepsNothingStale(game);
  if (doors.hashOf(game) !== before) throw new Error(`rolling back ${JSON.stringify(action)} does not undo it`);
}
function holds(game: Game, lists: readonly DeckList[], turn: number, doors: Doors): void {
  const faults = [...unanswerable(game, doors), ...cardsOutOfPlace(game, lists)];
  if (faults.length > 0) throw new Error(faults.join('; '));
  viewsHide(game, turn, doors);
  keepsNothingStale(game);
}

/** Where nothing is half-finished: an Action Phase, or the break between two Acts (9.4.6, 9.4.7), as in 19.5. */
const isRest = (game: Game, { kind }: Decision): boolean =>
  kind === 'action' || (game.board.phase === 'actEnd' && BETWEEN_ACTS.includes(kind));
const BETWEEN_ACTS: readonly DecisionKind[] = ['setAside', 'exchange', 'mulligan', 'bottom', 'goesFirst'];
/**
 * No decision is left open that the test did not mean to leave: a scenario ends at rest or with the game, unless it says
 * `leaveOpen`, and then it must leave one.
 */
export function closed(game: Game, leftOpen: boolean, doors: Doors = DOORS): void {
  const open = doors.decisionsOf(game).flatMap((decision) => decision ?? []);
  const first = open.find((decision) => !isRest(game, decision));
  if (first && !leftOpen) throw new Error(`a ${first.kind} decision of seat ${first.seat} is left open (leaveOpen())`);
  if (!first && leftOpen) throw new Error('leaveOpen() was said, and no decision is left open');
}
