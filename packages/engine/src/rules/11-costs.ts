/** 1.4, 3.2, 3.6: what a play costs, whether it can be paid, and paying it, whole. */
import type { RuleId } from '@astris/rulebook';
import { setReady } from '../changes/permanents';
import { changeCommand, changeTreasury } from '../changes/resources';
import { cardsOf } from '../changes/stack';
import type { Option } from '../decisions';
import { discard } from '../interpreter/cards-in-hand';
import { pointOptions, sacrificable, takePoints } from '../interpreter/choices';
import { sacrifice } from '../interpreter/deeds';
import type { Cost } from '../language/index';
import { type Refusal, refuse } from '../refusals';
import type { ObjId, Seat } from '../state/board';
import { discountOn } from '../state/characteristics';
import type { PoolCard } from '../state/pool';
import { cardAt, permanentsOf, playerAt } from '../state/queries';
import type { Game, Table } from '../state/state';

/** What a card costs this player now, in C or CP. */
export const priceOf = (t: Table, seat: Seat, printed: PoolCard): number =>
  Math.max(0, printed.cost - discountOn(t, seat, printed.type));
export const costOf = (t: Table, seat: Seat, printed: PoolCard): readonly Cost[] => {
  const price = priceOf(t, seat, printed);
  return [printed.type === 'Maneuver' ? { CP: price } : { C: price }];
};

function sumOf(cost: readonly Cost[], key: 'C' | 'CP' | 'SP' | 'discard'): number {
  let sum = 0;
  for (const part of cost) sum += (part as Partial<Record<typeof key, number>>)[key] ?? 0;
  return sum;
}

/** For each sacrifice of a cost, what may be given for it (3.6). */
const sacrificesIn = (t: Game, seat: Seat, cost: readonly Cost[], self: ObjId): ObjId[][] =>
  cost.flatMap((part) =>
    'sacrifice' in part ? [sacrificable(t, seat, part.sacrifice, self).map((card) => card.id)] : [],
  );
/** How many of several sacrifices can be paid at most, each with a permanent of its own (1.4). */
function mostPaid(wanted: readonly (readonly ObjId[])[]): number {
  const paidWith = new Map<ObjId, number>();
  const place = (at: number, tried: Set<ObjId>): boolean =>
    (wanted[at] ?? []).some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const other = paidWith.get(id);
      if (other !== undefined && !place(other, tried)) return false;
      paidWith.set(id, at);
      return true;
    });
  return wanted.filter((_, at) => place(at, new Set())).length;
}

/** Why a cost can't be paid whole, `word` being what it is for; `playing` counts one card of the hand as gone. */
export function costRefusal(
  t: Game,
  seat: Seat,
  cost: readonly Cost[],
  self: ObjId,
  word: string,
  rule: RuleId = '1.4',
  playing = false,
): Refusal | null {
  const player = playerAt(t, seat);
  const C = sumOf(cost, 'C');
  if (player.C < C) return refuse(rule, 'notEnoughCurrency', { need: C, have: player.C, word });
  const CP = sumOf(cost, 'CP');
  if (player.CP < CP) return refuse(rule, 'notEnoughCommand', { need: CP, have: player.CP, word });
  const SP = sumOf(cost, 'SP');
  const points = SP === 0 ? 0 : player.tally + permanentsOf(t, seat).reduce((sum, card) => sum + card.sp, 0);
  if (points < SP) return refuse('3.5', 'notEnoughStoryPoints', { need: SP, have: points, word });
  const cards = sumOf(cost, 'discard');
  const hand = player.hand - (playing ? 1 : 0);
  if (hand < cards) return refuse(rule, 'notEnoughCards', { need: cards, have: hand, word });
  if (!cost.some((part) => 'sacrifice' in part)) return null;
  const wanted = sacrificesIn(t, seat, cost, self);
  const found = mostPaid(wanted);
  if (found < wanted.length) return refuse('3.6', 'nothingToSacrifice', { need: wanted.length, have: found, word });
  return null;
}

export interface PaymentChoice {
  readonly kind: 'payStoryPoints' | 'discard' | 'sacrifice';
  readonly options: Option[];
  readonly n: number;
}
/** The options left once others have been taken, each as often as it was. */
function without(options: readonly Option[], taken: readonly Option[]): Option[] {
  const same = (a: Option, b: Option): boolean =>
    a.kind === 'card' && b.kind === 'card' ? a.id === b.id : a.kind === b.kind;
  const left = [...options];
  for (const option of taken) {
    const at = left.findIndex((other) => same(other, option));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
/**
 * The next choice that paying takes, after those already made, or null. Nothing pays twice, and a sacrifice leaves enough
 * for those that follow (1.4).
 */
export function nextPayment(
  g: Game,
  seat: Seat,
  cost: readonly Cost[],
  self: ObjId,
  hand: readonly Option[],
  chosen: readonly (readonly Option[])[],
): PaymentChoice | null {
  const asking = cost.filter((part) => 'SP' in part || 'discard' in part || 'sacrifice' in part);
  const part = asking[chosen.length];
  if (!part) return null;
  const before = (kind: 'SP' | 'discard' | 'sacrifice'): Option[] =>
    chosen.flatMap((options, at) => (asking[at] && kind in asking[at] ? options : []));
  if ('SP' in part)
    return { kind: 'payStoryPoints', options: without(pointOptions(g, seat), before('SP')), n: part.SP };
  if ('discard' in part) return { kind: 'discard', options: without(hand, before('discard')), n: part.discard };
  const gone = cardsOf(before('sacrifice'));
  const [now = [], ...later] = sacrificesIn(g, seat, asking.slice(chosen.length), self).map((ids) =>
    ids.filter((id) => !gone.includes(id)),
  );
  const leavesEnough = (id: ObjId): boolean =>
    mostPaid(later.map((ids) => ids.filter((other) => other !== id))) === later.length;
  const options = now.filter(leavesEnough).map((id): Option => ({ kind: 'card', id, card: cardAt(g, id).card }));
  return { kind: 'sacrifice', options, n: 1 };
}
/** Pays; what was chosen for `nextPayment` comes in the same order. SP come off a permanent before it is sacrificed. */
export function pay(
  g: Game,
  seat: Seat,
  cost: readonly Cost[],
  self: ObjId,
  chosen: readonly (readonly Option[])[],
): void {
  let at = 0;
  const parts = cost.map((part) => ({
    part,
    choice: 'SP' in part || 'discard' in part || 'sacrifice' in part ? (chosen[at++] ?? []) : [],
  }));
  for (const { part, choice } of parts) if ('SP' in part) takePoints(g, seat, choice);
  for (const { part, choice } of parts) {
    if ('C' in part) changeTreasury(g, seat, -part.C, '1.4');
    else if ('CP' in part) changeCommand(g, seat, -part.CP, '1.4');
    else if ('activate' in part) setReady(g, self, false, '7.1');
    else if ('discard' in part) discard(g, seat, cardsOf(choice), '1.4');
    else if ('sacrifice' in part) sacrifice(g, cardsOf(choice), '3.6');
  }
}
