/** Amounts and words of a list of effects, as they are at this moment. */

import type { Mention } from '../events';
import type { Amount, Effect, Player, Ref, Stat } from '../language/index';
import type { Seat } from '../state/board';
import { statOf } from '../state/characteristics';
import { type Asked, countOf, meant, playersOf, remembered } from '../state/conditions';
import { faceOf } from '../state/queries';
import type { Context, Table } from '../state/state';

export const askedBy = (ctx: Context): Asked => ({
  you: ctx.controller,
  source: ctx.source,
  story: ctx.story,
  it: ctx.it,
  subject: ctx.subject,
  winner: ctx.winner,
  ...(ctx.bound === undefined ? {} : { bound: ctx.bound }),
});
/** A whole number, never below zero (1.6). */
export function amountOf(t: Table, ctx: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return countOf(t, amount.count, ctx.controller, ctx.source.id);
  if (typeof amount.of === 'object') return 0;
  const [of] = meant(t, amount.of, askedBy(ctx));
  return of ? statOf(t, of.id, amount.stat) : lastStat(t, ctx, amount.of, amount.stat);
}
/** 11.5: a statistic of what has left the Map or become another object, as it was; a trigger's subject is remembered. */
function lastStat(t: Table, ctx: Context, of: Exclude<Ref, object>, stat: Stat): number {
  const was = remembered(of, askedBy(ctx));
  if (was) return was.stats?.[stat] ?? faceOf(t, was).stats[stat] ?? 0;
  return of === 'this' ? (faceOf(t, ctx).stats[stat] ?? 0) : 0;
}
/** The statistics that the amounts of these effects need. */
export function statsIn(effects: readonly Effect[]): Stat[] {
  return effects.flatMap((effect): Stat[] => {
    switch (effect.do) {
      case 'may':
      case 'each':
        return statsIn(effect.effect);
      case 'choose':
        return effect.oneOf.flatMap(statsIn);
      case 'when':
        return [...statsIn(effect.then), ...statsIn(effect.else ?? [])];
      default: {
        const amount = 'amount' in effect ? effect.amount : 'sp' in effect ? effect.sp : 0;
        return typeof amount === 'object' && 'stat' in amount ? [amount.stat] : [];
      }
    }
  });
}
/** The players that a word means. */
export function seatsOf(t: Table, ctx: Context, player: Player): Seat[] {
  const seats = playersOf(t, player, ctx.controller, ctx.winner);
  // 1.5: the active player first.
  return seats.length > 1 && seats[0] !== t.board.active ? [...seats].reverse() : seats;
}
export const causeOf = (ctx: Context): Mention => ({
  id: ctx.source.id,
  card: ctx.card,
  face: ctx.face,
  controller: ctx.controller,
});
