import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { BUILT_POLICY, DATA_POLICY, FIXED_HEADERS, OFFLINE_POLICY } from './src/security/headers';

const PACKAGES = [
  'api',
  'art',
  'auth',
  'bots',
  'cards',
  'db',
  'decks',
  'engine',
  'messages',
  'practice',
  'protocol',
  'rating',
  'replay',
  'rulebook',
  'search',
  'ui',
];

/** Addresses of files, whose policy is always the same; that of pages needs a nonce and is set in `src/proxy.ts`. */
const FILES = ['/art/:path*', '/icons/:path*', '/icon.svg', '/theme.js', '/favicon.ico'];

/** Pictures are asked for anew after an hour: their names stay while they are redrawn. */
const ART_CACHE = 'public, max-age=3600, stale-while-revalidate=604800';

const config: NextConfig = {
  transpilePackages: PACKAGES.map((name) => `@astris/${name}`),
  serverExternalPackages: ['pg', '@prisma/adapter-pg'],
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` type-checks this package by its own step; a build need not do so again.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/sign-in', destination: '/signin', permanent: false }],
  // A folder can't be named after a part of a path segment.
  rewrites: async () => [{ source: '/cards/:id([a-z0-9-]+).json', destination: '/cards/:id/json' }],
  headers: async () => [
    { source: '/:path*', headers: FIXED_HEADERS },
    { source: '/art/:path*', headers: [{ key: 'Cache-Control', value: ART_CACHE }] },
    { source: '/_next/static/:path*', headers: [{ key: 'Content-Security-Policy', value: BUILT_POLICY }] },
    {
      source: '/sw.js',
      headers: [
        { key: 'Content-Security-Policy', value: OFFLINE_POLICY },
        { key: 'Cache-Control', value: 'no-cache' },
      ],
    },
    ...FILES.map((source) => ({ source, headers: [{ key: 'Content-Security-Policy', value: DATA_POLICY }] })),
  ],
};

const withMessages = createNextIntlPlugin('./src/i18n/request.ts');

export default withMessages(config);
