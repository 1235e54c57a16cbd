'use client';
import type { Reported } from '@astris/ui';
import { useCallback } from 'react';
import { useRefusals } from '@/client/refusals';
import { useTRPCClient } from '@/client/trpc';

/** Sends a report of a problem in this game as it was after `number` actions. */
export function useReport(matchId: string): (number: number, comment: string) => Promise<Reported> {
  const api = useTRPCClient();
  const { errorSentence } = useRefusals();
  return useCallback(
    async (number, comment) => {
      try {
        return await api.reports.send.mutate({ matchId, number, comment });
      } catch (error) {
        return { refused: errorSentence(error) };
      }
    },
    [api, matchId, errorSentence],
  );
}
