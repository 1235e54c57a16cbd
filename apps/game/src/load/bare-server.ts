/** The bare exchange that the service is compared with: an answer to the sender, one event to the other, nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  const { pair, event } = socket.handshake.auth as { pair: string; event: unknown };
  void socket.join(pair);
  socket.on('act', (_message: unknown, answer: (answer: object) => void) => {
    socket.to(pair).emit('step', event);
    answer({ ok: true, version: 1 });
  });
});
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
