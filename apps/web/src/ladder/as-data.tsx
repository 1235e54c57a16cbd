import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ladderFileHref, ROWS_A_FILE } from './address';

/** The whole table for programs and spreadsheets. */
export function AsData({ season }: { season: number | undefined }) {
  const t = useTranslations('ladder');
  const file = (format: 'json' | 'csv') => (words: ReactNode) => (
    <a className="as-card-link" href={ladderFileHref(format, season)}>
      {words}
    </a>
  );
  return (
    <p className="border-t border-line pt-5">
      {t.rich('asData', { json: file('json'), csv: file('csv'), rows: String(ROWS_A_FILE) })}
    </p>
  );
}
