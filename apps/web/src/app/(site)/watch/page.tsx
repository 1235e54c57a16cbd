import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { api } from '@/server/api';
import { PageTitle } from '@/site/page-title';
import { LiveGames } from '@/watch/live-games';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('watch');
  return { title: t('title') };
}

export default async function WatchPage() {
  const games = await (await api()).watch.list();
  const t = await getTranslations('watch');
  return (
    <PageMessages of={['watch']}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <section aria-label={t('onNow')} className="as-panel px-5 py-2">
        <LiveGames initial={games} />
      </section>
    </PageMessages>
  );
}
