'use client';
import type { RouterOutputs } from '@astris/api';
import { GAME_POOL } from '@astris/cards';
import { type Legality, LONGEST_NAME, legalityOf, moved, readDeckName, withCopies } from '@astris/decks';
import { type DeckList, RULESET } from '@astris/engine';
import { toast } from '@astris/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { reasonOf, useRefusals } from '@/client/refusals';
import { useTRPC, useTRPCClient } from '@/client/trpc';
import { Autosave, type Draft, type Refusal, type SaveAnswer, type SaveState } from './autosave';
import type { Part } from './deck-groups';
import { noteDeckChange } from './fresh-decks';
import type { TranslateDecks } from './problem-words';
import { keepUnsaved, tabStorage } from './unsaved-drafts';
import { useSafeLeave } from './use-safe-leave';
import { type Unsaved, useUnsaved } from './use-unsaved';

export type OwnDeck = RouterOutputs['decks']['get'];

/** A deck while it is edited. */
export interface EditedDeck {
  deckId: string;
  name: string;
  list: DeckList;
  legality: Legality;
  saving: SaveState;
  /** Why it is not saved, while it is refused. */
  refusal: Refusal | undefined;
  /** What an earlier visit was left with, until it is taken up or discarded. */
  unsaved: Unsaved | undefined;
  rename(name: string): void;
  /** Another list in place of this one, as a version of its own. False when this one can't be saved first: then nothing is replaced. */
  replace(list: DeckList): Promise<boolean>;
  choose(what: Partial<Pick<DeckList, 'homeworld' | 'starter'>>): void;
  change(part: Part, card: string, more: number): void;
  move(from: Part, card: string): void;
  /** Tries again what failed or was refused. */
  retry(): void;
  /** Ends a conflict: one's own as a new version after theirs, or theirs. */
  resolve(whose: 'mine' | 'theirs'): Promise<void>;
}

/** An id that no other open editor has. */
const newSitting = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const draftOf = (deck: OwnDeck): Draft => ({
  name: deck.name,
  list: deck.versions[0]?.list ?? { homeworld: '', starter: '', main: {}, sideboard: {} },
});

/** How a save ended that was answered with an error: what passes by itself is tried again, everything else is for the person. */
function answerOf(
  error: unknown,
  { name }: Draft,
  { errorSentence }: ReturnType<typeof useRefusals>,
  t: TranslateDecks,
): SaveAnswer {
  const reason = reasonOf(error);
  if (reason === null || reason === 'tooFast') return 'failed';
  if (reason === 'deckChanged') return 'conflict';
  const read = readDeckName(name);
  const sentence =
    'why' in read ? t(`problems.name.${read.why}`, { most: LONGEST_NAME, length: read.length }) : errorSentence(error);
  return { refused: { reason, sentence } };
}

/** The draft of a deck, its legality by the engine's own check, and its saving by itself. */
export function useDeck(served: OwnDeck): EditedDeck {
  const { deckId } = served;
  const t = useTranslations('decks');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const refusals = useRefusals();
  const [draft, setDraft] = useState<Draft>(() => draftOf(served));
  const [autosave] = useState(() => {
    const sitting = newSitting();
    const made = new Autosave(draftOf(served), served.revision, sitting, (request) =>
      client.decks.save.mutate({ deckId, ...request }).then(
        (saved): SaveAnswer => {
          noteDeckChange();
          return saved;
        },
        (error) => answerOf(error, request, refusals, t),
      ),
    );
    keepUnsaved(made, deckId, sitting, tabStorage());
    return made;
  });
  const saving = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);

  // A page that was left and is shown again, or another tab: what is newer there is shown here.
  const { data: now } = useQuery({
    ...trpc.decks.get.queryOptions({ deckId }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (now && autosave.state !== 'conflict' && autosave.takeOver(draftOf(now), now.revision))
      setDraft(autosave.newest);
  }, [now, autosave]);
  function edit(change: (draft: Draft) => Draft): void {
    autosave.edit(change(autosave.newest));
    setDraft(autosave.newest);
  }
  async function replaceDraft(change: (draft: Draft) => Draft): Promise<boolean> {
    const isReplaced = await autosave.replace(change, newSitting());
    if (isReplaced) setDraft(autosave.newest);
    else toast.error(t('saving.notReplaced'));
    return isReplaced;
  }
  const editList = (change: (list: DeckList) => DeckList) => edit((one) => ({ ...one, list: change(one.list) }));

  const unsaved = useUnsaved(deckId, draft, async (left) => {
    const theirs = await client.decks.get.query({ deckId }).catch(() => null);
    if (theirs) autosave.takeOver(draftOf(theirs), theirs.revision);
    return replaceDraft(() => left);
  });
  useSafeLeave(autosave);
  useEffect(noteDeckChange, []);
  const legality = useMemo(() => legalityOf(draft.list, GAME_POOL, RULESET), [draft.list]);
  return {
    deckId,
    ...draft,
    legality,
    saving,
    refusal: saving === 'refused' ? autosave.refusal : undefined,
    unsaved,
    rename: (name) => edit((one) => ({ ...one, name })),
    replace: (list) => replaceDraft((one) => ({ ...one, list })),
    choose: (what) => editList((list) => ({ ...list, ...what })),
    change: (part, card, more) => editList((list) => withCopies(list, part, card, more)),
    move: (from, card) => editList((list) => moved(list, from, card)),
    retry: () => autosave.retry(),
    resolve: async (whose) => {
      try {
        const theirs = await client.decks.get.query({ deckId });
        if (whose === 'mine') autosave.keepMine(theirs.revision);
        else if (autosave.takeOver(draftOf(theirs), theirs.revision)) setDraft(autosave.newest);
      } catch (error) {
        toast.error(refusals.errorSentence(error));
      }
    },
  };
}
