'use client';
import type { DeckList } from '@astris/engine';
import { Button, Dialog, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
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
export function CopyDeckButton({ name, list, className, words }: CopyDeckProps) {
  const t = useTranslations('decks.make');
  const { keep, isPending } = useNewDeck();
  return (
    <Button icon="copy" className={className} disabled={isPending} onClick={() => keep(name, list)}>
      {t.rich('named', {
        words: words ?? t('copy'),
        name,
        hidden: (hidden) => <span className="as-sr">{hidden}</span>,
      })}
    </Button>
  );
}

/** A new deck from a pasted list. */
export function ImportDeckButton() {
  const t = useTranslations('decks.make');
  const { keep, isPending } = useNewDeck();
  return (
    <Dialog title={t('import')} description={t('importAbout')} trigger={<Button icon="download">{t('import')}</Button>}>
      <ReadForm action={t('importAction')} isPending={isPending} onRead={(list) => keep(t('importedName'), list)} />
    </Dialog>
  );
}

const EMPTY: DeckList = { homeworld: '', starter: '', main: {}, sideboard: {} };

/** A new deck with nothing in it. */
export function EmptyDeckButton() {
  const t = useTranslations('decks.make');
  const { keep, isPending } = useNewDeck();
  return (
    <Button icon="plus" disabled={isPending} onClick={() => keep(t('new'), EMPTY)}>
      {t('new')}
    </Button>
  );
}
