import type { Metadata } from 'next';
import { api } from '@/server/api';
import { PageTitle } from '@/site/page-title';
import { LiveGames } from '@/watch/live-games';

export const metadata: Metadata = { title: 'Watch' };

export default async function WatchPage() {
  const games = await (await api()).watch.list();
  return (
    <>
      <PageTitle title="Watch" lead="You see what both players may see, and nothing that one of them holds." />
      <section aria-label="Games on now" className="as-panel px-5 py-2">
        <LiveGames initial={games} />
      </section>
    </>
  );
}
