'use client';
import { toast } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { reasonOf } from '@/client/refusals';
import { useTRPCClient } from '@/client/trpc';

interface Waiting {
  matchId: string;
  state: string;
  challengeKey: string | null;
  /** The friend whom the challenge is for. */
  challenged: string | null;
}

/** Says so when a challenge for a friend is gone without having begun. One that was played meanwhile is gone from one's own games too. */
export function useToldEnded(mine: readonly Waiting[] | undefined): void {
  const t = useTranslations('friends.challenge');
  const api = useTRPCClient();
  const waiting = useRef(new Map<string, { friend: string; key: string }>());
  useEffect(() => {
    if (!mine) return;
    const here = new Set(mine.map(({ matchId }) => matchId));
    for (const [matchId, { friend, key }] of waiting.current) {
      if (here.has(matchId)) continue;
      api.challenge.preview.query({ key }).catch((error: unknown) => {
        if (reasonOf(error) === 'unknownMatch') toast(t('ended', { friend }));
      });
    }
    const open = mine.flatMap(({ matchId, state, challenged: friend, challengeKey: key }) =>
      state === 'OPEN' && friend !== null && key !== null ? [[matchId, { friend, key }] as const] : [],
    );
    waiting.current = new Map(open);
  }, [mine, t, api]);
}
