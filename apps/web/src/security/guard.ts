/** What stands before the API: no other site's page gets in, and nothing that is too large or too deep to be read. */
import { isForeign, isForged, isHttpsOnly, STRICT_TRANSPORT, siteOrigins } from '@astris/auth/origins';
import { NextRequest } from 'next/server';
import { depthOf } from './depth';
import { DATA_POLICY } from './headers';
import { MOST_BYTES, MOST_DEPTH } from './limits';

type Handler<C extends unknown[]> = (request: NextRequest, ...context: C) => Promise<Response>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Why a request does not get in, and the status that says so. */
const REFUSALS = { foreignOrigin: 403, oversized: 413, tooDeep: 400 } as const;
export type GuardRefusal = keyof typeof REFUSALS;

/** The handler behind the guard, which refuses before it is asked. Each answer gets the headers of what is no page. */
export function guarded<C extends unknown[]>(handler: Handler<C>, environment: Environment = process.env): Handler<C> {
  return async (request, ...context) => {
    const own = siteOrigins(environment);
    const admitted = await letIn(request, own.length > 0 ? own : [originOfHost(request)]);
    const answer = typeof admitted === 'string' ? refusal(admitted) : await handler(admitted, ...context);
    return withHeaders(answer, isHttpsOnly(own));
  };
}

/** The request as it may be handled, its body read; or why it may not. */
async function letIn(request: NextRequest, own: string[]): Promise<NextRequest | GuardRefusal> {
  const { headers } = request;
  const sender = { origin: headers.get('origin'), fetchSite: headers.get('sec-fetch-site') };
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (isForeign({ ...sender, fetchSite: null }, own)) return 'foreignOrigin';
    return depthOf(request.nextUrl.searchParams.get('input') ?? '') > MOST_DEPTH ? 'tooDeep' : request;
  }
  if (isForged({ ...sender, hasCookies: headers.has('cookie') }, own)) return 'foreignOrigin';
  const body = await read(request);
  if (body === null) return 'oversized';
  if (depthOf(new TextDecoder().decode(body)) > MOST_DEPTH) return 'tooDeep';
  return new NextRequest(request.url, { method: request.method, headers, body: body.byteLength > 0 ? body : null });
}

/** The body, or null when it is too large, which is known before all of it has come. */
async function read(request: NextRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The site's address as the request has it: what is believed where WEB_ORIGIN says nothing. */
function originOfHost({ headers, nextUrl }: NextRequest): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? nextUrl.host;
  return `${headers.get('x-forwarded-proto') ?? nextUrl.protocol.replace(':', '')}://${host}`;
}

const refusal = (reason: GuardRefusal): Response => Response.json({ refused: reason }, { status: REFUSALS[reason] });

function withHeaders(answer: Response, https: boolean): Response {
  const headers = new Headers(answer.headers);
  headers.set('Content-Security-Policy', DATA_POLICY);
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (https) headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
