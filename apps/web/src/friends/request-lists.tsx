'use client';
import { Button } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useTellRefusal } from '@/lobby/refusal';
import { Ago } from '@/site/time';
import { named } from './named';
import { PersonRow } from './person-row';
import { type FriendLists, useAsk, useRemove } from './use-friends';

type Listed = FriendLists['requests'][number];

/** Who asks, with the two answers. */
export function RequestList({ requests }: { requests: readonly Listed[] }) {
  const t = useTranslations('friends.requests');
  return (
    <section aria-labelledby="requests">
      <h2 id="requests" className="mb-3">
        {t('title')}
      </h2>
      <ul className="as-panel divide-y divide-line">
        {requests.map((person) => (
          <RequestRow key={person.userId} person={person} />
        ))}
      </ul>
    </section>
  );
}

function RequestRow({ person: { userId, name, rating, since } }: { person: Listed }) {
  const t = useTranslations('friends.requests');
  const ask = useAsk();
  const tellRefusal = useTellRefusal();
  const remove = useRemove();
  const busy = ask.isPending || remove.isPending;
  return (
    <PersonRow name={name} rating={rating} text={t.rich('asked', { when: () => <Ago at={since} /> })}>
      <Button icon="check" disabled={busy} onClick={() => ask.mutate({ userId }, { onError: tellRefusal })}>
        {t.rich('accept', named(name))}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => remove.mutate({ userId })}>
        {t.rich('decline', named(name))}
      </Button>
    </PersonRow>
  );
}

/** Whom one has asked, each to be taken back. */
export function AskedList({ asked }: { asked: readonly Listed[] }) {
  const t = useTranslations('friends');
  const remove = useRemove();
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="mb-3">
        {t('asked.title')}
      </h2>
      <ul className="as-panel divide-y divide-line">
        {asked.map(({ userId, name, rating, since }) => (
          <PersonRow
            key={userId}
            name={name}
            rating={rating}
            text={t.rich('requests.asked', { when: () => <Ago at={since} /> })}
          >
            <Button variant="quiet" disabled={remove.isPending} onClick={() => remove.mutate({ userId })}>
              {t.rich('asked.takeBack', named(name))}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}
