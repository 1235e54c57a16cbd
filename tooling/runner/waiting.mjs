// Waiting for a state, and ports to wait at.
import net from 'node:net';

const PAUSE = 40;

/** Asks until the answer is true, at most `limit` ms. Returns whether it became true. */
export async function until(ask, limit) {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    if (await ask()) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return false;
}

/** True when this address answers with success. */
export const answersOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    (response) => response.ok,
    () => false,
  );

/** A port of 127.0.0.1 that nobody uses now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Throws when somebody else listens at this port of 127.0.0.1. */
export function assertPortFree(port, variable) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', () =>
      reject(new Error(`Port ${port} of 127.0.0.1 is in use. Stop what uses it, or set ${variable} to another port.`)),
    );
    server.listen(port, '127.0.0.1', () => server.close(resolve));
  });
}
