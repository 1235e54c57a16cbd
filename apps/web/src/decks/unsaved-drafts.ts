/** What was changed in a deck and could not be saved, kept by this tab until it is saved, taken up again or discarded. */
import type { Autosave, Draft } from './autosave';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
const NOTHING: Kept = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
/** What this tab keeps; nothing on the server, and where the browser allows none. */
export function tabStorage(): Kept {
  try {
    return window.sessionStorage;
  } catch {
    return NOTHING;
  }
}

/** A draft that an editor of this tab was left with. */
export interface UnsavedDraft {
  key: string;
  draft: Draft;
}

const prefixOf = (deckId: string): string => `astris-deck ${deckId} `;

function reads(text: string | null): { draft: Draft; at: number } | undefined {
  try {
    const { draft, at } = JSON.parse(text ?? '');
    const { homeworld, starter, main, sideboard } = draft.list;
    const isDraft = [draft.name, homeworld, starter].every((word) => typeof word === 'string');
    return isDraft && typeof main === 'object' && main && typeof sideboard === 'object' && sideboard
      ? { draft, at: Number(at) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The newest unsaved draft of a deck, or undefined. */
export function unsavedDraft(deckId: string, kept: Kept): UnsavedDraft | undefined {
  const found = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '')
    .filter((key) => key.startsWith(prefixOf(deckId)))
    .flatMap((key) => {
      const read = reads(kept.getItem(key));
      return read ? [{ key, ...read }] : [];
    })
    .sort((a, b) => b.at - a.at);
  return found[0] && { key: found[0].key, draft: found[0].draft };
}

/** Forgets a draft: it is saved, or nobody wants it. */
export const forgetDraft = ({ key }: UnsavedDraft, kept: Kept): void => kept.removeItem(key);

/**
 * Keeps each change of an editor until it is saved. `sitting` keeps it apart from drafts that are still to be taken up. A
 * browser that keeps nothing, or has no room, loses what it would have lost.
 */
export function keepUnsaved(autosave: Autosave, deckId: string, sitting: string, kept: Kept): void {
  const key = `${prefixOf(deckId)}${sitting}`;
  const note = () => {
    try {
      if (autosave.isSaved) kept.removeItem(key);
      else kept.setItem(key, JSON.stringify({ draft: autosave.newest, at: Date.now() }));
    } catch {
      return;
    }
  };
  autosave.subscribe(note);
  autosave.onEdit(note);
}
