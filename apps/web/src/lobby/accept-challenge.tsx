'use client';
import { Button } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTRPC } from '@/client/trpc';
import { DeclineButton } from '@/friends/decline-button';
import { matchHref } from '@/site/links';
import { type DeckOption, deckChoice } from './deck-options';
import { DeckSelect } from './deck-select';
import { useTellRefusal } from './refusal';

export interface AcceptChallengeProps {
  challengeKey: string;
  decks: readonly DeckOption[];
  /** What a friend who was challenged declines; none where anybody may accept. */
  declined?: { matchId: string; host: string };
}

/** A deck, and the seat opposite the challenger. */
export function AcceptChallenge({ challengeKey, decks, declined }: AcceptChallengeProps) {
  const t = useTranslations('lobby.challenge');
  const tellRefusal = useTellRefusal();
  const trpc = useTRPC();
  const router = useRouter();
  const [deck, setDeck] = useState(() => decks.find(({ legal }) => legal)?.value ?? '');
  const accept = useMutation(
    trpc.challenge.accept.mutationOptions({
      onSuccess: ({ matchId }) => router.push(matchHref(matchId)),
      onError: (error) => {
        tellRefusal(error);
        router.refresh();
      },
    }),
  );
  return (
    <div className="flex flex-col gap-4">
      <DeckSelect options={decks} value={deck} onChange={setDeck} />
      <Button
        variant="primary"
        size={48}
        disabled={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate({ key: challengeKey, deck: deckChoice(deck) })}
      >
        {t('accept')}
      </Button>
      {declined && <DeclineButton {...declined} size={48} onDone={() => router.push('/play')} />}
    </div>
  );
}
