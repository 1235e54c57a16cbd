import { STARTER_DECKS } from '@astris/cards';
import { Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeckEditor } from '@/decks/deck-editor';
import { DeckView } from '@/decks/deck-view';
import { CopyDeckButton } from '@/decks/new-deck';
import { PageMessages } from '@/i18n/page-messages';
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
  const t = await getTranslations('decks');
  const user = await viewer();
  const starter = STARTER_DECKS.find((one) => one.id === deck.starter);
  const where = (
    <nav aria-label={t('page.whereYouAre')} className="flex items-center gap-2 pt-6 text-sm text-fg-2">
      <Link className="as-card-link" href="/decks">
        {t('title')}
      </Link>
      <Icon name="chevron-right" size={12} />
      {t(deck.isOwn ? 'list.own' : starter ? 'list.starters' : 'page.shared')}
    </nav>
  );
  if (deck.isOwn) {
    return (
      <PageMessages of={['catalog', 'decks']}>
        {where}
        <DeckEditor key={deck.deckId} served={deck} />
      </PageMessages>
    );
  }
  const { owner } = deck;
  const by =
    owner &&
    t.rich('page.deckOf', {
      player: () => (
        <Link className="as-card-link" href={profileHref(owner)}>
          <bdi>{owner}</bdi>
        </Link>
      ),
    });
  return (
    <PageMessages of={['decks']}>
      {where}
      <PageTitle
        title={<bdi>{deck.name}</bdi>}
        lead={starter?.description ?? by}
        actions={user && <CopyDeckButton name={deck.name} list={newest.list} />}
      />
      <DeckView list={newest.list} problems={newest.problems} />
    </PageMessages>
  );
}
