'use client';
import type { RouterOutputs } from '@astris/api';
import { toast } from '@astris/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTRPC } from '@/client/trpc';
import { useTellRefusal } from '@/lobby/refusal';

export type FriendLists = RouterOutputs['friends']['list'];
export type Standing = RouterOutputs['friends']['standing'];

const LISTS_POLL_MS = 5_000;
const COUNT_POLL_MS = 60_000;

/** One's friends and the requests that wait, kept up to date. */
export function useFriendLists() {
  return useQuery(useTRPC().friends.list.queryOptions(undefined, { refetchInterval: LISTS_POLL_MS }));
}

/** How many requests wait for an answer; none for a guest. `initial` is what the server counted. */
export function useRequestCount(initial: number, isGuest: boolean): number {
  const options = { initialData: initial, enabled: !isGuest, refetchInterval: COUNT_POLL_MS, staleTime: COUNT_POLL_MS };
  return useQuery(useTRPC().friends.waiting.queryOptions(undefined, options)).data;
}

/** How one stands to this player. `initial` is what the server said. */
export function useStanding(userId: string, initial: Standing): Standing {
  return useQuery(useTRPC().friends.standing.queryOptions({ userId }, { initialData: initial })).data;
}

/** Reads again whatever tells who is friends with whom, and who is blocked or muted. */
export function useFriendsChanged() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  return () =>
    Promise.all([trpc.friends, trpc.players].map((router) => queries.invalidateQueries(router.pathFilter())));
}

/** Asks somebody, or accepts; says how the two stand then. The caller says why it was refused. */
export function useAsk() {
  const t = useTranslations('friends');
  const changed = useFriendsChanged();
  return useMutation(
    useTRPC().friends.ask.mutationOptions({
      onSuccess: ({ name, standing }) =>
        toast.success(standing === 'friends' ? t('told.friends', { name }) : t('told.asked', { name })),
      onSettled: changed,
    }),
  );
}

/** Ends a friendship, declines a request or takes one back. */
export function useRemove() {
  const changed = useFriendsChanged();
  const tellRefusal = useTellRefusal();
  return useMutation(useTRPC().friends.remove.mutationOptions({ onError: tellRefusal, onSettled: changed }));
}
