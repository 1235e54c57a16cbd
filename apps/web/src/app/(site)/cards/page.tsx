import { CARDS } from '@astris/cards';
import type { Metadata } from 'next';
import Link from 'next/link';
import { addressOf, catalogHref } from '@/catalog/address';
import { Catalog } from '@/catalog/catalog';
import { countsOf } from '@/catalog/counts';
import { cardIndex, findPage } from '@/catalog/find';
import { Results } from '@/catalog/results';
import { artHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';

export const metadata: Metadata = {
  title: 'Cards',
  description: `All ${CARDS.length} cards of Astris, searched by name, text, type, cost, keyword or rule.`,
};

export default async function CardsPage({ searchParams }: PageProps) {
  const address = addressOf(await searchParams);
  const found = findPage(address);
  const index = cardIndex();
  return (
    <>
      <h1 className="as-sr">Cards</h1>
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
          All card art on one page
        </Link>
      </p>
    </>
  );
}
