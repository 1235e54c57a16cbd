'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reasonOf } from '@/client/refusals';
import { useTRPC, useTRPCClient } from '@/client/trpc';
import { useTellRefusal } from '@/lobby/refusal';
import { forgetWaiting } from './use-outcome';
import type { QueueStanding } from './words';

/** How often a waiting page says that it is there, in ms. */
const STAY_MS = 3_000;
/** How often a page that knows of a game asks whether it still goes on, in ms. */
const PAIRED_MS = 30_000;
const INTERVALS = { waiting: STAY_MS, paired: PAIRED_MS, none: false } as const;
const KEY = ['queue'];

/** One's place in a queue: how it stands, and how to enter and leave. All parts of a page share it. */
export function useQueue(signedIn: boolean) {
  const tellRefusal = useTellRefusal();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const { data, dataUpdatedAt, error } = useQuery<QueueStanding>({
    queryKey: KEY,
    queryFn: () => client.queue.stay.mutate(),
    enabled: signedIn,
    refetchInterval: ({ state }) => state.data !== undefined && INTERVALS[state.data.state],
    refetchIntervalInBackground: true,
  });
  const again = useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
  const enter = useMutation(trpc.queue.enter.mutationOptions({ onSettled: again, onError: tellRefusal }));
  const leave = useMutation(
    trpc.queue.leave.mutationOptions({
      onSuccess: forgetWaiting,
      onSettled: again,
      onError: tellRefusal,
    }),
  );
  // Who signed out in another tab waits no more; what was known before is still there.
  const standing: QueueStanding | undefined = reasonOf(error) === 'notSignedIn' ? { state: 'none' } : data;
  return { standing, at: dataUpdatedAt, isCutOff: error !== null, again, enter, leave };
}
