'use client';
import { Spinner } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { CopyLink } from './copy-link';
import { useGoWhenJoined, useLobby } from './use-lobby';

/** One's own challenge while nobody has accepted it. */
export function OwnChallenge({ challengeKey }: { challengeKey: string }) {
  const { mine } = useLobby(true);
  useGoWhenJoined(mine.data);
  return (
    <div className="flex flex-col gap-4">
      <Spinner label={useTranslations('lobby')('waitingForFriend')} />
      <CopyLink challengeKey={challengeKey} />
    </div>
  );
}
