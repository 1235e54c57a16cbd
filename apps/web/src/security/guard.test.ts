import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { depthOf } from './depth';
import { guarded } from './guard';
import { MOST_BYTES, MOST_DEPTH } from './limits';

const SITE = 'https://astris.example';
const ENVIRONMENT = { WEB_ORIGIN: SITE };
const COOKIE = { cookie: 'a=1' };

/** What the guard answers, and the body that the handler behind it was given; null when it was not asked. */
async function ask(init: RequestInit & { path?: string }, environment: object = ENVIRONMENT) {
  let given: string | null = null;
  const handler = guarded(
    async (request) => {
      given = await request.text();
      return new Response('done', {
        headers: [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ],
      });
    },
    environment as Record<string, string>,
  );
  const request = new Request(`${SITE}${init.path ?? '/api/trpc/x'}`, { ...init, duplex: 'half' } as RequestInit);
  const answer = await handler(new NextRequest(request));
  return { answer, given, status: answer.status };
}
const post = (headers: Record<string, string>, body: BodyInit = '{"json":1}') => ask({ method: 'POST', headers, body });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('what a page of the site sends reaches the handler as it was sent, and all cookies come back', async () => {
  const { given, answer } = await post({ origin: SITE, 'sec-fetch-site': 'same-origin', ...COOKIE });
  expect(given).toBe('{"json":1}');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test.each([
  ['another site', { origin: 'https://thief.example' }],
  ['another site that claims to be none', { origin: 'null' }],
  ['a page that the browser calls cross-site', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour on the same domain', { origin: SITE, 'sec-fetch-site': 'same-site' }],
  ['nowhere, with cookies', { ...COOKIE }],
])('what comes from %s is refused before it is handled', async (_from, headers) => {
  const { status, given, answer } = await post({ ...COOKIE, ...headers });
  expect([status, given, await answer.json()]).toEqual([403, null, { refused: 'foreignOrigin' }]);
});

test('a program without cookies may write, and one with cookies may read', async () => {
  expect((await post({})).status).toBe(200);
  expect((await ask({ headers: COOKIE })).status).toBe(200);
});

test('a link from another site may lead back here, but its scripts read nothing', async () => {
  expect((await ask({ headers: { 'sec-fetch-site': 'cross-site', ...COOKIE } })).status).toBe(200);
  expect((await ask({ headers: { origin: 'https://thief.example' } })).status).toBe(403);
});

test('without WEB_ORIGIN the site is where the request was sent to', async () => {
  const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', 'x-forwarded-proto': 'http' };
  expect((await ask({ method: 'POST', headers }, {})).status).toBe(200);
  expect((await ask({ method: 'POST', headers: { ...headers, origin: SITE } }, {})).status).toBe(403);
});

test('a body that is too large is refused, whether it says its size or not', async () => {
  const large = 'x'.repeat(MOST_BYTES + 1);
  const stream = () => new Blob([large]).stream();
  for (const { status, given } of [
    await post({ origin: SITE, 'content-length': String(large.length) }, large),
    await post({ origin: SITE }, stream()),
  ])
    expect([status, given]).toEqual([413, null]);
  const { given } = await post({ origin: SITE }, 'x'.repeat(MOST_BYTES));
  expect(given).toHaveLength(MOST_BYTES);
});

test('a large body is not read to its end', async () => {
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1024)));
  expect((await post({ origin: SITE }, new ReadableStream({ pull }))).status).toBe(413);
  expect(pull.mock.calls.length).toBeLessThan(MOST_BYTES / 1024 + 10);
});

test('JSON that nests too deep is refused, in a body and in an address', async () => {
  const path = (depth: number) => `/api/trpc/x?input=${encodeURIComponent(nested(depth))}`;
  expect((await post({ origin: SITE }, nested(MOST_DEPTH + 1))).status).toBe(400);
  expect((await ask({ path: path(MOST_DEPTH + 1) })).status).toBe(400);
  expect((await post({ origin: SITE }, nested(MOST_DEPTH))).status).toBe(200);
  expect((await ask({ path: path(MOST_DEPTH) })).status).toBe(200);
});

test('only brackets outside of strings make JSON deep', () => {
  expect(depthOf('')).toBe(0);
  expect(depthOf('{"a":[{"b":"[[[\\"[["}],"c":{}}')).toBe(3);
  expect(depthOf(nested(60_000))).toBe(60_000);
});

test('an answer lies in no frame and in no cache, and is kept to https where the site is', async () => {
  const secure = (await ask({})).answer.headers;
  expect(secure.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(secure.get('cache-control')).toBe('no-store');
  expect(secure.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
  const { answer } = await ask({}, { WEB_ORIGIN: 'http://127.0.0.1:3000' });
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});
