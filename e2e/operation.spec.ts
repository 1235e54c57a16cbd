/** What a proxy and a watcher ask the site, without a browser. */
import { expect, test } from './support/test';

test('a password is told to no log, however wrong the request is that brings it', async ({ request }) => {
  const password = 'correct horse battery';
  const origin = process.env.E2E_BASE_URL ?? '';
  const headers = { origin, 'content-type': 'application/json' };
  // The runner reads the logs of the whole run for it.
  for (const data of [
    `{"json":{"name":"x","email":"x","password":"${password}"}}`,
    `{"password":"${password}", broken`,
  ]) {
    expect((await request.post('/api/trpc/account.signUp', { headers, data })).status()).toBeGreaterThanOrEqual(400);
  }
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  for (const form of [
    { csrfToken, json: 'true', email: 'nobody@example.org', password },
    { csrfToken, json: 'true', email: 'nul\0@example.org', password },
  ]) {
    expect((await request.post('/api/auth/callback/password', { headers: { origin }, form })).status()).toBe(401);
  }
  const cookie = 'next-auth.session-token=eyJhbGciOiJkaXIifQ..forged.forged.forged';
  expect((await request.get('/settings', { headers: { cookie } })).status()).toBeLessThan(500);
});

test('the web server says that it is there and that it is ready, and tells no figures', async ({ request }) => {
  const answers = await Promise.all(['/health', '/ready', '/metrics'].map((path) => request.get(path)));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 404]);
  expect(await Promise.all(answers.slice(0, 2).map((answer) => answer.text()))).toEqual(['ok\n', 'ready\n']);
});
