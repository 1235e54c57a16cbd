import { buttonClass, ErrorState, Icon } from '@astris/ui';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { cardName } from '@/decks/deck-cards';
import { DeckView } from '@/decks/deck-view';
import { readCodeOfAddress } from '@/decks/exchange';
import { CopyDeckButton } from '@/decks/new-deck';
import { codeWords } from '@/decks/problem-words';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('decks.page'))('title'), robots: { index: false } };
}

/** A list that the address itself holds, for anybody to read. */
export default async function DeckCodePage({ params }: PageProps<{ code: string }>) {
  const { code } = await params;
  const t = await getTranslations('decks');
  const read = readCodeOfAddress(code);
  if (!('list' in read)) {
    return (
      <ErrorState
        wholePage
        title={t('page.unreadable')}
        actions={
          <Link className={buttonClass()} href="/decks">
            {t('page.allDecks')}
          </Link>
        }
      >
        {t('page.askAgain', { problem: codeWords(read.problem, t) })}
      </ErrorState>
    );
  }
  const { list } = read;
  const problems = await (await api()).decks.check({ list });
  const title =
    list.homeworld === '' ? t('page.unnamed') : t('page.deckOfHomeworld', { homeworld: cardName(list.homeworld) });
  return (
    <PageMessages of={['decks']}>
      <nav aria-label={t('page.whereYouAre')} className="flex items-center gap-2 pt-6 text-sm text-fg-2">
        <Link className="as-card-link" href="/decks">
          {t('title')}
        </Link>
        <Icon name="chevron-right" size={12} />
        {t('page.byCode')}
      </nav>
      <PageTitle
        title={title}
        lead={t('page.codeLead')}
        actions={(await viewer()) && <CopyDeckButton name={title} list={list} />}
      />
      <DeckView list={list} problems={problems} />
    </PageMessages>
  );
}
