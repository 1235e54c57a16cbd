'use client';
import { useEffect, useState } from 'react';
import { durationText, type Waiting } from './words';

/** How long somebody has waited at this moment, in ms: what the server said, and the time since. 0 for who does not wait. */
export function useWaitedMs(waiting: Waiting | null, at: number): number {
  const [now, setNow] = useState(at);
  const waits = waiting !== null;
  useEffect(() => {
    if (!waits) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [waits]);
  return waiting ? waiting.waitedMs + Math.max(0, now - at) : 0;
}

/** The time that runs; it is not read out each second. */
export const Waited = ({ ms }: { ms: number }) => (
  <span className="tabular-nums" role="timer" aria-live="off" data-waited="">
    {durationText(ms)}
  </span>
);
