/** Printed characteristics and what changes them now (13.3: what sets a value, then what adds; every change here adds). */
import type { Effect, ForbiddenAct, Keyword, PlainKeyword, Stat, Subjects } from '../language/index';
import type { BoardCard, ObjId } from './board';
import { conditionHolds } from './conditions';
import { matches } from './filters';
import { cardAt, faceOf, permanents } from './queries';
import type { Table } from './state';

type Change = Extract<Effect, { do: 'modify' | 'grant' | 'forbid' | 'discount' }>;

/** Whether a static ability of `source` that names `what` is about `card`. */
function concerns(t: Table, what: Subjects, source: BoardCard, card: BoardCard): boolean {
  if (what === 'this') return source.id === card.id;
  if (what === 'the attached permanent') return source.host === card.id;
  if (what === 'the Bound Character') return source.story?.bound === card.id;
  if (what === 'the Partnered Character') return source.story?.partner === card.id;
  return typeof what === 'object' && 'all' in what && matches(t, what.all, card, source.controller, source.id);
}

/** Every change that a static ability makes at present, with the permanent that prints it. */
export function* staticChanges(t: Table): Generator<{ source: BoardCard; change: Change }> {
  for (const source of permanents(t)) {
    const face = faceOf(t, source);
    for (const index of face.statics) {
      const ability = face.abilities[index];
      if (ability?.ability !== 'static') continue;
      const asked = { you: source.controller, source, story: source.id, it: [] };
      if (ability.if && !conditionHolds(t, ability.if, asked)) continue;
      for (const change of ability.effect) yield { source, change: change as Change };
    }
  }
}

/** A statistic as it is now, at least 0 (1.6). */
export function statOf(t: Table, id: ObjId, stat: Stat): number {
  const card = cardAt(t, id);
  let value = faceOf(t, card).stats[stat] ?? 0;
  for (const { what, change } of t.board.effects)
    if (change.kind === 'modify' && change.stat === stat && what.id === id && what.inc === card.inc) value += change.by;
  for (const { source, change } of staticChanges(t))
    if (change.do === 'modify' && change.stat === stat && concerns(t, change.what, source, card)) value += change.by;
  return Math.max(0, value);
}

function* keywordsOf(t: Table, card: BoardCard): Generator<Keyword> {
  yield* faceOf(t, card).keywords;
  for (const { what, change } of t.board.effects)
    if (change.kind === 'grant' && what.id === card.id && what.inc === card.inc) yield change.keyword;
  for (const { source, change } of staticChanges(t))
    if (change.do === 'grant' && concerns(t, change.what, source, card)) yield change.keyword;
}
export function hasKeyword(t: Table, id: ObjId, keyword: PlainKeyword): boolean {
  for (const found of keywordsOf(t, cardAt(t, id))) if (found === keyword) return true;
  return false;
}
/** 14.6 Plunder N in C, and 14.7 Resilient N in damage: the figures of several are added. */
export const plunderOf = (t: Table, id: ObjId): number => total(t, id, 'plunder');
export const resilientOf = (t: Table, id: ObjId): number => total(t, id, 'resilient');
function total(t: Table, id: ObjId, name: 'plunder' | 'resilient'): number {
  let sum = 0;
  for (const keyword of keywordsOf(t, cardAt(t, id)))
    if (typeof keyword === 'object' && name in keyword) sum += (keyword as Record<typeof name, number>)[name];
  return sum;
}
/** All keywords that it has now, for display. */
export const flagsOf = (t: Table, id: ObjId): Keyword[] => [...keywordsOf(t, cardAt(t, id))];

/** 1.3: "can't" beats "can". */
export function isForbidden(t: Table, id: ObjId, act: ForbiddenAct): boolean {
  const card = cardAt(t, id);
  for (const { what, change } of t.board.effects)
    if (change.kind === 'forbid' && change.act === act && what.id === id && what.inc === card.inc) return true;
  for (const { source, change } of staticChanges(t))
    if (change.do === 'forbid' && change.act === act && concerns(t, change.what, source, card)) return true;
  return false;
}
