'use client';
import type { ToClient, ToServer } from '@astris/protocol';
import { WIRE_VERSION } from '@astris/protocol/wire';
import { useEffect } from 'react';
import { io, type Socket } from 'socket.io-client';
import { useTRPCClient } from '@/client/trpc';

/**
 * A socket while one waits: as long as it is open the place in the queue is kept, also where a browser lets a hidden page ask
 * only once a minute; and it tells at once that a game has begun. A help only: without it the page hears of the game when it asks.
 */
export function useQueueSocket(url: string, waits: boolean, onPaired: () => unknown): void {
  const client = useTRPCClient();
  useEffect(() => {
    if (!waits) return;
    const socket: Socket<ToClient, ToServer> = io(url, {
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      auth: (give) => {
        client.account.ticket.mutate().then(
          (ticket) => give({ ticket, wire: WIRE_VERSION }),
          () => give({ wire: WIRE_VERSION }),
        );
      },
    });
    socket.on('paired', onPaired);
    return () => {
      socket.disconnect();
    };
  }, [client, url, waits, onPaired]);
}
