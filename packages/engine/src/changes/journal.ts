/** The only writes to a game: each pushes its inverse, so that mark and rollback give atomic actions, undo and search. */
import type { Game } from '../state/state';

/** Sets a field; `undefined` removes it. */
export function put<T extends object, K extends keyof T>(g: Game, object: T, key: K, value: T[K] | undefined): void {
  const had = Object.hasOwn(object, key);
  g.journal.push({ object, key, value: object[key], had });
  if (value === undefined) delete object[key];
  else object[key] = value as T[K];
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
  g.out.events.length = 0;
  g.out.patches.length = 0;
  g.out.own.length = 0;
}
