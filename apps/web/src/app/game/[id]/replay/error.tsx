'use client';
import { Button, ErrorState } from '@astris/ui';
import { useTranslations } from 'next-intl';

export default function ReplayFailed({ reset }: { reset: () => void }) {
  const t = useTranslations('site');
  return (
    <main className="as-wrap grid min-h-dvh place-items-center">
      <ErrorState
        wholePage
        title={t('replayNotShown.title')}
        actions={<Button onClick={reset}>{t('notShown.tryAgain')}</Button>}
      >
        {t('replayNotShown.text')}
      </ErrorState>
    </main>
  );
}
