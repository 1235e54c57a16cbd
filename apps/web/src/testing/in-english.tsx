import { messagesOf, type Namespace } from '@astris/messages';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

/** What a part of the site says in English, for functions that are given it. */
export const english = <N extends Namespace>(namespace: N) =>
  createTranslator({ locale: 'en', messages: messagesOf('en'), namespace });

/** What stands around a component in a test: all that the site says, in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);
