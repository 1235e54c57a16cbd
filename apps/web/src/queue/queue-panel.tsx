'use client';
import { Button, buttonClass } from '@astris/ui';
import Link from 'next/link';
import type { DeckChoice } from '@/lobby/deck-options';
import { matchHref } from '@/site/links';
import { useGoToGame } from './use-go-to-game';
import { useQueue } from './use-queue';
import { useQueueSocket } from './use-queue-socket';
import { useWaitedMs } from './waited';
import { WaitingPanel } from './waiting-panel';
import { isLongWait, OPPONENT_IS_THERE, statusText } from './words';

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
        {standing && statusText(standing, isLongWait(waitedMs))}
      </p>
      {standing?.state === 'paired' && (
        <>
          <h3>{OPPONENT_IS_THERE}</h3>
          <Link className={buttonClass({ size: 48, variant: 'primary' })} href={matchHref(standing.matchId)}>
            Go to the table
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
            refused={isGuest ? 'Guests play casual games' : undefined}
            onClick={() => enter.mutate({ kind: 'RANKED', deck })}
          >
            Play ranked
          </Button>
          <Button size={48} disabled={busy} onClick={() => enter.mutate({ kind: 'CASUAL', deck })}>
            Play casual
          </Button>
          <p className="text-sm text-fg-3">
            You get an opponent near your rating, but not your last one, and nobody you blocked or who blocked you.
          </p>
        </>
      )}
    </div>
  );
}
