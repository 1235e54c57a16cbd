import { isPuzzleId, type PuzzleId } from '@astris/practice/puzzles';
import { useSyncExternalStore } from 'react';

const KEY = 'astris solved';
const NONE: readonly PuzzleId[] = [];
const listeners = new Set<() => void>();
let known: { text: string; ids: readonly PuzzleId[] } = { text: '', ids: NONE };

/** The puzzles that a stored text names; what it holds beside them is left out. */
export function readSolved(text: string): PuzzleId[] {
  return [...new Set(text.split(' '))].filter(isPuzzleId);
}

function stored(): readonly PuzzleId[] {
  let text = '';
  try {
    text = localStorage.getItem(KEY) ?? '';
  } catch {
    // A browser that keeps nothing.
  }
  if (text !== known.text) known = { text, ids: readSolved(text) };
  return known.ids;
}
export function markSolved(id: PuzzleId): void {
  const ids = stored();
  if (ids.includes(id)) return;
  try {
    localStorage.setItem(KEY, [...ids, id].join(' '));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The puzzles that were solved in this browser; none while the page is made on the server. */
export const useSolved = (): readonly PuzzleId[] => useSyncExternalStore(subscribe, stored, () => NONE);
