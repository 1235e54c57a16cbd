/** What the built site says with each answer, and whom it refuses, over real HTTP. */
import type { APIResponse, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The site's own address; the runner says where it is. */
const SITE = process.env.E2E_BASE_URL ?? '';
const THIEF = { origin: 'https://thief.example' };
/** An answer of each kind: pages, data, what is not there, the API, the probes, files, a redirect. */
const ADDRESSES = {
  pages: ['/', '/cards', '/cards/the-long-vigil', '/rules', '/signin', '/no-such-page', '/api/no-such-thing'],
  data: ['/cards.json?q=t:storyline', '/rules.json', '/health', '/ready'],
  api: ['/api/trpc/account.me', '/api/trpc/no.such', '/api/auth/session', '/api/auth/csrf', '/api/auth/nonsense'],
  files: ['/theme.js', '/sw.js', '/_next/static/no-such-file.js', '/art/no-such-card.webp'],
};

const policyOf = (answer: APIResponse) => {
  const text = answer.headers()['content-security-policy'] ?? '';
  return Object.fromEntries(text.split('; ').map((directive) => directive.split(/ (.*)/s) as [string, string?]));
};
const nonceOf = (answer: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(answer)['script-src'] ?? '')?.[1];
const isSignedIn = async (page: Page) => {
  const { user } = (await (await page.request.get('/api/auth/session')).json()) as { user?: object };
  return user !== undefined;
};
/** A guest's session, in the cookies of the page. */
async function signInAsGuest({ request }: Page, origin: string) {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { csrfToken, json: 'true' };
  await request.post('/api/auth/callback/guest', { headers: { origin }, form });
}

for (const [kind, paths] of Object.entries(ADDRESSES)) {
  test(`every answer says what a browser may do with it: ${kind}`, async ({ request }) => {
    for (const path of paths) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const headers = answer.headers();
      expect.soft(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), '),
      });
      expect.soft(headers, path).not.toHaveProperty('x-powered-by');
      // This site is reached by http.
      expect.soft(headers, path).not.toHaveProperty('strict-transport-security');
      expect.soft(policyOf(answer), path).toMatchObject({ 'frame-ancestors': "'none'" });
    }
  });
}

test('a page runs the scripts of its own nonce alone, another at each request, and speaks to nobody else', async ({
  request,
}) => {
  const [one, other] = [await request.get('/'), await request.get('/')];
  expect(policyOf(one)).toMatchObject({
    'script-src': `'self' 'nonce-${nonceOf(one)}' 'strict-dynamic'`,
    'script-src-attr': "'none'",
    'connect-src': expect.stringMatching(/^'self' http:\/\/127\.0\.0\.1:\d+ ws:\/\/127\.0\.0\.1:\d+$/),
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
  });
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  const scripts = (await one.text()).match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(one)}"`);
});

test('a script that somebody slips into a page does not run', async ({ browser }) => {
  const context = await browser.newContext();
  // Here the policy is meant to be broken.
  context.removeAllListeners('console');
  const page = await context.newPage();
  const slipped = '<script>window.ran = 1</script><img src="data:," onerror="window.ran = 1">';
  await page.route('**/rules', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace(/<body[^>]*>/, (start) => `${start}${slipped}`) });
  });
  const refused: string[] = [];
  await page.exposeFunction('refused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    const told = (window as unknown as { refused(directive: string): void }).refused;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => told(effectiveDirective));
  });
  await page.goto('/rules');
  await expect.poll(() => [...new Set(refused)].sort()).toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await context.close();
});

test('cookies of a session are kept from scripts and from other sites', async ({ page, context }) => {
  await signInAsGuest(page, SITE);
  expect(await isSignedIn(page)).toBe(true);
  const cookies = (await context.cookies()).filter(({ name }) => name.includes('next-auth'));
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    'next-auth.callback-url',
    'next-auth.csrf-token',
    'next-auth.session-token',
  ]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test("another site's page changes nothing, and neither does a link", async ({ page }) => {
  await signInAsGuest(page, SITE);
  const mutation = '/api/trpc/account.signOutEverywhere';
  const own = { origin: SITE };
  const post = (path: string, headers: Record<string, string>) => page.request.post(path, { headers, data: {} });

  for (const path of [mutation, `${mutation}?batch=1`, '/api/auth/signout', '/api/auth/callback/guest']) {
    for (const headers of [THIEF, { origin: 'null' }, { ...own, 'sec-fetch-site': 'cross-site' }, {}]) {
      const answer = await post(path, headers);
      expect([path, headers, answer.status(), await answer.json()]).toEqual([
        path,
        headers,
        403,
        { refused: 'foreignOrigin' },
      ]);
    }
  }
  for (const query of ['', '?batch=1', '?batch=1&input=%7B%7D', '?input=%7B%7D']) {
    expect((await page.request.get(`${mutation}${query}`)).status()).toBe(405);
  }
  const mixed = await page.request.get('/api/trpc/account.me,account.signOutEverywhere?batch=1&input=%7B%7D');
  expect(mixed.status()).toBe(400);
  expect(await isSignedIn(page)).toBe(true);

  expect((await post(mutation, own)).status()).toBe(200);
  expect(await isSignedIn(page)).toBe(false);
});

test('a request that is too large, too deep or too many in one is refused', async ({ page }) => {
  const headers = { origin: SITE, 'content-type': 'application/json' };
  const post = async (path: string, data: string) => (await page.request.post(path, { headers, data })).status();
  expect(await post('/api/trpc/account.signUp', JSON.stringify({ json: 'x'.repeat(200_000) }))).toBe(413);
  expect(await post('/api/auth/callback/password', JSON.stringify({ email: 'x'.repeat(200_000) }))).toBe(413);
  expect(await post('/api/trpc/account.signUp', '['.repeat(50_000))).toBe(400);
  const many = Array.from({ length: 21 }, () => 'account.me').join(',');
  expect((await page.request.get(`/api/trpc/${many}?batch=1&input=%7B%7D`)).status()).toBe(400);
});

test('a form that is sent before the scripts of its page run puts no password into an address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    if (path === '/signup') await page.getByLabel('Name').fill('Ann of Tessaly');
    await page.getByLabel('Email').fill('ann@example.org');
    await page.getByLabel('Password').fill('correct horse battery');
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByLabel('Password').press('Enter');
    expect((await sent).status()).toBeLessThan(500);
    await page.waitForLoadState();
    expect(new URL(page.url())).toMatchObject({ pathname: path, search: '' });
  }
  await context.close();
});
