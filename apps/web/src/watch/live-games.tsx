'use client';
import { buttonClass, EmptyState } from '@astris/ui';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import { type LiveGame, LiveList } from './live-list';

const POLL_MS = 5_000;

/** All games that may be watched, kept up to date. */
export function LiveGames({ initial }: { initial: LiveGame[] }) {
  const t = useTranslations('watch');
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.watch.list.queryOptions(undefined, { initialData: initial, refetchInterval: POLL_MS }),
  );
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('nobodyPlays')}
        icon="eye"
        actions={
          <Link className={buttonClass()} href="/play">
            {t('openTable')}
          </Link>
        }
      >
        {t('nobodyPlaysText')}
      </EmptyState>
    );
  }
  return <LiveList games={data} />;
}
