import type { DeckList } from '@astris/engine';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { deckHref } from '@/site/links';
import { usedIn } from './deck-use';

interface Deck {
  deckId: string;
  name: string;
  list: DeckList;
}

/** The ready-made decks that have a card. */
export function InDecks({ card, decks }: { card: string; decks: readonly Deck[] }) {
  const t = useTranslations('cardPage');
  const uses = decks.flatMap(({ deckId, name, list }) => {
    const how = usedIn(list, card, t);
    return how === undefined ? [] : [{ deckId, name, how }];
  });
  return (
    <section aria-labelledby="decks" className="as-panel px-5 py-4">
      <h2 id="decks" className="font-ui text-md font-semibold">
        {t('inDecks.title')}
      </h2>
      {uses.length === 0 && <p className="mt-2 text-sm text-fg-2">{t('inDecks.none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {uses.map(({ deckId, name, how }) => (
          <li key={deckId} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <Link className="as-card-link" href={deckHref(deckId)}>
              {name}
            </Link>
            <span className="text-fg-2">{how}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
