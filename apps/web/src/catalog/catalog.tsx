'use client';
import { print, type Query, readQuery, removeField, type Vocabulary } from '@astris/search';
import { Icon } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { addressOfSearch, type CatalogAddress, catalogHref, orderOf } from './address';
import { type FilterCounts, Filters, filtersOn } from './filters';
import { Results } from './results';
import { SearchForm } from './search-form';
import { Summary } from './summary';
import { Toolbar } from './toolbar';
import { useAddress } from './use-address';
import { useFound } from './use-found';

export interface CatalogProps {
  /** What the server was asked for, and what it found: shown until something else is asked. */
  served: CatalogAddress;
  total: number;
  children: ReactNode;
  vocabulary: Vocabulary;
  counts: FilterCounts;
}

/** A query without its own order, so that an order that is chosen counts. */
const unordered = (query: Query): string =>
  query.order ? print(removeField(removeField(query.tree, 'order'), 'dir')) : query.text;

/** The catalog: search, filters and results. Each link in it is an address that works without scripts too. */
export function Catalog({ served, total, children, vocabulary, counts }: CatalogProps) {
  const t = useTranslations('catalog.filters');
  const form = useId();
  const top = useRef<HTMLDivElement>(null);
  const { address, go, rest } = useAddress(served);
  const asked = useDeferredValue(address);
  const isServed = catalogHref(asked) === catalogHref(served);
  const { found, prepare } = useFound(isServed ? null : asked);
  const query = useMemo(() => readQuery(address.q, vocabulary), [address.q, vocabulary]);
  const answered = useMemo(() => readQuery(asked.q, vocabulary), [asked.q, vocabulary]);
  const isWaiting = !isServed && !found;
  useEffect(() => {
    if (isWaiting) prepare();
  }, [isWaiting]);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.pathname !== '/cards') return;
    event.preventDefault();
    const next = addressOfSearch(link.search);
    go(next);
    if (next.page !== address.page) top.current?.scrollIntoView({ block: 'start' });
  };
  // Results wait for a pause in typing; what is clicked next must not.
  const filters = useMemo(
    () => <Filters address={address} query={query} vocabulary={vocabulary} counts={counts} />,
    [address, query, vocabulary, counts],
  );
  const results = useMemo(
    () => (found ? <Results found={found} address={asked} /> : children),
    [found, asked, children],
  );
  const on = filtersOn(query, vocabulary);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links inside are followed here, without a new page
    <div ref={top} className="catalog" onClickCapture={follow} onFocus={prepare} onPointerEnter={prepare}>
      <div className="pt-4 sm:pt-6">
        <SearchForm
          id={form}
          address={address}
          vocabulary={vocabulary}
          onType={(q) => go({ ...address, q, page: 1 }, true)}
          onDone={rest}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Summary query={answered} total={isWaiting ? null : (found?.total ?? total)} address={asked} />
        <Toolbar
          form={form}
          address={address}
          order={orderOf(address, query)}
          reordered={({ by, dir }) => ({ ...address, q: unordered(query), order: by, dir, page: 1 })}
          onOrder={(by) => go({ ...address, q: unordered(query), order: by, page: 1 })}
        />
      </div>
      <details className="filters-sheet lg:hidden">
        <summary>
          <Icon name="sliders" size={16} /> {on > 0 ? t('titleWithOn', { on }) : t('title')}
        </summary>
        {filters}
      </details>
      <div className="catalog-body">
        <aside aria-label={t('title')} className="max-lg:hidden">
          {filters}
        </aside>
        <div className="min-w-0" aria-busy={isWaiting || undefined}>
          {results}
        </div>
      </div>
    </div>
  );
}
