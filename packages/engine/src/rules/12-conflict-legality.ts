/** 12.1, 12.2 and the keywords of 14 that speak of them: who may attack and intercept. */
import { type Refusal, refuse } from '../refusals';
import type { BoardCard, ObjId, Seat } from '../state/board';
import { hasKeyword, isForbidden } from '../state/characteristics';
import { onMap, permanent, typeOf } from '../state/queries';
import type { Table } from '../state/state';
import { activationRefusal } from './11-legality';

const fights = (t: Table, card: BoardCard): boolean => {
  const type = typeOf(t, card);
  return type === 'Character' || type === 'Spacecraft';
};
/** Whether this permanent may attack at all now. */
export function attackerRefusal(t: Table, seat: Seat, id: ObjId): Refusal | null {
  const card = onMap(t, id);
  if (!card) return refuse('12.1', 'notOnMap');
  if (card.controller !== seat) return refuse('12.1', 'notYours');
  if (!fights(t, card)) return refuse('12.1', 'cantAttack');
  if (isForbidden(t, id, 'attack')) return refuse('1.3', 'cantAttack');
  return activationRefusal(t, card);
}
export function attackRefusal(t: Table, seat: Seat, attacker: ObjId, target: ObjId): Refusal | null {
  return attackerRefusal(t, seat, attacker) ?? attackedRefusal(t, seat, target);
}
/** Whether this permanent may be attacked at all. */
export function attackedRefusal(t: Table, seat: Seat, target: ObjId): Refusal | null {
  const card = onMap(t, target);
  if (!card) return refuse('12.1', 'notOnMap');
  if (card.controller === seat) return refuse('12.1', 'cantBeAttacked');
  const type = typeOf(t, card);
  return fights(t, card) || type === 'Homeworld' || type === 'Location' ? null : refuse('12.1', 'cantBeAttacked');
}
/** 12.2: one ready Character or Spacecraft, other than the target; 14.3 Elusive, 14.5 Guard. */
export function interceptRefusal(t: Table, seat: Seat, id: ObjId): Refusal | null {
  const { conflict } = t.board;
  if (!conflict || conflict.struck) return refuse('12.2', 'noConflict');
  if (conflict.defenderSeat !== seat) return refuse('12.2', 'notTheDefender');
  if (conflict.intercepted) return refuse('12.2', 'alreadyIntercepted');
  const card = onMap(t, id);
  const attacker = permanent(t, conflict.attacker);
  if (!card || !attacker) return refuse('12.2', 'notOnMap');
  if (card.controller !== seat) return refuse('12.2', 'notYours');
  if (!fights(t, card) || card.id === conflict.target.id) return refuse('12.2', 'cantIntercept');
  if (typeOf(t, card) === 'Character' && typeOf(t, attacker) === 'Spacecraft')
    return refuse('12.2', 'charactersCantInterceptSpacecraft');
  if (hasKeyword(t, attacker.id, 'Elusive')) return refuse('14.3', 'elusive');
  if (isForbidden(t, id, 'intercept')) return refuse('1.3', 'cantIntercept');
  if (!card.ready && !hasKeyword(t, id, 'Guard')) return refuse('12.2', 'notReady');
  return null;
}
