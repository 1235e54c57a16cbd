'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { orNotLoaded, StageLoading } from '@/site/stage-loading';
import type { PuzzlePlayProps } from './puzzle-play';

function Loading() {
  const t = useTranslations('learn.puzzle');
  return <StageLoading label={t('laying')} />;
}

/** Engine, cards and table are loaded after the page has said what it is at. */
export const PuzzleStage = dynamic<PuzzlePlayProps>(
  () => orNotLoaded(import('./puzzle-play').then(({ PuzzlePlay }) => PuzzlePlay)),
  { ssr: false, loading: Loading },
);
