import { type NextRequest, NextResponse } from 'next/server';

/** The addresses under which a page may open the game's socket. GAME_URL is read when the server runs, not when it is built. */
function gameOrigins(): string {
  const origin = new URL(process.env.GAME_URL ?? 'http://127.0.0.1:3001').origin;
  return `${origin} ${origin.replace(/^http/, 'ws')}`;
}

function policy(nonce: string): string {
  const development = process.env.NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${gameOrigins()}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Whether a path is encoded as paths are. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Gives each page its Content-Security-Policy, with a nonce of its own for scripts. */
export function proxy(request: NextRequest) {
  if (!isReadable(request.nextUrl.pathname)) return new NextResponse('Bad address\n', { status: 400 });
  const nonce = btoa(crypto.randomUUID());
  const csp = policy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', csp);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', csp);
  return response;
}

export const config = {
  matcher: [{ source: '/((?!api/|_next/static|_next/image|art/|theme.js|favicon.ico|health|ready).*)' }],
};
