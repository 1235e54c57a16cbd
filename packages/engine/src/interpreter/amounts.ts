/** Amounts and words of a list of effects, as they are at this moment. */

import type { Mention } from '../events';
import type { Amount, Player } from '../language/index';
import type { Seat } from '../state/board';
import { statOf } from '../state/characteristics';
import { type Asked, countOf, meant, playersOf } from '../state/conditions';
import { opponentOf } from '../state/queries';
import type { Context, Table } from '../state/state';

export const askedBy = (ctx: Context): Asked => ({
  you: ctx.controller,
  source: ctx.source,
  story: ctx.story,
  it: ctx.it,
  ...(ctx.bound === undefined ? {} : { bound: ctx.bound }),
});
/** A whole number, never below zero (1.6). */
export function amountOf(t: Table, ctx: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return countOf(t, amount.count, ctx.controller, ctx.source.id);
  if (typeof amount.of === 'object') return 0;
  const [of] = meant(t, amount.of, askedBy(ctx));
  return of ? statOf(t, of.id, amount.stat) : 0;
}
/** The players that a word means; winner and loser are known only in the reward that ends an Act (9.4.0b). */
export function seatsOf(t: Table, ctx: Context, player: Player): Seat[] {
  if (player === 'winner') return ctx.winner === undefined ? [] : [ctx.winner];
  if (player === 'loser') return ctx.winner === undefined ? [] : [opponentOf(t, ctx.winner)];
  const seats = playersOf(t, player, ctx.controller);
  // 1.5: the active player first.
  return seats.length > 1 && seats[0] !== t.board.active ? [...seats].reverse() : seats;
}
export const causeOf = (ctx: Context): Mention => ({
  id: ctx.source.id,
  card: ctx.card,
  face: ctx.face,
  controller: ctx.controller,
});
