import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics/metrics';

/** What the service is asked over plain HTTP. */
export interface Probes {
  /** Null when it can serve matches, else why not. */
  unready(): Promise<string | null>;
  /** What it has to do without, though it can serve matches; null: nothing. */
  lacking(): string | null;
  metrics: Metrics;
  /** Who reads the metrics says this as a bearer token; null: nobody reads them. */
  metricsToken: string | null;
}

/** `/health`: the process is there. `/ready`: it can serve matches. `/metrics`: with the token. All else is the sockets'. */
export function createHttp({ unready, lacking, metrics, metricsToken }: Probes): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (request.url === '/health') return send(200, 'ok\n');
    if (request.url === '/ready') {
      const why = await unready();
      if (why !== null) return send(503, `not ready: ${why}\n`);
      return send(200, ['ready', lacking()].filter(Boolean).join(', ').concat('\n'));
    }
    // Without a token there is no such address: a proxy on this machine looks like this machine.
    if (request.url !== '/metrics' || metricsToken === null) return send(404, 'not found\n');
    if (!bears(request, metricsToken)) return send(401, 'unauthorized\n');
    return send(200, await metrics.text(), metrics.contentType);
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const bears = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
