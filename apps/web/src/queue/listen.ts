import type { PairedMessage, ToClient, ToServer } from '@astris/protocol';
import { WIRE_VERSION } from '@astris/protocol/wire';
import { io, type Socket } from 'socket.io-client';

/**
 * A socket for somebody who waits: while it is open their entry lives, and it tells at once when a game has begun. Gives back
 * what closes it. It is a help only: where it can't be opened, the page hears of the game when it asks.
 */
export function listenForGame(
  url: string,
  ticket: () => Promise<string>,
  onPaired: (message: PairedMessage) => void,
): () => void {
  const socket: Socket<ToClient, ToServer> = io(url, {
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) => {
      ticket().then(
        (fresh) => give({ ticket: fresh, wire: WIRE_VERSION }),
        () => give({ wire: WIRE_VERSION }),
      );
    },
  });
  socket.on('paired', onPaired);
  return () => {
    socket.disconnect();
  };
}
