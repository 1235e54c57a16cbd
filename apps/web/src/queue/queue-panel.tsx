'use client';
import { Button, buttonClass } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { DeckChoice } from '@/lobby/deck-options';
import { matchHref } from '@/site/links';
import { useGoToGame } from './use-go-to-game';
import { useQueue } from './use-queue';
import { useQueueSocket } from './use-queue-socket';
import { useWaitedMs } from './waited';
import { WaitingPanel } from './waiting-panel';
import { isLongWait, statusText } from './words';

export interface QueuePanelProps {
  deck: DeckChoice;
  isGuest: boolean;
  /** Address of the game service. */
  gameUrl: string;
  /** Begins a game against the captain; the place in the queue is kept. */
  onCaptain: () => void;
  captainPending: boolean;
}

/** The two queues: to enter one, or how the waiting stands. */
export function QueuePanel({ deck, isGuest, gameUrl, onCaptain, captainPending }: QueuePanelProps) {
  const t = useTranslations('queue');
  const { standing, at, isCutOff, again, enter, leave } = useQueue(true);
  const waiting = standing?.state === 'waiting' ? standing : null;
  const waitedMs = useWaitedMs(waiting, at);
  useGoToGame(standing);
  useQueueSocket(gameUrl, waiting !== null, again);
  const busy = enter.isPending || standing === undefined;
  return (
    <div className="flex flex-col gap-3" data-queue={waiting?.kind}>
      {/* Always there, so that every change is read out, once. */}
      <p role="status" className="as-sr">
        {standing && statusText(t, standing, isLongWait(waitedMs))}
      </p>
      {standing?.state === 'paired' && (
        <>
          <h3>{t('opponentIsThere')}</h3>
          <Link className={buttonClass({ size: 48, variant: 'primary' })} href={matchHref(standing.matchId)}>
            {t('goToTable')}
          </Link>
        </>
      )}
      {waiting && (
        <WaitingPanel
          waiting={waiting}
          waitedMs={waitedMs}
          isCutOff={isCutOff}
          onStop={() => leave.mutate()}
          stopping={leave.isPending}
          onCaptain={onCaptain}
          captainPending={captainPending}
        />
      )}
      {!waiting && standing?.state !== 'paired' && (
        <>
          <Button
            variant="primary"
            size={48}
            icon="trophy"
            disabled={busy}
            refused={isGuest ? t('guestsCasual') : undefined}
            onClick={() => enter.mutate({ kind: 'RANKED', deck })}
          >
            {t('playRanked')}
          </Button>
          <Button size={48} disabled={busy} onClick={() => enter.mutate({ kind: 'CASUAL', deck })}>
            {t('playCasual')}
          </Button>
          <p className="text-sm text-fg-3">{t('whomYouMeet')}</p>
        </>
      )}
    </div>
  );
}
