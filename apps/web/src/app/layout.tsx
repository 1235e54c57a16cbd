import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Providers } from '@/client/providers';
import { PageMessages } from '@/i18n/page-messages';
import { context } from '@/server/api';
import { session } from '@/server/session';
import { iconHref } from '@/site/icons';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  const { origin } = await context();
  return {
    ...(origin ? { metadataBase: new URL(origin) } : {}),
    title: { default: 'Astris', template: '%s · Astris' },
    description: t('description'),
    openGraph: { siteName: 'Astris online', type: 'website' },
    twitter: { card: 'summary_large_image' },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: iconHref(180) },
    appleWebApp: { capable: true, title: 'Astris', statusBarStyle: 'black-translucent' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#070b14' },
    { media: '(prefers-color-scheme: light)', color: '#f7f5f0' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={await getLocale()} suppressHydrationWarning>
      <head>
        {/* Runs before the first paint, so that the chosen theme never flashes. */}
        <script src="/theme.js" nonce={nonce} />
      </head>
      <body>
        <PageMessages>
          <Providers session={await session()}>{children}</Providers>
        </PageMessages>
      </body>
    </html>
  );
}
