'use client';
import { Button, ErrorState } from '@astris/ui';
import { useTranslations } from 'next-intl';

export default function SiteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations('site.notShown');
  return (
    <ErrorState wholePage title={t('title')} actions={<Button onClick={reset}>{t('tryAgain')}</Button>}>
      {t('text')}
      {error.digest && <span className="mt-1 block text-xs text-fg-3">{t('reference', { digest: error.digest })}</span>}
    </ErrorState>
  );
}
