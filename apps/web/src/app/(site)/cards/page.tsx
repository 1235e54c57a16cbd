import { CARDS } from '@astris/cards';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { addressOf, catalogHref } from '@/catalog/address';
import { Catalog } from '@/catalog/catalog';
import { countsOf } from '@/catalog/counts';
import { cardIndex, findPage } from '@/catalog/find';
import { Results } from '@/catalog/results';
import { PageMessages } from '@/i18n/page-messages';
import { artHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog');
  return { title: t('title'), description: t('description', { cards: CARDS.length }) };
}

export default async function CardsPage({ searchParams }: PageProps) {
  const t = await getTranslations('catalog');
  const address = addressOf(await searchParams);
  const found = findPage(address);
  const index = cardIndex();
  return (
    <PageMessages of={['cardPage', 'catalog']}>
      <h1 className="as-sr">{t('title')}</h1>
      <Catalog
        key={catalogHref(address)}
        served={address}
        total={found.total}
        vocabulary={{ ...index.vocabulary }}
        counts={countsOf(index)}
      >
        <Results found={found} address={address} />
      </Catalog>
      <p className="mt-10 border-t border-line pt-4 text-sm text-fg-2">
        <Link className="as-card-link" href={artHref()}>
          {t('allArt')}
        </Link>
      </p>
    </PageMessages>
  );
}
