import { inWords, mended, type Query } from '@astris/search';
import { Icon } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { type CatalogAddress, catalogHref } from './address';

export interface SummaryProps {
  query: Query;
  /** Null until it is known. */
  total: number | null;
  address: CatalogAddress;
}

/** How many cards fit, what was asked in plain words, and what of it was ignored. */
export function Summary({ query, total, address }: SummaryProps) {
  const t = useTranslations('catalog.summary');
  const isAll = query.sense === null;
  return (
    <div className="w-full min-w-0 sm:w-auto sm:flex-1">
      <p role="status" className="text-fg-2">
        <b className="font-semibold text-fg">
          {total === null ? t('searching') : t(isAll ? 'all' : 'some', { total })}
        </b>
        {(!isAll || query.order) && <>: {inWords(query)}</>}
      </p>
      {query.problems.length > 0 && (
        <ul aria-label={t('ignored')} className="mt-1 flex flex-col gap-1 text-sm text-warn">
          {query.problems.map((problem) => (
            <li key={`${problem.place.from} ${problem.why}`} className="flex items-start gap-2">
              <Icon name="triangle-alert" size={14} className="mt-0.5 flex-none" />
              <span className="min-w-0 break-words">
                {t.rich('problem', {
                  typed: () => <b className="font-semibold">{problem.typed}</b>,
                  why: problem.why,
                })}{' '}
                {problem.instead &&
                  t.rich('instead', {
                    instead: problem.instead,
                    mend: (words) => (
                      <a
                        className="as-card-link"
                        href={catalogHref({ ...address, q: mended(query.text, problem), page: 1 })}
                      >
                        {words}
                      </a>
                    ),
                  })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
