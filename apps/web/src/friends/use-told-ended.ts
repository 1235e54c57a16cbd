'use client';
import { toast } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

interface Waiting {
  matchId: string;
  state: string;
  /** The friend whom the challenge is for. */
  challenged: string | null;
}

/** Says so when a challenge for a friend is gone from one's own games without having begun. */
export function useToldEnded(mine: readonly Waiting[] | undefined): void {
  const t = useTranslations('friends.challenge');
  const waiting = useRef(new Map<string, string>());
  useEffect(() => {
    if (!mine) return;
    const here = new Set(mine.map(({ matchId }) => matchId));
    for (const [matchId, friend] of waiting.current) {
      if (!here.has(matchId)) toast(t('ended', { friend }));
    }
    const open = mine.flatMap(({ matchId, state, challenged }) =>
      state === 'OPEN' && challenged !== null ? [[matchId, challenged] as const] : [],
    );
    waiting.current = new Map(open);
  }, [mine, t]);
}
