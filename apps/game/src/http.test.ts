import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHttp } from './http';

test('says that it is there, whether it is ready, and nothing else', async () => {
  let ready = false;
  const http = createHttp(async () => ready);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const status = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`)).status;
  expect(await status('/health')).toBe(200);
  expect(await status('/ready')).toBe(503);
  ready = true;
  expect(await status('/ready')).toBe(200);
  expect(await status('/etc')).toBe(404);
  http.closeAllConnections();
  http.close();
});
