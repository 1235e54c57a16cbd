'use client';
import { Button } from '@astris/ui';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { DeckChoice } from '@/lobby/deck-options';
import { matchHref } from '@/site/links';
import { useQueue, useQueueSocket, useWhenPaired } from './use-queue';
import { useWaitedMs, Waited } from './waited';
import { acceptsText, OFFER_AFTER_MS, othersText, type Waiting, waitingText } from './words';

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
  const router = useRouter();
  const { standing, at, again, enter, leave } = useQueue(true);
  useWhenPaired(
    standing,
    useCallback((matchId: string) => router.push(matchHref(matchId)), [router]),
  );
  const waits = standing?.state === 'waiting';
  useQueueSocket(gameUrl, waits, again);
  if (standing?.state === 'paired') {
    return (
      <p role="status">
        Your opponent is there.{' '}
        <a className="as-card-link" href={matchHref(standing.matchId)}>
          Go to the table
        </a>
      </p>
    );
  }
  if (waits) {
    return (
      <WaitingPanel
        waiting={standing}
        at={at}
        onCancel={() => leave.mutate()}
        cancelling={leave.isPending}
        onCaptain={onCaptain}
        captainPending={captainPending}
      />
    );
  }
  const busy = enter.isPending || standing === undefined;
  return (
    <div className="flex flex-col gap-3">
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
    </div>
  );
}

interface WaitingPanelProps extends Pick<QueuePanelProps, 'onCaptain' | 'captainPending'> {
  waiting: Waiting;
  at: number;
  onCancel: () => void;
  cancelling: boolean;
}

function WaitingPanel({ waiting, at, onCancel, cancelling, onCaptain, captainPending }: WaitingPanelProps) {
  const waitedMs = useWaitedMs(waiting, at);
  const isLong = waitedMs >= OFFER_AFTER_MS;
  return (
    <div className="flex flex-col gap-3" data-queue={waiting.kind}>
      <h3 className="flex items-baseline justify-between gap-3">
        {waitingText(waiting.kind)} <Waited ms={waitedMs} />
      </h3>
      <p className="break-words text-fg-2">
        With {waiting.deckName}. {othersText(waiting.others)} {acceptsText(waiting.accepts)}
      </p>
      {/* Read out when it changes: at once, and when the offer comes. */}
      <p role="status" className={isLong ? undefined : 'as-sr'}>
        {isLong ? 'Nobody has come yet. Play the captain meanwhile?' : `${waitingText(waiting.kind)}.`}
      </p>
      {isLong && (
        <>
          <Button icon="bot" size={48} disabled={captainPending} onClick={onCaptain}>
            Play the captain
          </Button>
          <p className="text-sm text-fg-3">You keep your place, and are told at the table when somebody comes.</p>
        </>
      )}
      <Button size={48} disabled={cancelling} onClick={onCancel}>
        Stop waiting
      </Button>
    </div>
  );
}
