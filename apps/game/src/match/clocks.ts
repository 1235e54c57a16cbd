/** Each seat's time (19.1): so many ms free for a decision, then a bank that never grows. Pure; derived from the log. */
import type { Action, Decision, Seat, ServerAction } from '@astris/engine';
import type { SeatClock } from '@astris/protocol';

export interface SeatTime {
  /** Free time left for the open decision, and bank, in ms, as of `sinceMs`. */
  freeMs: number;
  bankMs: number;
  /** Match time at which the open decision was asked; null while the seat is asked nothing. */
  sinceMs: number | null;
  decision: number | null;
  /** The seat took a play back and has committed to nothing since: no new free time. */
  tookBack: boolean;
}
export interface TimeControl {
  decisionMs: number;
  bankMs: number;
}
/** The part of a log entry that matters here; -1 is the server. */
export interface Timed {
  actor: number;
  action: Action | ServerAction;
  atMs: number;
}
type Decisions = readonly (Decision | null)[];

/** The clocks at match time 0. */
export function startTimes(control: TimeControl, decisions: Decisions): SeatTime[] {
  return decisions.map((decision) => ({
    freeMs: control.decisionMs,
    bankMs: control.bankMs,
    sinceMs: decision && 0,
    decision: decision?.id ?? null,
    tookBack: false,
  }));
}

/** The clocks after an action, with the decisions that are open then. */
export function timesAfter(control: TimeControl, times: SeatTime[], done: Timed, decisions: Decisions): SeatTime[] {
  return times.map((before, seat) => {
    const open = decisions[seat] ?? null;
    if (!isOwn(done, seat) && (open?.id ?? null) === before.decision) return before;
    const left = charged(before, done.atMs);
    if (!open) return { ...left, sinceMs: null, decision: null, freeMs: control.decisionMs, tookBack: false };
    const tookBack =
      isOwn(done, seat) && (done.action.type === 'takeBack' || (before.tookBack && open.takeBack === true));
    const freeMs = tookBack ? left.freeMs : control.decisionMs;
    return { ...left, freeMs, sinceMs: done.atMs, decision: open.id, tookBack };
  });
}

const isOwn = ({ actor, action }: Timed, seat: Seat): boolean =>
  actor === seat || (action.type === 'clockOut' && action.seat === seat);

function charged(time: SeatTime, atMs: number): SeatTime {
  if (time.sinceMs === null) return time;
  const used = Math.max(0, atMs - time.sinceMs);
  return {
    ...time,
    freeMs: Math.max(0, time.freeMs - used),
    bankMs: time.bankMs - Math.min(time.bankMs, Math.max(0, used - time.freeMs)),
  };
}

/** Match time at which a seat's time is over; null while it is asked nothing. */
export const deadlineOf = (time: SeatTime): number | null =>
  time.sinceMs === null ? null : time.sinceMs + time.freeMs + time.bankMs;

/** The seat whose time is over first, and when. */
export function nextDeadline(times: SeatTime[]): { seat: Seat; atMs: number } | null {
  let next: { seat: Seat; atMs: number } | null = null;
  times.forEach((time, seat) => {
    const atMs = deadlineOf(time);
    if (atMs !== null && (next === null || atMs < next.atMs)) next = { seat, atMs };
  });
  return next;
}

/** A seat's clock as clients see it. */
export const shownClock = ({ bankMs, freeMs, sinceMs }: SeatTime): SeatClock => ({
  bankMs,
  decisionMs: freeMs,
  decidingSinceMs: sinceMs,
});
