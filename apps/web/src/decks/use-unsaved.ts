'use client';
import { changesBetween, isUnchanged } from '@astris/decks';
import { useEffect, useState } from 'react';
import type { Draft } from './autosave';
import { forgetDraft, tabStorage, type UnsavedDraft, unsavedDraft } from './unsaved-drafts';

/** What an earlier visit of this tab was left with. */
export interface Unsaved {
  draft: Draft;
  takeUp(): Promise<void>;
  discard(): void;
}

const isSame = (a: Draft, b: Draft): boolean => a.name === b.name && isUnchanged(changesBetween(a.list, b.list));

/** The unsaved draft of a deck that is not what is shown; `replace` puts it in the place of that, and says whether it did. */
export function useUnsaved(
  deckId: string,
  shown: Draft,
  replace: (draft: Draft) => Promise<boolean>,
): Unsaved | undefined {
  const [left, setLeft] = useState<UnsavedDraft>();
  useEffect(() => setLeft(unsavedDraft(deckId, tabStorage())), [deckId]);
  const isShown = left !== undefined && isSame(left.draft, shown);
  useEffect(() => {
    if (!left || !isShown) return;
    forgetDraft(left, tabStorage());
    setLeft(undefined);
  }, [left, isShown]);
  if (!left || isShown) return undefined;
  const discard = () => {
    forgetDraft(left, tabStorage());
    setLeft(unsavedDraft(deckId, tabStorage()));
  };
  return {
    draft: left.draft,
    takeUp: async () => {
      if (await replace(left.draft)) discard();
    },
    discard,
  };
}
