import { buttonClass, ErrorState, Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { cardName } from '@/decks/deck-cards';
import { DeckView } from '@/decks/deck-view';
import { readCodeOfAddress } from '@/decks/exchange';
import { CopyDeckButton } from '@/decks/new-deck';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export const metadata: Metadata = { title: 'Deck', robots: { index: false } };

/** A list that the address itself holds, for anybody to read. */
export default async function DeckCodePage({ params }: PageProps<{ code: string }>) {
  const { code } = await params;
  const read = readCodeOfAddress(code);
  if (!('list' in read)) {
    return (
      <ErrorState
        wholePage
        title="This link can’t be read"
        actions={
          <Link className={buttonClass()} href="/decks">
            All decks
          </Link>
        }
      >
        {read.message} Ask for the link again.
      </ErrorState>
    );
  }
  const { list } = read;
  const problems = await (await api()).decks.check({ list });
  const title = list.homeworld === '' ? 'A deck' : `A deck of ${cardName(list.homeworld)}`;
  return (
    <>
      <nav aria-label="Where you are" className="flex items-center gap-2 pt-6 text-sm text-fg-2">
        <Link className="as-card-link" href="/decks">
          Decks
        </Link>
        <Icon name="chevron-right" size={12} />
        By code
      </nav>
      <PageTitle
        title={title}
        lead="The list that this link holds."
        actions={(await viewer()) && <CopyDeckButton name={title} list={list} />}
      />
      <DeckView list={list} problems={problems} />
    </>
  );
}
