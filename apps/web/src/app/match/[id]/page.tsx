import '@astris/ui/table/styles/index.css';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { PageMessages, TABLE } from '@/i18n/page-messages';
import { MatchTable } from '@/match/match-table';
import { gameUrl } from '@/server/game-url';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('match'))('title') };
}

/** The table of a match. Players play, everybody else watches; the game service says who is who. */
export default async function MatchPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await connection();
  const match = decodeURIComponent(id);
  return (
    <PageMessages of={[...TABLE, 'match', 'queue']}>
      <MatchTable key={match} match={match} url={gameUrl()} />
    </PageMessages>
  );
}
