'use client';
import type { RouterOutputs } from '@astris/api';
import { artFile } from '@astris/art/files';
import { copyName } from '@astris/decks';
import { Button, Dialog, DialogClose, Tag, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { deckHref } from '@/site/links';
import { Ago } from '@/site/time';
import { cardName } from './deck-cards';
import { copiesIn } from './deck-groups';
import { CopyDeckButton } from './new-deck';

type OwnDeck = RouterOutputs['decks']['mine'][number];

export function OwnDecks({ decks }: { decks: readonly OwnDeck[] }) {
  const t = useTranslations('decks');
  return (
    <ul className="as-panel divide-y divide-line">
      {decks.map((deck) => (
        <li key={deck.deckId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          {deck.list.homeworld === '' ? (
            <span className="own-deck-art" />
          ) : (
            <img className="own-deck-art" src={artFile(deck.list.homeworld, 'front', 'small')} alt="" loading="lazy" />
          )}
          <span className="min-w-0 flex-1 basis-52">
            <Link className="as-card-link break-words" href={deckHref(deck.deckId)}>
              <bdi>{deck.name}</bdi>
            </Link>
            <span className="block text-sm text-fg-3">
              {deck.list.homeworld === '' ? t('list.noHomeworld') : cardName(deck.list.homeworld)} ·{' '}
              {t('cardCount', { count: copiesIn(deck.list.main) })} · {t('list.version', { version: deck.version })} ·{' '}
              {t.rich('list.changed', { ago: () => <Ago at={deck.updatedAt} /> })}
            </span>
          </span>
          <Tag tone={deck.legal ? 'good' : 'warn'} icon={deck.legal ? 'check' : 'triangle-alert'}>
            {t(deck.legal ? 'list.legal' : 'list.notLegal')}
          </Tag>
          <CopyDeckButton
            name={copyName(deck.name, t('list.copyOf', { name: deck.name }))}
            list={deck.list}
            words={t('list.duplicate')}
          />
          <RemoveDeck deck={deck} />
        </li>
      ))}
    </ul>
  );
}

function RemoveDeck({ deck }: { deck: OwnDeck }) {
  const t = useTranslations('decks.list');
  const trpc = useTRPC();
  const { errorSentence } = useRefusals();
  const router = useRouter();
  const remove = useMutation(
    trpc.decks.remove.mutationOptions({
      onSuccess: () => router.refresh(),
      onError: (error) => toast.error(errorSentence(error)),
    }),
  );
  return (
    <Dialog
      title={t('removeTitle')}
      description={t('removeAbout', { name: deck.name })}
      trigger={
        <Button variant="quiet" icon="trash">
          {t.rich('removeNamed', {
            name: deck.name,
            hidden: (words) => <span className="as-sr">{words}</span>,
          })}
        </Button>
      }
      actions={
        <>
          <DialogClose>{t('keep')}</DialogClose>
          <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate({ deckId: deck.deckId })}>
            {t('remove')}
          </Button>
        </>
      }
    />
  );
}
