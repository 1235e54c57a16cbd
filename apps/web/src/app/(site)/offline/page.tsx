import { buttonClass, EmptyState } from '@astris/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/i18n/page-messages';
import { ReloadButton } from '@/offline/reload-button';
import { LEARN, PRACTICE } from '@/site/links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline');
  return { title: t('title'), robots: { index: false } };
}

const WORKS = [
  [PRACTICE, 'practice'],
  [LEARN, 'learn'],
  ['/cards', 'cards'],
] as const;

/** Shown by the service worker where the network is needed and there is none. */
export default async function OfflinePage() {
  const t = await getTranslations('offline');
  const site = await getTranslations('site');
  return (
    <EmptyState
      wholePage
      title={t('noNetwork')}
      icon="wifi-off"
      actions={
        <PageMessages of={['offline']}>
          {WORKS.map(([href, name]) => (
            // A whole page each: what leads from page to page needs the network.
            <a key={href} href={href} className={buttonClass()}>
              {site(name)}
            </a>
          ))}
          <ReloadButton />
        </PageMessages>
      }
    >
      {t('text')}
    </EmptyState>
  );
}
