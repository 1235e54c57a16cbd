import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { CardRow } from '@/cards/card-row';
import { FlipCard } from '@/cards/flip-card';
import { cardHref } from '@/site/links';
import { type CatalogAddress, catalogHref } from './address';
import type { CatalogPage } from './find';
import { Pager } from './pager';

/** One page of what was found, as cards or as rows; without a choice, rows on narrow screens. */
export function Results({ found, address }: { found: CatalogPage; address: CatalogAddress }) {
  const t = useTranslations('catalog.results');
  const { cards, total } = found;
  const { view } = address;
  if (total === 0) return <NothingFound address={address} />;
  return (
    <>
      <h2 className="as-sr">{t('title')}</h2>
      {view !== 'grid' && (
        <ul className={view === null ? 'card-rows sm:hidden' : 'card-rows'}>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      {view !== 'list' && (
        <ul className={view === null ? 'card-grid max-sm:hidden' : 'card-grid'}>
          {cards.map((card) => (
            <li key={card.id}>
              <FlipCard card={card} />
              <Link className="card-open" href={cardHref(card.id)} prefetch={false}>
                {card.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pager found={found} address={address} />
    </>
  );
}

const EXAMPLES: readonly [query: string, words: 'cheapCharacters' | 'guards' | 'reversals'][] = [
  ['t:character cost<=3', 'cheapCharacters'],
  ['kw:guard or kw:vigilant', 'guards'],
  ['t:storyline has:reversal', 'reversals'],
];

function NothingFound({ address }: { address: CatalogAddress }) {
  const t = useTranslations('catalog.results');
  return (
    <div className="as-panel">
      <EmptyState
        title={t('none')}
        icon="search"
        actions={
          <Link className={buttonClass()} href={catalogHref({ ...address, q: '', page: 1 })}>
            {t('showAll')}
          </Link>
        }
      >
        <p>{t('askForLess')}</p>
        <ul className="mt-3 flex flex-col gap-1">
          {EXAMPLES.map(([query, words]) => (
            <li key={query}>
              <Link className="as-card-link" href={catalogHref({ ...address, q: query, page: 1 })}>
                <code>{query}</code>
              </Link>{' '}
              <span className="text-fg-3">{t(`examples.${words}`)}</span>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
