/** Headers that tell a browser what it may do with an answer of the site. What they say is tested by e2e/headers.spec.ts. */

/** The same on every answer; next.config.ts sets them. */
export const FIXED_HEADERS = [
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: [
      'accelerometer',
      'browsing-topics',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'usb',
    ]
      .map((feature) => `${feature}=()`)
      .join(', '),
  },
];

/** The policy of what is no page: opened as one it may load nothing and lie in no frame. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The policy of built files: the same, and a worker made of one may load its own parts (a worker goes by the policy of its file). It
 * reaches nothing else, over the network either.
 */
export const BUILT_POLICY = `${DATA_POLICY}; script-src 'self'`;

/** The policy of the service worker: it asks the site for files and pages, and nobody else for anything. */
export const OFFLINE_POLICY = `${DATA_POLICY}; script-src 'self'; connect-src 'self'`;

/** What a page's policy depends on. */
export interface PageParts {
  /** Of this request alone; a script without it is not run. */
  nonce: string;
  /** Address of the game service, which pages open sockets to. */
  gameUrl: string;
  /** The development server makes scripts from text. */
  development: boolean;
  /** Whether the site is reached by https only. */
  https: boolean;
}

/** The Content-Security-Policy of a page. */
export function pagePolicy({ nonce, gameUrl, development, https }: PageParts): string {
  const game = new URL(gameUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${game} ${game.replace(/^http/, 'ws')}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
