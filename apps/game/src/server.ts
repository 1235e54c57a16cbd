import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { createHttp } from './http';
import type { GameIo } from './match/delivery';
import { Matches } from './match/matches';
import { Matchmaker } from './matchmaking/matchmaker';
import type { GameParts } from './parts';
import { acceptSockets } from './sockets/connection';
import { Crowd } from './sockets/crowd';
import { headersOf, onlyFrom } from './sockets/origins';
import { SessionWatch } from './sockets/session-watch';

/** Largest packet, in bytes; what is larger ends the connection. Longer messages than the protocol's are refused. */
const MAX_PACKET_BYTES = 65_536;
/** How long a connection may lie there without showing a ticket, in ms. */
const CONNECT_MS = 10_000;

export interface GameServer {
  /** Takes up the live matches and listens; gives back the port. Port 0: any free one. */
  listen(port: number, host: string): Promise<number>;
  /** Is not ready any more: lets no socket in and takes up no match of itself. Who is here plays on. */
  drain(): void;
  /** Finishes what is under way, tells it, closes the sockets, which their clients open again elsewhere, and ends. */
  close(): Promise<void>;
}

/** The game service as a function of its parts. */
export function createGameServer(parts: GameParts): GameServer {
  let open = false;
  const unready = async () => {
    if (matches.isDraining) return 'draining';
    if (!open) return 'starting';
    return parts.store.check().then(
      () => null,
      () => 'no database',
    );
  };
  const { relay } = parts;
  const lacking = () => (relay?.isUp === false ? 'without redis' : null);
  const http = createHttp({ unready, lacking, metrics: parts.metrics, metricsToken: parts.metricsToken });
  const crowd = new Crowd(parts.limits, parts.clock);
  const io: GameIo = new Server(http, {
    ...onlyFrom(parts.origins, (request) => crowd.isOverrun(request)),
    connectTimeout: CONNECT_MS,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    serveClient: false,
    ...(relay && { adapter: relay.adapter }),
  });
  const headers = new Map(Object.entries(headersOf(parts.origins)));
  http.prependListener('request', (_, response) => response.setHeaders(headers));
  const matches = new Matches(parts, io);
  const matchmaker = new Matchmaker(parts, matches.delivery);
  io.engine.on('connection', (connection) => crowd.arrived(connection));
  acceptSockets(io, parts, matches, crowd);
  const sessions = new SessionWatch(io, parts);
  parts.metrics.watch(() => ({
    ...matches.standing,
    sockets: io.of('/').sockets.size,
    redisAway: relay?.isUp === false,
  }));

  const drain = () => {
    matches.drain();
    // Who waits is paired by another node.
    void matchmaker.stop();
  };
  return {
    async listen(port, host) {
      await matches.open();
      sessions.open();
      await new Promise<void>((listening, failed) => {
        http.once('error', failed);
        http.listen(port, host, listening);
      });
      if (!matches.isDraining) matchmaker.open();
      open = true;
      return (http.address() as AddressInfo).port;
    },
    drain,
    async close() {
      drain();
      await matchmaker.stop();
      await sessions.close();
      await matches.stop();
      await io.close();
      await matches.close();
      await relay?.close();
      await parts.store.close();
    },
  };
}
