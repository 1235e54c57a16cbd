import { STARTER_DECKS } from '@astris/cards';
import { Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { DeckEditor } from '@/decks/deck-editor';
import { DeckView } from '@/decks/deck-view';
import { CopyDeckButton } from '@/decks/new-deck';
import { deckPreview } from '@/preview/deck-preview';
import { deckById } from '@/server/reads';
import { viewer } from '@/server/session';
import { profileHref } from '@/site/links';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata({ params }: PageProps<{ id: string }>): Promise<Metadata> {
  const { title, lines } = await deckPreview((await params).id);
  return { title, description: lines.join(', ') };
}

export default async function DeckPage({ params }: PageProps<{ id: string }>) {
  const { id } = await params;
  const deck = await deckById(id);
  const [newest] = deck.versions;
  if (!newest) notFound();
  const user = await viewer();
  const starter = STARTER_DECKS.find((one) => one.id === deck.starter);
  const where = (
    <nav aria-label="Where you are" className="flex items-center gap-2 pt-6 text-sm text-fg-2">
      <Link className="as-card-link" href="/decks">
        Decks
      </Link>
      <Icon name="chevron-right" size={12} />
      {deck.isOwn ? 'My decks' : starter ? 'Starter decks' : 'Shared decks'}
    </nav>
  );
  if (deck.isOwn) {
    return (
      <>
        {where}
        <DeckEditor key={deck.deckId} served={deck} />
      </>
    );
  }
  const by = deck.owner && (
    <>
      A deck of{' '}
      <Link className="as-card-link" href={profileHref(deck.owner)}>
        <bdi>{deck.owner}</bdi>
      </Link>
    </>
  );
  return (
    <>
      {where}
      <PageTitle
        title={<bdi>{deck.name}</bdi>}
        lead={starter?.description ?? by}
        actions={user && <CopyDeckButton name={deck.name} list={newest.list} />}
      />
      <DeckView list={newest.list} problems={newest.problems} />
    </>
  );
}
