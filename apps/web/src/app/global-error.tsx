'use client';
import { DEFAULT_LOCALE } from '@astris/messages';
import { FAILURE } from '@astris/messages/failure';
import { Button, ErrorState } from '@astris/ui';
import { useSyncExternalStore } from 'react';
import { localeOfDevice } from '@/i18n/device-locale';
import './globals.css';

const never = () => () => undefined;

/** In place of the whole page, so that nothing of it is there: it brings its own words in every language. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const locale = useSyncExternalStore(never, localeOfDevice, () => DEFAULT_LOCALE);
  const { title, text, tryAgain } = FAILURE[locale];
  return (
    <html lang={locale}>
      <body>
        <ErrorState wholePage title={title} actions={<Button onClick={reset}>{tryAgain}</Button>}>
          {text}
        </ErrorState>
      </body>
    </html>
  );
}
