import type { RouterOutputs } from '@astris/api';
import { PROVISIONAL_RD } from '@astris/rating';
import type { useTranslations } from 'next-intl';

export type LadderWords = ReturnType<typeof useTranslations<'ladder'>>;

type Mine = RouterOutputs['ladder']['mine'];
type Row = NonNullable<Mine['row']>;

/** "Rank 3 of 120, Pilot, with 1562 ± 60, 8 won and 4 lost. 38 points to Navigator." */
export function standWords(t: LadderWords, row: Row, { ranked, next }: Pick<Mine, 'ranked' | 'next'>): string {
  const numbers = {
    rating: String(Math.round(row.rating)),
    rd: String(Math.round(row.rd)),
    wins: String(row.wins),
    losses: String(row.losses),
  };
  if (row.rank === null) return t('unranked', { ...numbers, most: String(PROVISIONAL_RD) });
  const title = row.title === null ? '' : t(`titles.${row.title}`);
  const stand = t('ranked', { ...numbers, rank: String(row.rank), ranked: String(ranked), title });
  return next ? `${stand} ${t('toNext', { points: next.points, title: t(`titles.${next.name}`) })}` : stand;
}

/** Why the table does not show a player to themselves. */
export const hiddenWords = (t: LadderWords, hidden: NonNullable<Mine['hidden']>, running: boolean): string =>
  t(`hidden.${hidden === 'noGame' && !running ? 'noGameThen' : hidden}`);
