'use client';
import type { RouterOutputs } from '@astris/api';
import { artFile } from '@astris/art/files';
import { copyName } from '@astris/decks';
import { Button, Dialog, DialogClose, Tag, toast } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRefusals } from '@/client/refusals';
import { useTRPC } from '@/client/trpc';
import { deckHref } from '@/site/links';
import { Ago } from '@/site/time';
import { cardName } from './deck-cards';
import { cardsIn } from './deck-groups';
import { CopyDeckButton } from './new-deck';

type OwnDeck = RouterOutputs['decks']['mine'][number];

export const OwnDecks = ({ decks }: { decks: readonly OwnDeck[] }) => (
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
            {deck.list.homeworld === '' ? 'No Homeworld yet' : cardName(deck.list.homeworld)} ·{' '}
            {cardsIn(deck.list.main)} · version {deck.version} · changed <Ago at={deck.updatedAt} />
          </span>
        </span>
        <Tag tone={deck.legal ? 'good' : 'warn'} icon={deck.legal ? 'check' : 'triangle-alert'}>
          {deck.legal ? 'Legal' : 'Not legal yet'}
        </Tag>
        <CopyDeckButton name={copyName(deck.name)} list={deck.list} words="Duplicate" />
        <RemoveDeck deck={deck} />
      </li>
    ))}
  </ul>
);

function RemoveDeck({ deck }: { deck: OwnDeck }) {
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
      title="Delete this deck?"
      description={`“${deck.name}” and its versions go for good. Games that were played with it keep their lists.`}
      trigger={
        <Button variant="quiet" icon="trash">
          Delete<span className="as-sr"> {deck.name}</span>
        </Button>
      }
      actions={
        <>
          <DialogClose>Keep it</DialogClose>
          <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate({ deckId: deck.deckId })}>
            Delete
          </Button>
        </>
      }
    />
  );
}
