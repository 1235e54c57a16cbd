/** Which pages may open a socket. A browser keeps other sites from reading what is polled, but not from opening a WebSocket. */
import type { IncomingMessage } from 'node:http';
import { isForeign, isHttpsOnly, STRICT_TRANSPORT } from '@astris/auth/origins';
import type { ServerOptions } from 'socket.io';

/** Headers of every answer of this service, none of which is a page. */
export const headersOf = (origins: readonly string[]): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  ...(isHttpsOnly(origins) ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
});

/**
 * Lets in the site's own pages, and programs that say nothing of a page: neither brings more with it than its ticket.
 * @param isOverrun whether so many come from where this request does that no more are answered
 */
export const onlyFrom = (
  origins: readonly string[],
  isOverrun: (request: IncomingMessage) => boolean,
): Pick<ServerOptions, 'cors' | 'allowRequest'> => ({
  cors: { origin: [...origins], methods: ['GET', 'POST'], maxAge: 600 },
  allowRequest: (request, decide) => {
    if (isForeign(senderOf(request), origins)) return decide('foreign origin', false);
    if (isOverrun(request)) return decide('too many connections', false);
    decide(null, true);
  },
});

const senderOf = ({ headers }: IncomingMessage) => {
  const fetchSite = headers['sec-fetch-site'];
  return { origin: headers.origin, fetchSite: Array.isArray(fetchSite) ? undefined : fetchSite };
};
