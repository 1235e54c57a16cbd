'use client';
import { Button, ErrorState, Spinner, toast } from '@astris/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import { useTellRefusal } from '@/lobby/refusal';
import { named } from './named';
import { PersonRow } from './person-row';
import { useFriendsChanged } from './use-friends';

/** Whom one has blocked or muted, each to be taken back. */
export function Avoided() {
  const t = useTranslations('friends');
  const trpc = useTRPC();
  const blocked = useQuery(trpc.players.blocked.queryOptions());
  const muted = useQuery(trpc.players.muted.queryOptions());
  const retry = () => Promise.all([blocked.refetch(), muted.refetch()]);
  return (
    <section aria-labelledby="avoided">
      <h2 id="avoided" className="mb-3">
        {t('avoided.title')}
      </h2>
      {blocked.data && muted.data ? (
        <AvoidedList blocked={blocked.data} muted={muted.data} />
      ) : blocked.isError || muted.isError ? (
        <ErrorState title={t('avoided.failed')} actions={<Button onClick={retry}>{t('tryAgain')}</Button>} />
      ) : (
        <Spinner label={t('avoided.loading')} />
      )}
    </section>
  );
}

interface Person {
  userId: string;
  name: string;
}

function AvoidedList({ blocked, muted }: { blocked: readonly Person[]; muted: readonly Person[] }) {
  const t = useTranslations('friends');
  const trpc = useTRPC();
  const changed = useFriendsChanged();
  const told = { onError: useTellRefusal(), onSettled: changed };
  const unblock = useMutation(trpc.players.unblock.mutationOptions(told));
  const unmute = useMutation(trpc.players.unmute.mutationOptions(told));
  if (blocked.length + muted.length === 0) return <p className="text-fg-2">{t('avoided.none')}</p>;
  return (
    <ul className="as-panel divide-y divide-line">
      {blocked.map(({ userId, name }) => (
        <PersonRow key={userId} name={name} text={t('avoided.blocked')}>
          <Button
            disabled={unblock.isPending}
            onClick={() =>
              unblock.mutate({ userId }, { onSuccess: () => void toast.success(t('told.unblocked', { name })) })
            }
          >
            {t.rich('avoided.unblock', named(name))}
          </Button>
        </PersonRow>
      ))}
      {muted.map(({ userId, name }) => (
        <PersonRow key={userId} name={name} text={t('avoided.muted')}>
          <Button
            disabled={unmute.isPending}
            onClick={() =>
              unmute.mutate({ userId }, { onSuccess: () => void toast.success(t('told.unmuted', { name })) })
            }
          >
            {t.rich('avoided.unmute', named(name))}
          </Button>
        </PersonRow>
      ))}
    </ul>
  );
}
