'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC, useTRPCClient } from '@/client/trpc';
import { tellRefusal } from '@/lobby/refusal';
import { listenForGame } from './listen';
import type { QueueStanding } from './words';

/** How often a waiting page says that it is there, in ms. */
const STAY_MS = 3_000;
const KEY = ['queue'];
/** Kept over a reload: this tab waits, so that it goes to the game even if that begins meanwhile. */
const WAITS = 'astris-waits';

/** One's place in a queue: how it stands, and how to enter and leave. All parts of a page share it. */
export function useQueue(signedIn: boolean) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const standing = useQuery<QueueStanding>({
    queryKey: KEY,
    queryFn: () => client.queue.stay.mutate(),
    enabled: signedIn,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? STAY_MS : false),
    refetchIntervalInBackground: true,
  });
  const again = () => queries.invalidateQueries({ queryKey: KEY });
  const enter = useMutation(trpc.queue.enter.mutationOptions({ onSettled: again, onError: tellRefusal }));
  const leave = useMutation(
    trpc.queue.leave.mutationOptions({
      onSettled: () => {
        sessionStorage.removeItem(WAITS);
        return again();
      },
      onError: tellRefusal,
    }),
  );
  return { standing: standing.data, at: standing.dataUpdatedAt, again, enter, leave };
}

/** Calls this once when a game has begun for somebody who waited in this tab. */
export function useWhenPaired(standing: QueueStanding | undefined, onPaired: (matchId: string) => void): void {
  useEffect(() => {
    if (standing?.state === 'waiting') sessionStorage.setItem(WAITS, '1');
    if (standing?.state !== 'paired' || !sessionStorage.getItem(WAITS)) return;
    sessionStorage.removeItem(WAITS);
    onPaired(standing.matchId);
  }, [standing, onPaired]);
}

/** Hears of the game over a socket while one waits, and then asks at once. */
export function useQueueSocket(url: string, waits: boolean, again: () => unknown): void {
  const client = useTRPCClient();
  useEffect(() => {
    if (!waits) return;
    return listenForGame(
      url,
      () => client.account.ticket.mutate(),
      () => again(),
    );
  }, [client, url, waits]);
}
