'use client';
import type { DeckList } from '@astris/engine';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTRPC } from '@/client/trpc';
import { type Part, withCopies } from './deck-groups';

export interface Draft {
  name: string;
  list: DeckList;
}

/** A deck while it is edited: the draft, its legality, and saving it as a new version. */
export function useDeckDraft(deckId: string, saved: Draft) {
  const trpc = useTRPC();
  const router = useRouter();
  const [draft, setDraft] = useState(saved);
  const [kept, setKept] = useState(saved);
  const check = useQuery(trpc.decks.check.queryOptions({ list: draft.list }, { placeholderData: keepPreviousData }));
  const saving = useMutation(
    trpc.decks.save.mutationOptions({
      onSuccess: (_, input) => {
        setKept({ name: input.name, list: input.list });
        router.refresh();
      },
    }),
  );
  return {
    draft,
    problems: check.data,
    saving,
    isChanged: JSON.stringify(draft) !== JSON.stringify(kept),
    rename: (name: string) => setDraft((now) => ({ ...now, name })),
    replace: (list: DeckList) => setDraft((now) => ({ ...now, list })),
    choose: (what: Partial<Pick<DeckList, 'homeworld' | 'starter'>>) =>
      setDraft((now) => ({ ...now, list: { ...now.list, ...what } })),
    change: (part: Part, card: string, more: number) =>
      setDraft((now) => ({ ...now, list: withCopies(now.list, part, card, more) })),
    save: () => saving.mutate({ deckId, ...draft }),
  };
}
