'use client';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTRPC } from '@/client/trpc';
import { matchHref } from '@/site/links';

const POLL_MS = 1_500;

/** The open tables, and what is one's own; both kept up to date. */
export function useLobby(signedIn: boolean) {
  const trpc = useTRPC();
  const tables = useQuery(trpc.lobby.tables.queryOptions(undefined, { refetchInterval: POLL_MS }));
  const mine = useQuery(trpc.lobby.mine.queryOptions(undefined, { refetchInterval: POLL_MS, enabled: signedIn }));
  return { tables, mine };
}

/** The challenges that friends have made for one, kept up to date. */
export function useReceived() {
  return useQuery(useTRPC().challenge.received.queryOptions(undefined, { refetchInterval: POLL_MS }));
}

/** Goes to a game of one's own as soon as somebody has joined it. */
export function useGoWhenJoined(mine: readonly { matchId: string; state: string }[] | undefined): void {
  const router = useRouter();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { matchId, state } of mine ?? []) {
      if (state === 'OPEN') waiting.current.add(matchId);
      else if (waiting.current.delete(matchId)) router.push(matchHref(matchId));
    }
  }, [mine, router]);
}
