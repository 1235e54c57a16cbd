'use client';
import { useEffect } from 'react';
import { gameSocket } from '@/client/game-socket';
import { useTRPCClient } from '@/client/trpc';

/**
 * A socket while one waits: as long as it is open the place in the queue is kept, also where a browser lets a hidden page ask
 * only once a minute; and it tells at once that a game has begun. A help only: without it the page hears of the game when it asks.
 */
export function useQueueSocket(url: string, waits: boolean, onPaired: () => unknown): void {
  const client = useTRPCClient();
  useEffect(() => {
    if (!waits) return;
    const { socket, stop } = gameSocket(url, () => client.account.ticket.mutate());
    socket.on('paired', onPaired);
    // Signed out or suspended: nobody waits any more.
    socket.on('ended', stop);
    socket.connect();
    return stop;
  }, [client, url, waits, onPaired]);
}
