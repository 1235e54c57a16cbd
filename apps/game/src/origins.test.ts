/** Which pages may open a socket, and what every answer says of itself, over real HTTP. */

import { WIRE_VERSION } from '@astris/protocol';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService, ticketOf } from './testing/service';

const SITE = 'https://astris.example';
const POLLING = '/socket.io/?EIO=4&transport=polling';
const FOREIGN = ['https://thief.example', 'https://astris.example.thief.example', 'http://astris.example', 'null'];

let service: TestService;
beforeAll(async () => {
  service = await startService({ origins: [SITE] });
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });

/** `connected`, or why a socket with a good ticket was not opened. */
async function open(transport: 'websocket' | 'polling', headers: Record<string, string>): Promise<string> {
  const socket = io(service.url, {
    transports: [transport],
    auth: { ticket: await ticketOf(null), wire: WIRE_VERSION },
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  });
  const outcome = await new Promise<string>((told) => {
    socket.once('connect', () => told('connected'));
    socket.once('connect_error', ({ message }) => told(message));
  });
  socket.disconnect();
  return outcome;
}

describe.each(['websocket', 'polling'] as const)('a socket by %s', (transport) => {
  it("is opened for the site's page, and for a program, which has no page", async () => {
    expect(await open(transport, { origin: SITE })).toBe('connected');
    expect(await open(transport, {})).toBe('connected');
  });

  it.each(FOREIGN)('is not opened for a page at %s, whatever its ticket', async (origin) => {
    expect(await open(transport, { origin })).toMatch(/error/);
  });

  it('is not opened for what a browser calls cross-site without saying more', async () => {
    expect(await open(transport, { 'sec-fetch-site': 'cross-site' })).toMatch(/error/);
  });
});

describe('what is polled', () => {
  it("may be read by the site's pages alone, without cookies", async () => {
    const answer = await get(POLLING, { origin: SITE });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each(FOREIGN)('is refused to a page at %s', async (origin) => {
    const answer = await get(POLLING, { origin });
    expect(answer.status).toBe(403);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('an answer', () => {
  it.each(['/health', '/ready', '/nothing', '/metrics', POLLING])(
    'of %s lies in no frame and is not guessed at',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
      expect(headers.has('x-powered-by')).toBe(false);
    },
  );

  it('says nothing of https where the site is not reached by it', async () => {
    const plain = await startService({ origins: ['http://127.0.0.1:3000'] });
    expect((await fetch(`${plain.url}/health`)).headers.has('strict-transport-security')).toBe(false);
    await plain.close();
  });
});
