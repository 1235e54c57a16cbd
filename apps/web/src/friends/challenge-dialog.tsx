'use client';
import { Button, Dialog, DialogClose } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTRPC } from '@/client/trpc';
import { type DeckOption, deckChoice } from '@/lobby/deck-options';
import { DeckSelect } from '@/lobby/deck-select';
import { useTellRefusal } from '@/lobby/refusal';
import { named } from './named';

export interface ChallengeDialogProps {
  userId: string;
  name: string;
  decks: readonly DeckOption[];
}

/** Challenges a friend with a deck, and goes to the lobby, from where the game begins when they accept. */
export function ChallengeDialog({ userId, name, decks }: ChallengeDialogProps) {
  const t = useTranslations('friends.challenge');
  const router = useRouter();
  const tellRefusal = useTellRefusal();
  const [deck, setDeck] = useState(() => decks.find(({ legal }) => legal)?.value ?? '');
  const make = useMutation(
    useTRPC().challenge.create.mutationOptions({ onSuccess: () => router.push('/play'), onError: tellRefusal }),
  );
  return (
    <Dialog
      title={t('makeNamed', { name })}
      description={t('text')}
      trigger={<Button icon="swords">{t.rich('make', named(name))}</Button>}
      actions={
        <>
          <DialogClose>{t('cancel')}</DialogClose>
          <Button
            variant="primary"
            disabled={make.isPending || make.isSuccess}
            onClick={() => make.mutate({ friendId: userId, deck: deckChoice(deck) })}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <DeckSelect options={decks} value={deck} onChange={setDeck} />
    </Dialog>
  );
}
