import { isHttpsOnly, STRICT_TRANSPORT, siteOrigins } from '@astris/auth/origins';
import { type NextRequest, NextResponse } from 'next/server';
import { pagePolicy } from './security/headers';
import { gameUrl } from './server/game-url';

/** Whether a path is encoded as paths are. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives each page its Content-Security-Policy, with a nonce of its own for scripts. What it depends on is read when the
 * server runs, not when it is built.
 */
export function proxy(request: NextRequest) {
  if (!isReadable(request.nextUrl.pathname)) return new NextResponse('Bad address\n', { status: 400 });
  const nonce = btoa(crypto.randomUUID());
  const https = isHttpsOnly(siteOrigins(process.env));
  const csp = pagePolicy({
    nonce,
    gameUrl: gameUrl(),
    development: process.env.NODE_ENV === 'development',
    https,
  });
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', csp);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', csp);
  if (https) response.headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  return response;
}

// The API has a guard of its own (security/guard.ts), files their policy in next.config.ts.
export const config = {
  matcher: [
    {
      source:
        '/((?!api/trpc/|api/auth/|_next/static/|_next/image|art/|icons/|icon.svg$|theme.js$|sw.js$|favicon.ico$).*)',
    },
  ],
};
