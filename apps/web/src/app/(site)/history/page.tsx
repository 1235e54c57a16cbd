import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FilterForm } from '@/game/filter-form';
import { filteredHref, filterOf, isFiltered } from '@/game/game-filter';
import { Games } from '@/game/games';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { idParam } from '@/site/search-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('game');
  return { title: t('myGames') };
}

export default async function HistoryPage({ searchParams }: PageProps) {
  const user = await viewer();
  if (!user) redirect('/signin?next=/history');
  const params = await searchParams;
  const cursor = idParam(params.before);
  const filter = filterOf(params);
  const caller = await api();
  const { games, userId, nextCursor, decks } = await caller.history.list({ name: user.name, cursor, filter });
  const t = await getTranslations('game');
  return (
    <>
      <PageTitle title={t('myGames')} lead={t('myGamesLead')} />
      <FilterForm path="/history" filter={filter} decks={decks} />
      <Games
        games={games}
        userId={userId}
        older={nextCursor && filteredHref('/history', filter, nextCursor)}
        filtered={isFiltered(filter)}
        mine
      />
    </>
  );
}
