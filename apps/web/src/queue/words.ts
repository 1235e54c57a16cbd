import type { RouterOutputs } from '@astris/api';
import type { useTranslations } from 'next-intl';

export type QueueWords = ReturnType<typeof useTranslations<'queue'>>;

export type QueueStanding = RouterOutputs['queue']['stay'];
export type Waiting = Extract<QueueStanding, { state: 'waiting' }>;

/** After so long without an opponent a bot is offered, in ms. */
const OFFER_AFTER_MS = 60_000;

/** True when it is time to offer a bot meanwhile. */
export const isLongWait = (waitedMs: number): boolean => waitedMs >= OFFER_AFTER_MS;

/** "0:07", "12:30": minutes and seconds. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Which opponents are accepted at this moment. */
export const acceptsText = (t: QueueWords, accepts: Waiting['accepts']): string =>
  accepts ? t('acceptsRange', { least: String(accepts.least), most: String(accepts.most) }) : t('acceptsAnybody');

/** What is read out, each time that it changes: that one waits, that a bot is offered, that a game has begun. */
export function statusText(t: QueueWords, standing: QueueStanding, isLong: boolean): string {
  if (standing.state === 'paired') return t('opponentIsThere');
  if (standing.state === 'none') return '';
  return isLong ? t('captainOffered') : `${t(`waitingFor.${standing.kind}`)}.`;
}
