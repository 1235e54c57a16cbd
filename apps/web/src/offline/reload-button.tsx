'use client';
import { Button } from '@astris/ui';
import { useTranslations } from 'next-intl';

/** Asks for the page of this address once more. */
export const ReloadButton = () => (
  <Button variant="primary" onClick={() => window.location.reload()}>
    {useTranslations('offline')('tryAgain')}
  </Button>
);
