'use client';
import dynamic from 'next/dynamic';
import { orNotLoaded, StageLoading } from '@/site/stage-loading';
import type { ReplayEntryProps } from './entry';

/** Engine, cards and table are loaded on this page alone, after it has said what it is at. */
export const ReplayStage = dynamic<ReplayEntryProps>(
  () => orNotLoaded(import('./entry').then(({ ReplayEntry }) => ReplayEntry)),
  { ssr: false, loading: () => <StageLoading label="Loading the viewer" /> },
);
