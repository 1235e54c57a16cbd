'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { orNotLoaded, StageLoading } from '@/site/stage-loading';
import type { ReplayEntryProps } from './entry';

function Loading() {
  const t = useTranslations('replayPage');
  return <StageLoading label={t('loading')} />;
}

/** Engine, cards and table are loaded on this page alone, after it has said what it is at. */
export const ReplayStage = dynamic<ReplayEntryProps>(
  () => orNotLoaded(import('./entry').then(({ ReplayEntry }) => ReplayEntry)),
  { ssr: false, loading: Loading },
);
