import { CARDS } from '@astris/cards';
import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { CardFilters } from '@/cards/card-filters';
import { CardRow } from '@/cards/card-row';
import { FlipCard } from '@/cards/flip-card';
import { filterOf, findCards } from '@/cards/search';
import { cardHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { textParam } from '@/site/search-params';

export const metadata: Metadata = { title: 'Cards' };

export default async function CardsPage({ searchParams }: PageProps) {
  const { type, faction, text } = await searchParams;
  const filter = filterOf({ type: textParam(type), faction: textParam(faction), text: textParam(text) });
  const cards = findCards(CARDS, filter);
  const all = cards.length === CARDS.length;
  return (
    <>
      <PageTitle title="Cards" lead={`${CARDS.length} cards. Text is made from the data that the game plays by.`} />
      <CardFilters filter={filter} />
      <p className="mt-5 mb-5 text-fg-2" role="status">
        <b className="font-semibold text-fg">
          {all ? `All ${cards.length}` : cards.length} {cards.length === 1 ? 'card' : 'cards'}
        </b>
        {!all && (
          <>
            {' · '}
            <Link className="as-card-link" href="/cards">
              Show all
            </Link>
          </>
        )}
      </p>
      {cards.length === 0 && (
        <div className="as-panel">
          <EmptyState
            title="No card fits"
            icon="search"
            actions={
              <Link className={buttonClass()} href="/cards">
                Show all cards
              </Link>
            }
          >
            Try fewer words, or another type or faction.
          </EmptyState>
        </div>
      )}
      <h2 className="as-sr">Cards that fit</h2>
      <ul className="sm:hidden">
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
      <ul className="card-grid max-sm:hidden">
        {cards.map((card) => (
          <li key={card.id}>
            <FlipCard card={card} />
            <Link className="card-open" href={cardHref(card.id)} prefetch={false}>
              {card.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
