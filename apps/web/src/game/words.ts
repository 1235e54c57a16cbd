import type { RouterOutputs } from '@astris/api';
import type { useTranslations } from 'next-intl';

export type GameWords = ReturnType<typeof useTranslations<'game'>>;
export type GameSummary = RouterOutputs['history']['list']['games'][number];
export type SeatSummary = GameSummary['seats'][number];

export const ROMAN = ['', 'I', 'II', 'III'] as const;

/** How the game ended: "by concession". */
export const reasonWords = (t: GameWords, game: Pick<GameSummary, 'reason' | 'state'>): string =>
  game.state === 'VOID' ? t('reasons.countsForNobody') : game.reason ? t(`reasons.${game.reason}`) : '';

/** Who won, and how; how it ended where nobody did. */
export function endWords(t: GameWords, game: Pick<GameSummary, 'reason' | 'state' | 'winnerSeat' | 'seats'>): string {
  const winner = game.winnerSeat === null ? undefined : game.seats[game.winnerSeat]?.name;
  const how = reasonWords(t, game);
  return winner ? t('won', { winner, how }) : how;
}

/** Whether it was for ratings, and why it changed none all the same: "rated". */
export function ratedWords(t: GameWords, { rated, uncounted }: Pick<GameSummary, 'rated' | 'uncounted'>): string {
  if (!rated) return t('unrated');
  return uncounted ? t(`uncounted.${uncounted}`) : t('rated');
}

/** Acts won by each seat. */
export function actsWon(game: Pick<GameSummary, 'acts'>, seat: number): number {
  return game.acts.filter(({ winner }) => winner === seat).length;
}

/** "I 9, II 11": the turns of each Act. */
export const actTurns = (game: Pick<GameSummary, 'acts'>): string =>
  game.acts.map(({ act, turns }) => `${ROMAN[act]} ${turns}`).join(', ');

/** "24 min". */
export function lengthWords(t: GameWords, { startedAt, endedAt }: Pick<GameSummary, 'startedAt' | 'endedAt'>): string {
  if (!startedAt || !endedAt) return '';
  const minutes = Math.max(1, Math.round((endedAt.getTime() - startedAt.getTime()) / 60_000));
  return t('minutes', { minutes: String(minutes) });
}
