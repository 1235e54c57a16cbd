'use client';
import { useEffect, useState } from 'react';
import { durationText, type Waiting } from './words';

/** How long somebody has waited at this moment, in ms: what the server said, and the time since. */
export function useWaitedMs(waiting: Waiting, at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return waiting.waitedMs + Math.max(0, now - at);
}

/** The time that runs; it is not read out each second. */
export const Waited = ({ ms }: { ms: number }) => (
  <span className="tabular-nums" role="timer" aria-live="off" data-waited="">
    {durationText(ms)}
  </span>
);
