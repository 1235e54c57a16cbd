'use client';
import { toast } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useSession } from 'next-auth/react';
import { useCallback } from 'react';
import { matchHref } from '@/site/links';
import { useOutcome } from './use-outcome';
import { useQueue } from './use-queue';
import type { QueueStanding } from './words';

/** On a page of the site: goes to the game when it has begun, and says so when the place in the queue is lost. */
export function useGoToGame(standing: QueueStanding | undefined): void {
  const router = useRouter();
  const onPaired = useCallback((matchId: string) => router.push(matchHref(matchId)), [router]);
  useOutcome(standing, { onPaired, onLost: tellLost });
}

/** At another table, as against a bot: says when the game that one waits for has begun. Nobody is taken away from a table. */
export function useFoundAtTable(table: string): void {
  const router = useRouter();
  const { status } = useSession();
  const { standing } = useQueue(status === 'authenticated');
  const onPaired = useCallback(
    (matchId: string) => {
      if (matchId === table) return;
      toast.info('Your opponent is there', {
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Go to the table', onClick: () => router.push(matchHref(matchId)) },
      });
    },
    [router, table],
  );
  useOutcome(standing, { onPaired });
}

const tellLost = (): void => {
  toast.info('You are no longer in the queue', { description: 'Queue again if you still want a game.' });
};
