'use client';
import { toast } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useSession } from 'next-auth/react';
import { useCallback } from 'react';
import { matchHref } from '@/site/links';
import { useQueue, useWhenPaired } from './use-queue';

/** At another table, as against a bot: says when the game that one waits for has begun. Nobody is taken away from a table. */
export function useFoundAtTable(): void {
  const router = useRouter();
  const { status } = useSession();
  const { standing } = useQueue(status === 'authenticated');
  useWhenPaired(
    standing,
    useCallback(
      (matchId: string) => {
        toast.info('Your opponent is there', {
          duration: Number.POSITIVE_INFINITY,
          action: { label: 'Go to the table', onClick: () => router.push(matchHref(matchId)) },
        });
      },
      [router],
    ),
  );
}
