import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Games } from '@/game/games';
import { api } from '@/server/api';
import { viewer } from '@/server/session';
import type { PageProps } from '@/site/page-props';
import { PageTitle } from '@/site/page-title';
import { textParam } from '@/site/search-params';

export const metadata: Metadata = { title: 'My games' };

export default async function HistoryPage({ searchParams }: PageProps) {
  const user = await viewer();
  if (!user) redirect('/signin?next=/history');
  const cursor = textParam((await searchParams).before) || undefined;
  const { games, userId, nextCursor } = await (await api()).history.list({ name: user.name, cursor });
  return (
    <>
      <PageTitle title="My games" lead="Every finished game, with its log." />
      <Games games={games} userId={userId} older={nextCursor && `/history?before=${nextCursor}`} mine />
    </>
  );
}
