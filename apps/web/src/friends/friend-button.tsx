'use client';
import { Button, type IconName, Tag } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useTellRefusal } from '@/lobby/refusal';
import { type Standing, useAsk, useStanding } from './use-friends';

/** On a profile: asks its player to be friends, accepts, or says that it is done. */
export function FriendButton({ userId, initial }: { userId: string; initial: Standing }) {
  const t = useTranslations('friends.profile');
  const standing = useStanding(userId, initial);
  const ask = useAsk();
  const tellRefusal = useTellRefusal();
  if (standing === 'friends') return <Tag icon="users">{t('friends')}</Tag>;
  if (standing === 'asked') return <Tag icon="check">{t('asked')}</Tag>;
  const [words, icon]: [string, IconName] = standing === 'asksYou' ? [t('accept'), 'check'] : [t('add'), 'plus'];
  return (
    <Button icon={icon} disabled={ask.isPending} onClick={() => ask.mutate({ userId }, { onError: tellRefusal })}>
      {words}
    </Button>
  );
}
