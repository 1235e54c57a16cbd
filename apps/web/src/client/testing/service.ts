import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ToClient, ToServer } from '@astris/protocol';
import { Server } from 'socket.io';

/** A service of the game's messages on a free port of this machine, for tests of the pages' side of them. */
export async function openService() {
  const http = createServer();
  const io = new Server<ToServer, ToClient>(http);
  await new Promise<void>((listens) => http.listen(0, '127.0.0.1', listens));
  const { port } = http.address() as AddressInfo;
  return { io, url: `http://127.0.0.1:${port}`, close: () => io.close() };
}
