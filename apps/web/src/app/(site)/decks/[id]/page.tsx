import { STARTER_DECKS } from '@astris/cards';
import { Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CopyButtons } from '@/decks/copy-buttons';
import { DECK_CARDS } from '@/decks/deck-cards';
import { DeckEditor } from '@/decks/deck-editor';
import { copiesIn } from '@/decks/deck-groups';
import { DeckView } from '@/decks/deck-view';
import { Legality } from '@/decks/legality';
import { CopyDeckButton } from '@/decks/new-deck';
import { api } from '@/server/api';
import { orNotFound } from '@/server/not-found';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Deck' };

export default async function DeckPage({ params }: PageProps<{ id: string }>) {
  const { id } = await params;
  const deck = await orNotFound((await api()).decks.get({ deckId: id }));
  const [newest] = deck.versions;
  if (!newest) notFound();
  const user = await viewer();
  const title = (
    <>
      <nav aria-label="Where you are" className="flex items-center gap-2 pt-6 text-sm text-fg-2">
        <Link className="as-card-link" href="/decks">
          Decks
        </Link>
        <Icon name="chevron-right" size={12} />
        {deck.starter === null ? 'My decks' : 'Starter decks'}
      </nav>
      <PageTitle
        title={deck.name}
        lead={STARTER_DECKS.find(({ id }) => id === deck.starter)?.description}
        actions={deck.starter !== null && user && <CopyDeckButton name={deck.name} list={newest.list} />}
      />
    </>
  );
  if (deck.starter === null) {
    return (
      <>
        {title}
        <DeckEditor
          key={deck.deckId}
          deckId={deck.deckId}
          saved={{ name: deck.name, list: newest.list }}
          versions={deck.versions}
          cards={DECK_CARDS}
        />
      </>
    );
  }
  return (
    <>
      {title}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <section aria-label="Deck list" className="as-panel p-5">
          <DeckView list={newest.list} />
        </section>
        <aside className="flex flex-col gap-5">
          <p>
            <b className="font-semibold">{copiesIn(newest.list.main)} cards</b>
            <span className="text-fg-2"> · sideboard {copiesIn(newest.list.sideboard)}</span>
          </p>
          <Legality problems={newest.problems} />
          <CopyButtons list={newest.list} />
        </aside>
      </div>
    </>
  );
}
