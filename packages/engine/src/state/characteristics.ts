/** Printed characteristics and what changes them now (13.3: what sets a value, then what adds; every change here adds). */
import type { CardType, ForbiddenAct, Keyword, PlainKeyword, Stat, Subjects } from '../language/index';
import type { BoardCard, ObjId, Seat } from './board';
import { conditionHolds } from './conditions';
import { derivedOf, type Static } from './derived';
import { matches } from './filters';
import { cardAt, faceOf } from './queries';
import type { Table } from './state';

/** Whether a static ability of `source` that names `what` is about `card`. */
function concerns(t: Table, what: Subjects, source: BoardCard, card: BoardCard): boolean {
  if (what === 'this') return source.id === card.id;
  if (what === 'the attached permanent') return source.host === card.id;
  if (what === 'the Bound Character') return source.story?.bound === card.id;
  if (what === 'the Partnered Character') return source.story?.partner === card.id;
  return typeof what === 'object' && 'all' in what && matches(t, what.all, card, source.controller, source.id);
}
/** Whether the condition of a static ability holds now. */
const isOn = (t: Table, { source, if: condition }: Pick<Static<'modify'>, 'source' | 'if'>): boolean =>
  !condition || conditionHolds(t, condition, { you: source.controller, source, story: source.id, it: [] });

/** A statistic as it is now, at least 0 (1.6). */
export function statOf(t: Table, id: ObjId, stat: Stat): number {
  const card = cardAt(t, id);
  let value = faceOf(t, card).stats[stat] ?? 0;
  for (const { what, change } of t.board.effects)
    if (change.kind === 'modify' && change.stat === stat && what.id === id && what.inc === card.inc) value += change.by;
  for (const one of derivedOf(t).statics.modify) {
    const { change, source } = one;
    if (change.stat === stat && concerns(t, change.what, source, card) && isOn(t, one)) value += change.by;
  }
  return Math.max(0, value);
}

/** Calls `found` with each keyword that a card has now, printed or given. */
function eachKeyword(t: Table, card: BoardCard, found: (keyword: Keyword) => void): void {
  for (const keyword of faceOf(t, card).keywords) found(keyword);
  for (const { what, change } of t.board.effects)
    if (change.kind === 'grant' && what.id === card.id && what.inc === card.inc) found(change.keyword);
  for (const one of derivedOf(t).statics.grant)
    if (concerns(t, one.change.what, one.source, card) && isOn(t, one)) found(one.change.keyword);
}
/** All keywords that it has now, for display. */
export function flagsOf(t: Table, id: ObjId): Keyword[] {
  const keywords: Keyword[] = [];
  eachKeyword(t, cardAt(t, id), (keyword) => keywords.push(keyword));
  return keywords;
}
export function hasKeyword(t: Table, id: ObjId, keyword: PlainKeyword): boolean {
  let has = false;
  eachKeyword(t, cardAt(t, id), (found) => {
    has ||= found === keyword;
  });
  return has;
}
/** 14.6 Plunder N in C, and 14.7 Resilient N in damage: the figures of several are added. */
export const plunderOf = (t: Table, id: ObjId): number => total(t, id, 'plunder');
export const resilientOf = (t: Table, id: ObjId): number => total(t, id, 'resilient');
function total(t: Table, id: ObjId, name: 'plunder' | 'resilient'): number {
  let sum = 0;
  eachKeyword(t, cardAt(t, id), (keyword) => {
    if (typeof keyword === 'object' && name in keyword) sum += (keyword as Record<typeof name, number>)[name];
  });
  return sum;
}

/** 1.3: "can't" beats "can". */
export function isForbidden(t: Table, id: ObjId, act: ForbiddenAct): boolean {
  const card = cardAt(t, id);
  for (const { what, change } of t.board.effects)
    if (change.kind === 'forbid' && change.act === act && what.id === id && what.inc === card.inc) return true;
  for (const one of derivedOf(t).statics.forbid) {
    const { change, source } = one;
    if (change.act === act && concerns(t, change.what, source, card) && isOn(t, one)) return true;
  }
  return false;
}
/** How much less a player pays for cards of a type now. */
export function discountOn(t: Table, seat: Seat, type: CardType): number {
  let by = 0;
  for (const one of derivedOf(t).statics.discount)
    if (one.change.type === type && one.source.controller === seat && isOn(t, one)) by += one.change.by;
  return by;
}
