import type { RouterOutputs } from '@astris/api';

export type QueueStanding = RouterOutputs['queue']['stay'];
export type Waiting = Extract<QueueStanding, { state: 'waiting' }>;

/** After so long without an opponent a bot is offered, in ms. */
const OFFER_AFTER_MS = 60_000;

/** True when it is time to offer a bot meanwhile. */
export const isLongWait = (waitedMs: number): boolean => waitedMs >= OFFER_AFTER_MS;

export const OPPONENT_IS_THERE = 'Your opponent is there.';

/** "0:07", "12:30": minutes and seconds. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const waitingText = (kind: Waiting['kind']): string =>
  kind === 'RANKED' ? 'Waiting for a ranked opponent' : 'Waiting for a casual opponent';

/** How many others wait whom one may meet. */
export function othersText(others: number): string {
  if (others === 0) return 'Nobody else whom you can meet is waiting.';
  return others === 1 ? 'One other player is waiting.' : `${others} other players are waiting.`;
}

/** Which opponents are accepted at this moment. */
export function acceptsText(accepts: Waiting['accepts']): string {
  if (!accepts) return 'You are paired with anybody who accepts your rating too.';
  return `Your opponent may be rated ${accepts.least} to ${accepts.most}. The range widens while you wait.`;
}

/** What is read out, each time that it changes: that one waits, that a bot is offered, that a game has begun. */
export function statusText(standing: QueueStanding, isLong: boolean): string {
  if (standing.state === 'paired') return OPPONENT_IS_THERE;
  if (standing.state === 'none') return '';
  return isLong ? 'Nobody has come yet. You can play the captain meanwhile.' : `${waitingText(standing.kind)}.`;
}
