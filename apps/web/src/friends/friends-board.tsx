'use client';
import { Button, ErrorState, Spinner } from '@astris/ui';
import { useTranslations } from 'next-intl';
import type { DeckOption } from '@/lobby/deck-options';
import { AskForm } from './ask-form';
import { Avoided } from './avoided';
import { FriendList } from './friend-list';
import { AskedList, RequestList } from './request-lists';
import { useFriendLists } from './use-friends';

/** All about one's friends: who asks, who they are and what they do, whom one has asked, and whom one avoids. */
export function FriendsBoard({ decks }: { decks: readonly DeckOption[] }) {
  const t = useTranslations('friends');
  const { data, isError, refetch } = useFriendLists();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="flex min-w-0 flex-col gap-8">
        {!data && !isError && <Spinner label={t('loading')} />}
        {!data && isError && (
          <ErrorState title={t('failed')} actions={<Button onClick={() => refetch()}>{t('tryAgain')}</Button>} />
        )}
        {data && data.requests.length > 0 && <RequestList requests={data.requests} />}
        {data && <FriendList friends={data.friends} decks={decks} />}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <AskForm />
        {data && data.asked.length > 0 && <AskedList asked={data.asked} />}
        <Avoided />
      </div>
    </div>
  );
}
