/** Components in tests, with all that the site says in English around them. */
import { messagesOf } from '@astris/messages';
import { render as renderBare } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup as renderToBareMarkup } from 'react-dom/server';

const InEnglish = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

export const render = (component: ReactNode) => renderBare(component, { wrapper: InEnglish });
export const renderToStaticMarkup = (component: ReactNode): string =>
  renderToBareMarkup(<InEnglish>{component}</InEnglish>);
