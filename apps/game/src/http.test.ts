import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttp, type Probes } from './http';
import { Metrics } from './metrics/metrics';

let http: Server;
async function listen(probes: Partial<Probes>) {
  http = createHttp({
    unready: async () => null,
    lacking: () => null,
    metrics: new Metrics(),
    metricsToken: null,
    ...probes,
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
}
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

test('says that it is there, whether it is ready and why not, and nothing else', async () => {
  let why: string | null = 'starting';
  const get = await listen({ unready: async () => why });
  expect((await get('/health')).status).toBe(200);
  const early = await get('/ready');
  expect([early.status, await early.text()]).toEqual([503, 'not ready: starting\n']);
  why = null;
  expect((await get('/ready')).status).toBe(200);
  expect((await get('/etc')).status).toBe(404);
});

test('what it does without is said, and does not make it unready', async () => {
  const get = await listen({ lacking: () => 'without redis' });
  const ready = await get('/ready');
  expect([ready.status, await ready.text()]).toEqual([200, 'ready, without redis\n']);
});

test('metrics are for who bears the token', async () => {
  const get = await listen({ metricsToken: 'open sesame' });
  const told = await get('/metrics', { authorization: 'Bearer open sesame' });
  expect([told.status, told.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await told.text()).toContain('# TYPE astris_action_seconds histogram');
  for (const authorization of ['', 'open sesame', 'Bearer', 'Bearer open sesam', 'bearer open sesame']) {
    const refused = await get('/metrics', { authorization });
    expect([refused.status, await refused.text()]).toEqual([401, 'unauthorized\n']);
  }
});

test('without a token nobody reads metrics, not from this machine either', async () => {
  const get = await listen({ metricsToken: null });
  for (const authorization of ['', 'Bearer ', 'Bearer null', 'Bearer undefined']) {
    expect((await get('/metrics', { authorization })).status).toBe(404);
  }
});
