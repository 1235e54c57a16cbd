/** 1.4, 3.2, 3.6: what a play costs, whether it can be paid, and paying it, whole. */
import type { RuleId } from '@astris/rulebook';
import { setReady } from '../changes/permanents';
import { changeCommand, changeTreasury } from '../changes/resources';
import type { Option } from '../decisions';
import { discard } from '../interpreter/cards-in-hand';
import { pointOptions, sacrificable, takePoints } from '../interpreter/choices';
import { sacrifice } from '../interpreter/deeds';
import type { CardType, Cost } from '../language/index';
import { type Refusal, refuse } from '../refusals';
import type { ObjId, Seat } from '../state/board';
import { staticChanges } from '../state/characteristics';
import type { PoolCard } from '../state/pool';
import { cardAt, permanentsOf, playerAt } from '../state/queries';
import type { Game, Table } from '../state/state';

/** How much less a player pays for cards of a type now. */
export function discountOn(t: Table, seat: Seat, type: CardType): number {
  let by = 0;
  for (const { source, change } of staticChanges(t))
    if (change.do === 'discount' && change.type === type && source.controller === seat) by += change.by;
  return by;
}
/** What a card costs this player now, in C or CP. */
export const priceOf = (t: Table, seat: Seat, printed: PoolCard): number =>
  Math.max(0, printed.cost - discountOn(t, seat, printed.type));
export const costOf = (t: Table, seat: Seat, printed: PoolCard): readonly Cost[] => {
  const price = priceOf(t, seat, printed);
  return [printed.type === 'Maneuver' ? { CP: price } : { C: price }];
};

const sumOf = (cost: readonly Cost[], key: 'C' | 'CP' | 'SP' | 'discard'): number =>
  cost.reduce((sum, part) => sum + ((part as Partial<Record<typeof key, number>>)[key] ?? 0), 0);

/** Why a cost can't be paid whole; `playing` counts one card of the hand as gone. */
export function costRefusal(
  t: Game,
  seat: Seat,
  cost: readonly Cost[],
  self: ObjId,
  rule: RuleId = '1.4',
  playing = false,
): Refusal | null {
  const player = playerAt(t, seat);
  const C = sumOf(cost, 'C');
  if (player.C < C) return refuse(rule, 'notEnoughCurrency', { need: C, have: player.C });
  const CP = sumOf(cost, 'CP');
  if (player.CP < CP) return refuse(rule, 'notEnoughCommand', { need: CP, have: player.CP });
  const SP = sumOf(cost, 'SP');
  const points = SP === 0 ? 0 : player.tally + permanentsOf(t, seat).reduce((sum, card) => sum + card.sp, 0);
  if (points < SP) return refuse('3.5', 'notEnoughStoryPoints', { need: SP, have: points });
  const cards = sumOf(cost, 'discard');
  const hand = player.hand - (playing ? 1 : 0);
  if (hand < cards) return refuse(rule, 'notEnoughCards', { need: cards, have: hand });
  for (const part of cost)
    if ('sacrifice' in part && sacrificable(t, seat, part.sacrifice, self).length === 0)
      return refuse('3.6', 'nothingToSacrifice');
  return null;
}

/** The choices that paying takes, one after the other: kind, options and how many. */
export function paymentChoices(
  g: Game,
  seat: Seat,
  cost: readonly Cost[],
  self: ObjId,
  hand: readonly Option[],
): { kind: 'payStoryPoints' | 'discard' | 'sacrifice'; options: Option[]; n: number }[] {
  return cost.flatMap((part): ReturnType<typeof paymentChoices> => {
    if ('SP' in part) return [{ kind: 'payStoryPoints', options: pointOptions(g, seat), n: part.SP }];
    if ('discard' in part) return [{ kind: 'discard', options: [...hand], n: part.discard }];
    if (!('sacrifice' in part)) return [];
    const options = sacrificable(g, seat, part.sacrifice, self).map(
      (card): Option => ({ kind: 'card', id: card.id, card: card.card }),
    );
    return [{ kind: 'sacrifice', options, n: 1 }];
  });
}
/** Pays; what was chosen in `paymentChoices` comes in the same order. */
export function pay(
  g: Game,
  seat: Seat,
  cost: readonly Cost[],
  self: ObjId,
  chosen: readonly (readonly Option[])[],
): void {
  let at = 0;
  for (const part of cost) {
    if ('C' in part) changeTreasury(g, seat, -part.C, '1.4');
    else if ('CP' in part) changeCommand(g, seat, -part.CP, '1.4');
    else if ('activate' in part) setReady(g, self, false, '7.1');
    else {
      const choice = chosen[at++] ?? [];
      const ids = choice.flatMap((o) => (o.kind === 'card' ? [o.id] : []));
      if ('SP' in part) takePoints(g, seat, choice);
      else if ('discard' in part) discard(g, seat, ids, '1.4');
      else
        sacrifice(
          g,
          ids.filter((id) => cardAt(g, id).zone === 'map'),
          '3.6',
        );
    }
  }
}
