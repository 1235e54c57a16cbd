/** Who is winning: the game, its Acts, and the Act that is on (9.4.2, 15, 16). */
import type { Board, Seat } from '@astris/engine';
import { type Reading, sideOf } from './reading';
import type { Outlook } from './storylines';
import { WEIGHTS as W } from './weights';

/** A lead of so many Story Points wins an Act as surely as a greater one. */
const SAFE_LEAD = 3;
const GREAT_LEAD = 5;
const BEYOND = 0.2;
/** The last turns before an Act is scored as it stands (19.3) are the end of it too. */
const LAST_TURNS = 8;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function wonSoFar(board: Board, me: Seat): number {
  const { result } = board;
  if (result && result.winner !== null) return result.winner === me ? W.game : -W.game;
  let sum = 0;
  for (const { winner } of board.acts) sum += winner === me ? W.act : -W.act;
  return sum;
}
/** How near the Act is to its end by any Storyline, or by 19.3; from 0 to 1. */
function nearest({ t }: Reading, all: readonly Outlook[]): number {
  const { turn } = t.board;
  const left = t.ruleset.adjudicationTurn - turn;
  const byTurns = between(1 - left / LAST_TURNS, 0, 1);
  return all.reduce((most, { nearness }) => Math.max(most, nearness), byTurns);
}
/** A lead as it counts: what goes beyond a great one hardly does, for a win by one point is a win. */
function counted(lead: number): number {
  const size = Math.abs(lead);
  return Math.sign(lead) * (Math.min(size, GREAT_LEAD) + Math.max(0, size - GREAT_LEAD) * BEYOND);
}
/** The Act as it stands, and whom its end would serve. */
export function standingsOf(reading: Reading, all: readonly Outlook[], me: Seat, other: Seat): number {
  const lead = sideOf(reading, me).sp - sideOf(reading, other).sp;
  let value = counted(lead) * (W.storyPoint + W.lateStoryPoint * nearest(reading, all));
  for (const { controller, last, nearness } of all) {
    const own = controller === me;
    // Who completes a Storyline does so mostly in their own turn, where ties are theirs (15.3).
    const then = lead + (own ? last + 0.5 : -last - 0.5);
    value += nearness * W.finish * between(then / SAFE_LEAD, -1, 1);
  }
  return value;
}
/** How much one more Story Point counts, as a share of what it counts in an even Act. */
export function pressOf(reading: Reading, me: Seat, other: Seat): number {
  const lead = sideOf(reading, me).sp - sideOf(reading, other).sp;
  return Math.abs(lead) < GREAT_LEAD ? 1 : BEYOND;
}
/** What an empty Treasury costs its player: the Story Point that the other adds at the end of their turn (16.1). */
export function costOfEmpty({ t, sides }: Reading, seat: Seat, other: Seat, storyPoint: number): number {
  const { fromTurn, perAct } = t.ruleset.emptyTreasury;
  const { active, turn, players } = t.board;
  const own = active === seat;
  const given = (players[other]?.tally ?? 0) >= perAct || turn + (own ? 1 : 0) < fromTurn;
  return given || (sides[seat]?.C ?? 0) > 0 ? 0 : storyPoint * (own ? W.empty : 1);
}
/** What a Story Point on a card is worth now. */
export const storyPointNow = (reading: Reading, all: readonly Outlook[], press: number): number =>
  press * (W.storyPoint + W.lateStoryPoint * nearest(reading, all));
