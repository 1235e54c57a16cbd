/** The only writes to a game: each pushes its inverse, so that mark and rollback give atomic actions, undo and search. */
import type { Game } from '../state/state';

/** Sets a field; `undefined` is as if it were not there. */
export function put<T extends object, K extends keyof T>(g: Game, object: T, key: K, value: T[K] | undefined): void {
  g.journal.push({ object, key, value: object[key], had: true });
  object[key] = value as T[K];
}
/** Sets an entry of a record; `undefined` takes it out. */
export function putEntry<T>(g: Game, record: Record<number, T>, key: number, value: T | undefined): void {
  g.journal.push({ object: record, key, value: record[key], had: Object.hasOwn(record, key) });
  if (value === undefined) delete record[key];
  else record[key] = value;
}
/** What is derived from the board no longer holds. */
export function outdate(g: Game): void {
  g.kept.derived = null;
}
export interface Mark {
  readonly journal: number;
  readonly depth: number;
}
/** Where to roll back to. Marks nest; each is ended by `rollback` or `release`. */
export function mark(g: Game): Mark {
  g.marks.open += 1;
  return { journal: g.journal.length, depth: g.marks.open };
}
/** Undoes every write since the mark, newest first, and ends the mark. */
export function rollback(g: Game, to: Mark): void {
  if (g.journal.length > to.journal) outdate(g);
  while (g.journal.length > to.journal) {
    const entry = g.journal.pop();
    if (!entry) break;
    const object = entry.object as Record<PropertyKey, unknown>;
    if (entry.had) object[entry.key] = entry.value;
    else delete object[entry.key];
  }
  g.marks.open = to.depth - 1;
  clearOut(g);
}
/** Ends a mark and keeps what was written. */
export function release(g: Game, of: Mark): void {
  g.marks.open = of.depth - 1;
  if (g.marks.open === 0) g.journal.length = 0;
}
export function clearOut(g: Game): void {
  g.out.events = [];
  g.out.patches = [];
  g.out.own = [];
}
