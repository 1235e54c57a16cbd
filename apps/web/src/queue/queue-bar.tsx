'use client';
import { Button, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { matchHref } from '@/site/links';
import { useGoToGame } from './use-go-to-game';
import { useQueue } from './use-queue';
import { useQueueSocket } from './use-queue-socket';
import { useWaitedMs, Waited } from './waited';
import type { Waiting } from './words';

/** On every page but the lobby, which has its own panel: that one still waits, and how to stop; or that the game has begun. */
export const QueueBar = ({ gameUrl }: { gameUrl: string }) =>
  usePathname() === '/play' ? null : <OutsideLobby gameUrl={gameUrl} />;

function OutsideLobby({ gameUrl }: { gameUrl: string }) {
  const t = useTranslations('queue');
  const { standing, at, again, leave } = useQueue(true);
  useGoToGame(standing);
  useQueueSocket(gameUrl, standing?.state === 'waiting', again);
  if (standing?.state === 'paired') {
    return (
      <Bar text={t('opponentIsThere')}>
        <Link className={buttonClass({ variant: 'primary' })} href={matchHref(standing.matchId)}>
          {t('goToTable')}
        </Link>
      </Bar>
    );
  }
  if (standing?.state !== 'waiting') return null;
  return (
    <Bar text={<WaitingText waiting={standing} at={at} />}>
      <Link className={buttonClass()} href="/play">
        {t('lobby')}
      </Link>
      <Button disabled={leave.isPending} onClick={() => leave.mutate()}>
        {t('stopWaiting')}
      </Button>
    </Bar>
  );
}

const Bar = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <aside
    aria-label={useTranslations('queue')('place')}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-8"
  >
    <span className="min-w-0 flex-1">{text}</span>
    {children}
  </aside>
);

const WaitingText = ({ waiting, at }: { waiting: Waiting; at: number }) => (
  <>
    {useTranslations('queue')(`waitingFor.${waiting.kind}`)} <Waited ms={useWaitedMs(waiting, at)} />
  </>
);
