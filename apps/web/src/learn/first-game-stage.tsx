'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { orNotLoaded, StageLoading } from '@/site/stage-loading';
import type { FirstGameProps } from './first-game';

function Loading() {
  const t = useTranslations('learn.firstGame');
  return <StageLoading label={t('laying')} />;
}

/** Engine, cards and table are loaded after the page has said what it is at. */
export const FirstGameStage = dynamic<FirstGameProps>(
  () => orNotLoaded(import('./first-game').then(({ FirstGame }) => FirstGame)),
  { ssr: false, loading: Loading },
);
