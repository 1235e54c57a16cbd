'use client';
import type { RouterOutputs } from '@astris/api';
import { Button } from '@astris/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import type { DeckChoice } from '@/lobby/deck-options';
import { useTellRefusal } from '@/lobby/refusal';
import { useReceived } from '@/lobby/use-lobby';
import { matchHref } from '@/site/links';
import { PlayerName } from '@/site/player-name';
import { Rating } from '@/site/rating';
import { Ago } from '@/site/time';
import { DeclineButton } from './decline-button';
import { named } from './named';

type Received = RouterOutputs['challenge']['received'][number];

/** The challenges that friends have made for one, to be accepted with this deck; nothing where there is none. */
export function ReceivedChallenges({ deck }: { deck: DeckChoice }) {
  const t = useTranslations('friends.challenge');
  const { data, refetch } = useReceived();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="received">
      <h2 id="received" className="mb-1">
        {t('title')}
      </h2>
      <p className="mb-3 text-sm text-fg-2">{t('withDeck')}</p>
      <ul className="as-panel divide-y divide-line">
        {data.map((challenge) => (
          <ReceivedRow key={challenge.matchId} challenge={challenge} deck={deck} onChanged={refetch} />
        ))}
      </ul>
    </section>
  );
}

function ReceivedRow({
  challenge: { matchId, key, createdAt, host },
  deck,
  onChanged,
}: {
  challenge: Received;
  deck: DeckChoice;
  onChanged: () => void;
}) {
  const t = useTranslations('friends.challenge');
  const lobby = useTranslations('lobby.challenge');
  const router = useRouter();
  const tellRefusal = useTellRefusal();
  const accept = useMutation(
    useTRPC().challenge.accept.mutationOptions({
      onSuccess: () => router.push(matchHref(matchId)),
      onError: tellRefusal,
      onSettled: onChanged,
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3" data-received={matchId}>
      <span className="min-w-0 flex-1 basis-48">
        {lobby.rich('theirs', {
          host: host.name,
          name: () => <PlayerName name={host.name} link />,
        })}
        <span className="block text-sm text-fg-3">
          {host.rating && (
            <>
              <Rating rating={host.rating} />
              {', '}
            </>
          )}
          <Ago at={createdAt} />
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          icon="check"
          disabled={accept.isPending || accept.isSuccess}
          onClick={() => accept.mutate({ key, deck })}
        >
          {t.rich('accept', named(host.name))}
        </Button>
        <DeclineButton matchId={matchId} host={host.name} onDone={onChanged} />
      </span>
    </li>
  );
}
