import type { Clocks } from '@astris/protocol';
import { useEffect, useState } from 'react';

export interface SeatTime {
  /** Milliseconds left of the decision's own time and of the bank (19.1). */
  decision: number;
  bank: number;
  running: boolean;
}

/** A seat's time, `sinceMs` after the clocks were told. */
export function timeOf(clocks: Clocks, seat: number, sinceMs: number): SeatTime {
  const clock = clocks.seats[seat];
  if (!clock) return { decision: 0, bank: 0, running: false };
  if (clock.decidingSinceMs === null) return { decision: clock.decisionMs, bank: clock.bankMs, running: false };
  const spent = Math.max(0, clocks.nowMs + sinceMs - clock.decidingSinceMs);
  const over = Math.max(0, spent - clock.decisionMs);
  return { decision: Math.max(0, clock.decisionMs - spent), bank: Math.max(0, clock.bankMs - over), running: true };
}

/** "9:41" */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time now, told again four times a second while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
