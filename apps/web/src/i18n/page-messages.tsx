import { type Namespace, partsOf } from '@astris/messages';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** What client components of every page say. */
const EVERYWHERE: readonly Namespace[] = ['cards', 'client', 'site', 'ui'];

/** What a table says, besides. */
export const TABLE: readonly Namespace[] = ['chat', 'log', 'report', 'table'];

/**
 * Hands the messages of some parts to the client components within, besides those of every page. Server components have all of
 * them without it. A component that asks for a part which was not handed over fails the page in development and in tests.
 */
export async function PageMessages({ of = [], children }: { of?: readonly Namespace[]; children: ReactNode }) {
  const messages = partsOf(await getMessages(), [...EVERYWHERE, ...of]);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
