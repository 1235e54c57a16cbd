'use client';
import { Button, EmptyState } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { Results } from './results';
import { queryOf, searchBook } from './search';

const EXAMPLES = ['Bind', 'Skip', 'Treasury', '9.4', 'intercept'];
const hrefOf = (query: string): string => (query === '' ? '/rules' : `/rules?q=${encodeURIComponent(query)}`);

/** Search over rules and glossary: as one types, or as a plain form where there are no scripts. */
export function RuleSearch({ initial }: { initial: string }) {
  const t = useTranslations('rules');
  const [query, setQuery] = useState(initial);
  const asked = useDeferredValue(query.trim());
  const answer = useMemo(() => searchBook(asked), [asked]);
  const ask = (next: string) => {
    setQuery(next);
    window.history.replaceState(null, '', hrefOf(queryOf(next.trim())));
  };
  return (
    <div className="mb-10">
      <search>
        <form
          action="/rules"
          className="flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            document.getElementById('found')?.scrollIntoView({ block: 'nearest' });
          }}
        >
          <div className="as-field min-w-0 flex-1">
            <label className="as-field-label" htmlFor="q">
              {t('search')}
            </label>
            <input
              id="q"
              className="as-input"
              type="search"
              name="q"
              value={query}
              maxLength={100}
              autoComplete="off"
              placeholder={t('placeholder')}
              onChange={(event) => ask(event.target.value)}
            />
          </div>
          <Button type="submit" icon="search" className="as-btn-44">
            {t('submit')}
          </Button>
        </form>
      </search>
      <div id="found" role="status" className="as-sr">
        {asked !== '' && t('found', { count: answer.found.length })}
      </div>
      {asked !== '' && answer.found.length > 0 && <Results answer={answer} />}
      {asked !== '' && answer.found.length === 0 && (
        <div className="as-panel mt-4">
          <EmptyState
            title={t('nothingSays', { asked })}
            icon="search"
            actions={EXAMPLES.map((example) => (
              <a
                key={example}
                className="as-btn as-btn-36 as-btn-default"
                href={hrefOf(example)}
                onClick={(event) => {
                  event.preventDefault();
                  ask(example);
                }}
              >
                {example}
              </a>
            ))}
          >
            {t('tryLess')}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
