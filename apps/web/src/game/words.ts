import type { RouterOutputs } from '@astris/api';

export type GameSummary = RouterOutputs['history']['list']['games'][number];
export type SeatSummary = GameSummary['seats'][number];

export const ROMAN = ['', 'I', 'II', 'III'] as const;

const REASONS = {
  acts: 'by Acts',
  concession: 'by concession',
  clock: 'on time',
  void: 'void',
  rulesChanged: 'void',
} as const;

/** What is told of a game that was ended because the rules or cards had changed. */
export const RULES_CHANGED = 'The rules or cards were changed while this game was running; it does not count.';

/** How the game ended: "by concession". */
export const reasonWords = (game: Pick<GameSummary, 'reason' | 'state'>): string =>
  game.state === 'VOID' ? 'void, counts for nobody' : game.reason ? REASONS[game.reason] : '';

const UNCOUNTED = {
  guest: 'guests are never rated',
  gone: 'an account is gone',
  pairLimit: 'the fourth of this pair in one day',
} as const;

/** Whether it was for ratings, and why it changed none all the same: "rated". */
export function ratedWords({ rated, uncounted }: Pick<GameSummary, 'rated' | 'uncounted'>): string {
  if (!rated) return 'unrated';
  return uncounted ? `changed no rating: ${UNCOUNTED[uncounted]}` : 'rated';
}

/** Acts won by each seat. */
export function actsWon(game: Pick<GameSummary, 'acts'>, seat: number): number {
  return game.acts.filter(({ winner }) => winner === seat).length;
}

/** "I 9, II 11": the turns of each Act. */
export const actTurns = (game: Pick<GameSummary, 'acts'>): string =>
  game.acts.map(({ act, turns }) => `${ROMAN[act]} ${turns}`).join(', ');

/** "24 min". */
export function lengthWords({ startedAt, endedAt }: Pick<GameSummary, 'startedAt' | 'endedAt'>): string {
  if (!startedAt || !endedAt) return '';
  return `${Math.max(1, Math.round((endedAt.getTime() - startedAt.getTime()) / 60_000))} min`;
}
