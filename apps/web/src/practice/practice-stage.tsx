'use client';
import type { BotId } from '@astris/bots/roster';
import type { PracticeDeck } from '@astris/practice';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { orNotLoaded, StageLoading } from '@/site/stage-loading';
import type { PracticePlayProps } from './practice-play';

export interface PracticeSetup {
  bot: BotId;
  mine: PracticeDeck;
  theirs: PracticeDeck;
}
/** A new game, or the one that this browser keeps. */
export type Wanted = PracticeSetup | 'resume';

function Loading() {
  const t = useTranslations('practice');
  return <StageLoading label={t('loading')} />;
}

/** Engine, cards and table are loaded once somebody plays. */
const Play = dynamic<PracticePlayProps>(
  () => orNotLoaded(import('./practice-play').then(({ PracticePlay }) => PracticePlay)),
  { ssr: false, loading: Loading },
);

const Begin = createContext<(wanted: Wanted) => void>(() => undefined);
export const useBegin = () => use(Begin);

const AT_TABLE = '#table';

/** The choice of decks and bot, and in its place the table: no new page is asked for in between, and a reload stays there. */
export function PracticeStage({ children }: { children: ReactNode }) {
  const t = useTranslations('practice');
  const [wanted, want] = useState<Wanted | null>(null);
  useEffect(() => {
    if (location.hash === AT_TABLE) want('resume');
  }, []);
  const begin = useCallback((next: Wanted) => {
    history.replaceState(null, '', AT_TABLE);
    want(next);
  }, []);
  const leave = useCallback(() => {
    history.replaceState(null, '', location.pathname);
    want(null);
  }, []);
  if (wanted) return <Play slot="practice" wanted={wanted} onLeave={leave} kind={t('kind')} />;
  return <Begin value={begin}>{children}</Begin>;
}
