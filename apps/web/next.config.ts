import type { NextConfig } from 'next';

const PACKAGES = [
  'api',
  'art',
  'auth',
  'bots',
  'cards',
  'db',
  'decks',
  'engine',
  'protocol',
  'rating',
  'replay',
  'rulebook',
  'search',
  'ui',
];

/** The Content-Security-Policy needs a nonce and the game service's address, so it is set in `src/proxy.ts`. */
const HEADERS = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
];

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
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
};

export default config;
