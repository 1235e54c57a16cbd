/** What is in the Treasury, the Command Points and the hand. */
import type { Seat } from '@astris/engine';
import type { CardId } from '@astris/engine/language';
import { controlsName, playableInAct, playerAt, printedOf, type Table } from '@astris/engine/queries';
import { WEIGHTS as W } from './weights';

/** C that a turn can be expected to spend, and from where on what comes in is in danger of being lost. */
const SPENT_C = 7;
const NEAR_CAP_C = 4;
const SPENT_CP = 5;
const NEAR_CAP_CP = 3;

/** An amount weighed in three steps, each worth less. */
function inSteps(amount: number, first: number, second: number, weights: readonly [number, number, number]): number {
  const useful = Math.min(amount, first);
  const spare = Math.max(0, Math.min(amount, second) - first);
  const idle = Math.max(0, amount - second);
  return useful * weights[0] + spare * weights[1] + idle * weights[2];
}
/** C in a Treasury: the last ones buy little. */
export const worthOfC = (t: Table, amount: number): number =>
  inSteps(amount, SPENT_C, t.ruleset.treasuryCap - NEAR_CAP_C, [W.usefulC, W.spareC, W.idleC]);
const worthOfCP = (t: Table, amount: number): number =>
  inSteps(amount, SPENT_CP, t.ruleset.commandCap - NEAR_CAP_CP, [W.usefulCP, (W.usefulCP + W.idleCP) / 2, W.idleCP]);

/** Whether an Act's numeral lets it be played (4.3). */
export const isPlayableIn = (t: Table, card: string, act: number): boolean =>
  playableInAct(printedOf(t, { card }), act);
/** A card of the own hand, or of a deck: what it may become yet in this Act. */
export function worthInHand(t: Table, seat: Seat, card: string, act: number = t.board.act): number {
  const printed = printedOf(t, { card });
  if (!playableInAct(printed, act)) return W.deadCard;
  if (printed.unique && controlsName(t, seat, printed.name)) return W.deadCard;
  return W.card + (printed.speed === 'Fast' ? W.fast : 0);
}
/** Everything that a player could spend. A card that is not known, such as one just drawn by chance, is null. */
export function purse(t: Table, seat: Seat, hand: readonly (CardId | null)[]): number {
  const player = playerAt(t, seat);
  let sum = worthOfC(t, player.C) + worthOfCP(t, player.CP);
  const kept = hand.length > t.ruleset.handLimit ? hand.slice(0, t.ruleset.handLimit) : hand;
  for (const card of kept) sum += card === null ? W.card : worthInHand(t, seat, card);
  return sum;
}
