import type { ConnectionRefusal, ProtocolRefusal, ToClient, ToServer } from '@astris/protocol';
import { WIRE_VERSION } from '@astris/protocol/wire';
import { io, type Socket } from 'socket.io-client';

/** How long to wait after a refused connection, in ms. */
export const RETRY_MS = 1_500;
/** The service was updated and does not let this page in: only a page loaded anew can go on. */
export const OTHER_BUILD = 'otherBuild' satisfies ProtocolRefusal;

/** Why the service was not reached, or did not let somebody in: then with a refusal as its message. */
export type ConnectionError = Error & { data?: ConnectionRefusal };

export interface GameSocket {
  socket: Socket<ToClient, ToServer>;
  /** Closes it, for good. */
  stop: () => void;
}

/**
 * A socket to the game service, not open yet. It comes back after a loss, and after a refusal too, which socket.io leaves to its
 * user: then when the refusal says; but not to a service of another build.
 *
 * @param ticket a fresh one, asked for at each connection; who gets none comes as a stranger
 */
export function gameSocket(url: string, ticket: () => Promise<string>): GameSocket {
  const socket: Socket<ToClient, ToServer> = io(url, {
    autoConnect: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) => {
      ticket().then(
        (given) => give({ ticket: given, wire: WIRE_VERSION }),
        () => give({ wire: WIRE_VERSION }),
      );
    },
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const again = (ms: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), ms);
  };
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again(RETRY_MS);
  });
  socket.on('connect_error', ({ message, data }: ConnectionError) => {
    if (message !== OTHER_BUILD && !socket.active) again(data ? data.retryAfter * 1_000 : RETRY_MS);
  });
  return {
    socket,
    stop: () => {
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
