'use client';
import { useEffect } from 'react';
import type { QueueStanding } from './words';

/** Kept over a reload: this tab waits, so that it hears how the waiting ends even if that is meanwhile. */
const WAITS = 'astris-waits';

/** This tab waits no more, by its own wish: nothing has to be told. */
export const forgetWaiting = (): void => sessionStorage.removeItem(WAITS);

export interface Outcome {
  onPaired: (matchId: string) => void;
  /** The place in the queue is gone, and no game has begun. */
  onLost?: (() => void) | undefined;
}

/** Calls one of these, once, when the waiting of this tab has ended; not when it was left here. */
export function useOutcome(standing: QueueStanding | undefined, { onPaired, onLost }: Outcome): void {
  useEffect(() => {
    if (!standing) return;
    if (standing.state === 'waiting') return sessionStorage.setItem(WAITS, '1');
    if (!sessionStorage.getItem(WAITS)) return;
    forgetWaiting();
    if (standing.state === 'paired') onPaired(standing.matchId);
    else onLost?.();
  }, [standing, onPaired, onLost]);
}
