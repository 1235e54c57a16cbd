'use client';
import type { DeckList } from '@astris/engine';
import { Button, Dialog, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { deckHref } from '@/site/links';
import { ReadForm } from './read-form';

/** Keeps a list as a new deck of one's own, and goes to it. */
function useNewDeck() {
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const router = useRouter();
  const save = useMutation(
    trpc.decks.save.mutationOptions({
      onSuccess: ({ deckId }) => router.push(deckHref(deckId)),
      onError: (error) => toast.error(errorSentence(error)),
    }),
  );
  return {
    isPending: save.isPending || save.isSuccess,
    keep: (name: string, list: DeckList) => save.mutate({ name, list }),
  };
}

export interface CopyDeckProps {
  name: string;
  list: DeckList;
  className?: string;
  /** What the button says. */
  words?: string;
}

/** Keeps a list as a new deck of one's own. */
export function CopyDeckButton({ name, list, className, words = 'Copy to my decks' }: CopyDeckProps) {
  const { keep, isPending } = useNewDeck();
  return (
    <Button icon="copy" className={className} disabled={isPending} onClick={() => keep(name, list)}>
      {words}
      <span className="as-sr">: {name}</span>
    </Button>
  );
}

/** A new deck from a pasted list. */
export function ImportDeckButton() {
  const { keep, isPending } = useNewDeck();
  return (
    <Dialog
      title="Import a deck"
      description="Paste what you have: a list, a deck code, or a link. You can name and change it afterwards."
      trigger={<Button icon="download">Import a deck</Button>}
    >
      <ReadForm action="Import" isPending={isPending} onRead={(list) => keep('Imported deck', list)} />
    </Dialog>
  );
}

const EMPTY: DeckList = { homeworld: '', starter: '', main: {}, sideboard: {} };

/** A new deck with nothing in it. */
export function EmptyDeckButton() {
  const { keep, isPending } = useNewDeck();
  return (
    <Button icon="plus" disabled={isPending} onClick={() => keep('New deck', EMPTY)}>
      New deck
    </Button>
  );
}
