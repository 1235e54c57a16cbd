import { buttonClass, EmptyState } from '@astris/ui';
import Link from 'next/link';
import { useTranslations } from 'next-intl';

/** What stands at an address that leads nowhere. */
export function NoSuchPage() {
  const t = useTranslations('site.noSuchPage');
  return (
    <EmptyState
      wholePage
      title={t('title')}
      icon="map"
      actions={
        <Link href="/" className={buttonClass()}>
          {t('goToStart')}
        </Link>
      }
    >
      {t('text')}
    </EmptyState>
  );
}
