'use client';
import { toast } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useSession } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { matchHref } from '@/site/links';
import { useOutcome } from './use-outcome';
import { useQueue } from './use-queue';
import type { QueueStanding } from './words';

/** On a page of the site: goes to the game when it has begun, and says so when the place in the queue is lost. */
export function useGoToGame(standing: QueueStanding | undefined): void {
  const t = useTranslations('queue');
  const router = useRouter();
  const onPaired = useCallback((matchId: string) => router.push(matchHref(matchId)), [router]);
  const onLost = useCallback(() => void toast.info(t('lost'), { description: t('lostText') }), [t]);
  useOutcome(standing, { onPaired, onLost });
}

/** At another table, as against a bot: says when the game that one waits for has begun. Nobody is taken away from a table. */
export function useFoundAtTable(table: string): void {
  const t = useTranslations('queue');
  const router = useRouter();
  const { status } = useSession();
  const { standing } = useQueue(status === 'authenticated');
  const onPaired = useCallback(
    (matchId: string) => {
      if (matchId === table) return;
      toast.info(t('found'), {
        duration: Number.POSITIVE_INFINITY,
        action: { label: t('goToTable'), onClick: () => router.push(matchHref(matchId)) },
      });
    },
    [router, table, t],
  );
  useOutcome(standing, { onPaired });
}
